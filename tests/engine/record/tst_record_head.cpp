// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_commands.h"
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/chain.h"
#include "engine/record/house_page.h"
#include "engine/record/record_head.h"
#include "engine/record/verify/verify.h"
#include "engine/record/write/retention.h"
#endif

#include <QObject>

#include <nlohmann/json.hpp>

#include <span>
#include <sstream>
#include <string>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// Notes the same points on the house page.
void noteOnHousePage(record::RecordWriter& writer) {
    const auto page = std::make_shared<record::HousePage>("1.2.3");
    const auto ticket = writer.append([page](record::RecordStore& store) {
        const bool isFirst = store.housePage() == 0;
        record::HouseAccounts accounts;
        accounts.points = Money{10'000};
        page->write(store, accounts,
                    isFirst ? record::AccountCause::first_points : record::AccountCause::table,
                    record::WallTime(std::chrono::seconds(1'700'000'000)));
    });
    QVERIFY(ticket && writer.waitFor(*ticket));
}

// Two tables in turns, with the house page between their rounds: tables 1 and 3, the page is table 2.
void recordInTurns(const std::filesystem::path& path, int turns) {
    const auto writer = openWriter(path);
    RecordedTable<RecordedPoker> poker(*writer);
    noteOnHousePage(*writer);
    RecordedTable<RecordedRoulette> roulette(*writer);
    for (int i = 0; i < turns; ++i) {
        poker.playOut(1);
        noteOnHousePage(*writer);
        roulette.playOut(1);
        noteOnHousePage(*writer);
    }
    QVERIFY(!writer->close());
}

record::Verification checkedFor(const std::filesystem::path& path, const std::optional<Digest>& head = {},
                                unsigned threads = 0) {
    record::VerifyOptions options;
    options.head = head;
    options.threads = threads;
    const auto checked = record::verify(path, {}, options);
    return checked ? *checked : record::Verification();
}

QString wordsOf(const record::Verification& checked) {
    QString words;
    for (const record::Finding& finding : checked.faults.list()) {
        words += QString::fromStdString(app::englishText(finding)) + QLatin1Char('\n');
    }
    return words;
}

Digest digestFrom(const QByteArray& bytes) {
    Digest digest{};
    std::copy(bytes.begin(), bytes.end(), digest.begin());
    return digest;
}

// Changes events and recomputes all hashes, also in the list of tables. The record's own head stays.
void rehash(record::Database& database, const char* sql) {
    database.execute(sql);
    std::vector<record::TableRow> tables;
    record::Statement table = database.prepare(
        "SELECT id, game, rules, rules_version, program, opened, events FROM tables ORDER BY id");
    while (table.step()) {
        tables.push_back({table.number(0),
                          std::string(table.text(1)),
                          std::string(table.text(2)),
                          std::string(table.text(3)),
                          std::string(table.text(4)),
                          record::WallTime(std::chrono::milliseconds(table.number(5))),
                          static_cast<std::uint64_t>(table.number(6)),
                          {},
                          {}});
    }
    Digest opening{};
    for (const record::TableRow& one : tables) {
        opening = record::openingHash(opening, one);
        Digest hash = opening;
        record::Statement row = database.prepare("SELECT id, round, seq, t, wall, event, rules, fields FROM "
                                                 "events WHERE table_id = ? ORDER BY seq");
        row.bind(1, one.number);
        std::vector<std::pair<std::int64_t, Digest>> hashes;
        while (row.step()) {
            hash = record::eventHash(
                hash, {one.number,
                       static_cast<std::uint64_t>(row.number(1)),
                       static_cast<std::uint64_t>(row.number(2)),
                       row.number(3),
                       record::WallTime(std::chrono::milliseconds(row.number(4))),
                       {std::string(row.text(5)), std::string(row.text(6)), std::string(row.text(7))},
                       {}});
            hashes.emplace_back(row.number(0), hash);
        }
        for (const auto& [id, digest] : hashes) {
            database.prepare("UPDATE events SET hash = ? WHERE id = ?")
                .bind(1, std::span<const std::uint8_t>(digest))
                .bind(2, id)
                .run();
        }
        const Digest head = record::headHash(one.number, one.events, hash);
        database.prepare("UPDATE tables SET hash = ?, head = ? WHERE id = ?")
            .bind(1, std::span<const std::uint8_t>(hash))
            .bind(2, std::span<const std::uint8_t>(head))
            .bind(3, one.number)
            .run();
    }
}

} // namespace

/// The record's head: one hash over every event of every table in the order of writing, which an earlier
/// printout can be compared with; and that a verification lists every fault.
class RecordHeadTest : public QObject {
    Q_OBJECT

private slots:
    void headIsOverAllEvents();
    void whoeverAltersEverythingHasAnotherHead();
    void anEarlierHeadIsFound();
    void theEmptyRecordStandsAtZeros();
    void whatRetentionRemovesStaysInTheHead();
    void aRemovedRunThatDoesNotFitIsFound_data();
    void aRemovedRunThatDoesNotFitIsFound();
    void retentionLeavesWhatWasAltered();
    void allFaultsAreListed();
    void faultsOfOneTableAreListed();
    void whatFollowsAnUnreadableEventIsStillTheOneWritten();
    void aPlayerWhoWasNeverThereIsSaidInWords();
    void moreFaultsAreCounted();
    void theCommandListsThem();
};

void RecordHeadTest::headIsOverAllEvents() {
    const RecordPlace place;
    recordInTurns(place.path(), 3);
    const record::Verification checked = checkedFor(place.path());
    QCOMPARE(wordsOf(checked), QString());
    QVERIFY(checked.head);
    record::Database database(place.path(), record::OpenMode::write);
    QVERIFY(*checked.head == digestFrom(headOfEvents(database)));
    QVERIFY(record::headOf(database) ==
            (record::RecordHead{database.number("SELECT count(*) FROM events"), *checked.head}));
    // The tables were written in turns.
    QVERIFY(database.number("SELECT count(*) FROM events AS one JOIN events AS next ON next.id = one.id + 1 "
                            "WHERE next.table_id < one.table_id") >= 3);
}

// A player is renamed in every event, and every hash is recomputed: only the record's head shows it, and
// who alters that one, too, has another than the one on paper.
void RecordHeadTest::whoeverAltersEverythingHasAnotherHead() {
    const RecordPlace place;
    recordInTurns(place.path(), 2);
    const record::Verification before = checkedFor(place.path());
    record::Database database(place.path(), record::OpenMode::write);
    const QByteArray file = QByteArray::fromStdString(database.text("SELECT quote(hash) FROM head"));
    rehash(database, "UPDATE events SET fields = replace(fields, '\"p2\"', '\"zeca\"')");
    QVERIFY(database.number("SELECT count(*) FROM events WHERE fields LIKE '%\"zeca\"%'") > 5);
    QCOMPARE(QByteArray::fromStdString(database.text("SELECT quote(hash) FROM head")), file);
    const record::Verification changed = checkedFor(place.path());
    QCOMPARE(changed.faults.list().size(), std::size_t{1});
    QCOMPARE(changed.faults.list().front().field, std::string("record_head"));
    QCOMPARE(changed.faults.list().front().found, toHex(*before.head));
    QCOMPARE(changed.faults.list().front().expected, toHex(*changed.head));
    QVERIFY(changed.head != before.head);
    renewHead(database);
    const record::Verification renewed = checkedFor(place.path(), before.head);
    QCOMPARE(wordsOf(renewed), QString());
    QVERIFY(renewed.head == changed.head);
    QVERIFY(!renewed.isHeadKnown);
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::verifyCommand(place.path(), out, err, {}, before.head), 1);
    QVERIFY(out.str().find("\"head_known\":false") != std::string::npos);
    QVERIFY(err.str().find("has never stood at the head " + toHex(*before.head)) != std::string::npos);
}

// A head on paper is found again, however the record has gone on: at other tables, and on the house page.
void RecordHeadTest::anEarlierHeadIsFound() {
    const RecordPlace place;
    recordInTurns(place.path(), 1);
    const record::Verification earlier = checkedFor(place.path());
    record::TableMoment last;
    {
        record::Database database(place.path(), record::OpenMode::write);
        last = {
            database.number("SELECT table_id FROM events ORDER BY id DESC LIMIT 1"),
            static_cast<std::uint64_t>(database.number("SELECT seq FROM events ORDER BY id DESC LIMIT 1"))};
    }
    recordInTurns(place.path(), 2);
    recordRounds<RecordedBingo>(place.path(), 1);
    for (const unsigned threads : {1U, 4U}) {
        const record::Verification later = checkedFor(place.path(), earlier.head, threads);
        QCOMPARE(wordsOf(later), QString());
        QVERIFY(later.head != earlier.head);
        QVERIFY(later.isHeadKnown);
        QVERIFY(later.headEvent == last);
    }
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::verifyCommand(place.path(), out, err, {}, earlier.head), 0);
    const auto json = nlohmann::json::parse(out.str());
    QCOMPARE(json["head_known"].get<bool>(), true);
    QCOMPARE(json["head_event"]["table"].get<std::int64_t>(), last.table);
    QCOMPARE(json["head_event"]["seq"].get<std::uint64_t>(), last.seq);
    // Without the option nothing is said of it.
    std::ostringstream plain;
    QCOMPARE(app::verifyCommand(place.path(), plain, err), 0);
    QVERIFY(plain.str().find("\"head\":\"") != std::string::npos);
    QVERIFY(plain.str().find("head_known") == std::string::npos);
}

void RecordHeadTest::theEmptyRecordStandsAtZeros() {
    const RecordPlace place;
    openWriter(place.path())->close();
    const record::Verification empty = checkedFor(place.path());
    QCOMPARE(wordsOf(empty), QString());
    QVERIFY(empty.head == Digest{});
    recordRounds<RecordedPoker>(place.path(), 1);
    const record::Verification later = checkedFor(place.path(), Digest{});
    QVERIFY(later.isHeadKnown);
    QVERIFY(!later.headEvent);
}

void RecordHeadTest::whatRetentionRemovesStaysInTheHead() {
    const RecordPlace place;
    recordInTurns(place.path(), 3);
    const record::Verification first = checkedFor(place.path());
    recordInTurns(place.path(), 2);
    record::Retention retention;
    retention.keepRounds = 4;
    const record::Verification before = checkedFor(place.path());
    std::vector<Digest> heads;
    {
        record::Database database(place.path(), record::OpenMode::write);
        record::HeadCursor events(database);
        while (events.next()) {
            heads.push_back(events.head().head);
        }
    }
    const auto removal =
        record::prune(place.path(), retention, record::WallTime(std::chrono::seconds(1'800'000'000)));
    QVERIFY(removal);
    QCOMPARE(removal->tables, 2U); // 1 and 3
    const record::Verification after = checkedFor(place.path());
    QCOMPARE(wordsOf(after), QString());
    QVERIFY(after.head == before.head);
    QVERIFY(checkedFor(place.path(), before.head).isHeadKnown);
    QVERIFY(checkedFor(place.path(), first.head).isHeadKnown); // its last event is one of the house page
    {
        record::Database database(place.path(), record::OpenMode::write);
        const auto runs = record::removedRuns(database);
        QVERIFY(runs.size() >= 3);
        std::int64_t gone = 0;
        for (std::size_t i = 0; i < runs.size(); ++i) {
            gone += runs[i].last - runs[i].first + 1;
            QVERIFY(i == 0 || runs[i - 1].last + 1 < runs[i].first); // joined
            // The heads at both ends are known; those within are lost.
            QVERIFY(runs[i].after == heads.at(static_cast<std::size_t>(runs[i].last - 1)));
            const record::Verification atEnd = checkedFor(place.path(), runs[i].after);
            QVERIFY(atEnd.isHeadKnown);
            QVERIFY(!atEnd.headEvent);
            QVERIFY(checkedFor(place.path(), runs[i].before).isHeadKnown);
            if (runs[i].last > runs[i].first) {
                QVERIFY(!checkedFor(place.path(), heads.at(static_cast<std::size_t>(runs[i].first - 1)))
                             .isHeadKnown);
            }
        }
        QCOMPARE(static_cast<std::uint64_t>(gone), removal->events);
        QCOMPARE(database.number("SELECT last_event FROM head"), static_cast<std::int64_t>(heads.size()));
    }
    // The record goes on, and what follows is removed, too.
    recordInTurns(place.path(), 1);
    QCOMPARE(wordsOf(checkedFor(place.path(), before.head)), QString());
    const auto again =
        record::prune(place.path(), retention, record::WallTime(std::chrono::seconds(1'900'000'000)));
    QVERIFY(again);
    const record::Verification last = checkedFor(place.path(), before.head);
    QCOMPARE(wordsOf(last), QString());
    QVERIFY(last.isHeadKnown);
}

void RecordHeadTest::aRemovedRunThatDoesNotFitIsFound_data() {
    QTest::addColumn<QByteArray>("sql");
    const auto row = [](const char* name, const char* sql) { QTest::newRow(name) << QByteArray(sql); };
    row("its head before", "UPDATE removed_runs SET head_before = randomblob(32) WHERE first = 1");
    row("its head after", "UPDATE removed_runs SET head_after = zeroblob(32) WHERE first = 1");
    row("a head too short", "UPDATE removed_runs SET head_after = x'00'");
    row("its end", "UPDATE removed_runs SET last = last + 1 WHERE first = 1");
    row("its beginning", "UPDATE removed_runs SET first = 2 WHERE first = 1");
    row("no end", "UPDATE removed_runs SET last = 9223372036854775807");
    row("it is gone", "DELETE FROM removed_runs WHERE first = 1");
    row("all are gone", "DELETE FROM removed_runs");
    row("one after the end",
        "INSERT INTO removed_runs SELECT last_event + 5, last_event + 6, record_head, record_head FROM head");
}

void RecordHeadTest::aRemovedRunThatDoesNotFitIsFound() {
    QFETCH(const QByteArray, sql);
    const RecordPlace place;
    recordInTurns(place.path(), 2);
    recordInTurns(place.path(), 1);
    record::Retention retention;
    retention.keepRounds = 1;
    QVERIFY(record::prune(place.path(), retention, record::WallTime(std::chrono::seconds(1'800'000'000))));
    QCOMPARE(complaintOf(place.path()), std::string());
    place.doctor(sql.constData());
    const std::string complaint = complaintOf(place.path());
    QVERIFY2(complaint.starts_with("the file"), complaint.c_str());
}

// Nothing is removed if its place in the head cannot be stored.
void RecordHeadTest::retentionLeavesWhatWasAltered() {
    const RecordPlace place;
    recordInTurns(place.path(), 1);
    recordInTurns(place.path(), 1);
    place.doctor("DELETE FROM events WHERE table_id = 2 AND seq = 2");
    record::Retention retention;
    retention.keepRounds = 1;
    const auto removal =
        record::prune(place.path(), retention, record::WallTime(std::chrono::seconds(1'800'000'000)));
    QVERIFY(removal);
    QCOMPARE(removal->tables, 0U);
}

void RecordHeadTest::allFaultsAreListed() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 3);
    recordRounds<RecordedRoulette>(place.path(), 3);
    recordRounds<RecordedPoker>(place.path(), 3);
    {
        record::Database database(place.path(), record::OpenMode::write);
        rehash(database,
               "UPDATE events SET rules = 'P1' WHERE id IN (SELECT min(id) FROM events WHERE event = "
               "'settled' AND table_id IN (1, 3) GROUP BY table_id)");
        renewHead(database);
    }
    const record::Verification alone = checkedFor(place.path(), {}, 1);
    const auto& faults = alone.faults.list();
    QVERIFY2(faults.size() == 2, qPrintable(wordsOf(alone)));
    QVERIFY(alone.bad == faults.front());
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(faults[i].round->table, i == 0 ? 1 : 3);
        QCOMPARE(faults[i].event, std::string("settled"));
        QCOMPARE(faults[i].field, std::string("rules"));
        QCOMPARE(faults[i].found, std::string("P1"));
        QVERIFY(!faults[i].expected.empty());
        QCOMPARE(app::englishText(faults[i].problem), "is P1, should be " + faults[i].expected);
    }
    QCOMPARE(alone.tables, 1U);
    QVERIFY(checkedFor(place.path(), {}, 4) == alone);
}

// Also what is wrong after the first fault of a table; and each hash that does not fit, once.
void RecordHeadTest::faultsOfOneTableAreListed() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 5);
    const record::Verification whole = checkedFor(place.path());
    place.doctor("UPDATE events SET rules = 'P1' WHERE id IN (SELECT min(id) FROM events WHERE event = "
                 "'settled' AND round IN (2, 4) GROUP BY round)");
    const record::Verification alone = checkedFor(place.path(), {}, 1);
    QStringList fields;
    for (const record::Finding& finding : alone.faults.list()) {
        fields.append(QStringLiteral("%1 %2").arg(
            QString::fromStdString(finding.round ? textOf(*finding.round) : std::string()),
            QString::fromStdString(finding.field)));
        QVERIFY(!finding.expected.empty() && !finding.found.empty() && finding.expected != finding.found);
    }
    QCOMPARE(fields, (QStringList{QStringLiteral("1-2 rules"), QStringLiteral("1-2 hash"),
                                  QStringLiteral("1-4 rules"), QStringLiteral("1-4 hash")}));
    QVERIFY(alone.head == whole.head); // the hashes are those on record
    QCOMPARE(alone.rounds, whole.rounds);
    QCOMPARE(alone.events, whole.events - 2);
    QVERIFY(checkedFor(place.path(), {}, 4) == alone);
}

// Nothing can be recomputed after it, but each event that was altered is listed.
void RecordHeadTest::whatFollowsAnUnreadableEventIsStillTheOneWritten() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 3);
    recordRounds<RecordedRoulette>(place.path(), 3);
    place.doctor("UPDATE events SET fields = 'nonsense' WHERE event = 'settled' AND table_id = 1; "
                 "UPDATE events SET wall = wall + 1 WHERE table_id = 2 AND seq IN (7, 30)");
    QStringList altered{QStringLiteral("1 fields")};
    {
        record::Database database(place.path(), record::OpenMode::write);
        const auto settled =
            database.number("SELECT count(*) FROM events WHERE event = 'settled' AND table_id = 1");
        QVERIFY(settled >= 3);
        for (std::int64_t i = 0; i < settled; ++i) {
            altered.append(QStringLiteral("1 hash"));
        }
    }
    altered += {QStringLiteral("2 hash"), QStringLiteral("2 hash")};
    const record::Verification alone = checkedFor(place.path(), {}, 1);
    QStringList places;
    for (const record::Finding& finding : alone.faults.list()) {
        places.append(
            QStringLiteral("%1 %2").arg(finding.round->table).arg(QString::fromStdString(finding.field)));
    }
    QCOMPARE(places, altered);
    QVERIFY(checkedFor(place.path(), {}, 4) == alone);
}

void RecordHeadTest::aPlayerWhoWasNeverThereIsSaidInWords() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 2);
    place.doctor("UPDATE events SET fields = json_set(fields, '$.player', 'zeca') WHERE id = (SELECT min(id) "
                 "FROM events WHERE event = 'staked')");
    const record::Verification checked = checkedFor(place.path());
    QVERIFY(checked.bad);
    QCOMPARE(checked.bad->field, std::string("player"));
    QCOMPARE(app::englishText(checked.bad->problem),
             std::string("names a player who was never at the table"));
    QCOMPARE(checked.faults.list().back().field, std::string("hash")); // of the same event
    QCOMPARE(checked.faults.list().back().seq, checked.bad->seq);
}

void RecordHeadTest::moreFaultsAreCounted() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 80);
    recordRounds<RecordedRoulette>(place.path(), 10);
    place.doctor("UPDATE events SET hash = randomblob(32)");
    const record::Verification alone = checkedFor(place.path(), {}, 1);
    QCOMPARE(alone.faults.list().size(), record::Findings::kMost);
    QVERIFY(alone.faults.more() > 0);
    QVERIFY(checkedFor(place.path(), {}, 4) == alone);
}

void RecordHeadTest::theCommandListsThem() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 3);
    place.doctor("UPDATE events SET rules = 'P1' WHERE id IN (SELECT min(id) FROM events WHERE event = "
                 "'settled' GROUP BY round)");
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(app::verifyCommand(place.path(), out, err), 1);
    const auto json = nlohmann::json::parse(out.str());
    QVERIFY(json["faults"].size() >= 4);
    const auto& first = json["faults"][0];
    for (const char* field : {"table", "round", "seq", "event", "field", "what"}) {
        QVERIFY2(first[field] == json["bad"][field], field);
    }
    QCOMPARE(first["round"].get<std::string>(), std::string("1-1"));
    QCOMPARE(first["found"].get<std::string>(), std::string("P1"));
    QVERIFY(first.contains("expected"));
    QVERIFY(!json["bad"].contains("expected"));
    QCOMPARE(json["head"].get<std::string>().size(), std::size_t{64});
    QVERIFY(err.str().find(" more faults\n") != std::string::npos);
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordHeadTest)
#include "tst_record_head.moc"
