// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "long_tests.h"
#include "program/shipped_scenarios.h"
#include "random_bingo.h"
#include "random_roulette.h"
#include "record_file_kit.h"
#include "recorded_scenario.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/record_reader.h"
#endif

#include <QObject>

#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <fstream>
#include <thread>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

namespace {

// Returns the content of a file as SQLite reads it; empty where SQLite refuses it.
QByteArray contentOf(const std::filesystem::path& path) {
    QByteArray content;
    try {
        record::Database database(path, record::OpenMode::write);
        if (record::firstDamage(database)) {
            return "damaged";
        }
        for (const char* query :
             {"SELECT group_concat(quote(sql)) FROM sqlite_master",
              "SELECT quote(tables) || quote(opening) || quote(hash) || quote(last_event) || "
              "quote(record_head) FROM head",
              "SELECT group_concat(quote(id) || quote(game) || quote(rules) || quote(rules_version) || "
              "quote(program) || quote(opened) || quote(events) || quote(hash) || quote(head)) FROM tables",
              "SELECT group_concat(quote(id) || quote(table_id) || quote(round) || quote(game) || "
              "quote(opened) || "
              "quote(closed) || quote(first) || quote(last) || quote(staked) || quote(returned) || "
              "quote(void) || "
              "quote(result)) FROM rounds",
              "SELECT group_concat(quote(id) || quote(table_id) || quote(round) || quote(seq) || quote(t) || "
              "quote(wall) || quote(event) || quote(rules) || quote(fields) || quote(hash)) FROM events",
              "SELECT group_concat(quote(table_id) || quote(round) || quote(seed)) FROM sealed",
              "SELECT group_concat(quote(table_id) || quote(date) || quote(hash)) FROM removed",
              "SELECT group_concat(quote(first) || quote(last) || quote(head_before) || quote(head_after)) "
              "FROM removed_runs"}) {
            content += QByteArray::fromStdString(database.text(query)) + '\n';
        }
    } catch (const record::Fault& fault) {
        return "refused";
    }
    return content;
}

record::VerifyOptions withThreads(unsigned threads) {
    record::VerifyOptions options;
    options.threads = threads;
    return options;
}
record::VerifyOptions onlyTable(record::TableNumber table) {
    record::VerifyOptions options;
    options.table = table;
    return options;
}
record::VerifyOptions onlyRound(const record::RoundId& round) {
    record::VerifyOptions options;
    options.round = round;
    return options;
}

} // namespace

/// Changes of a record are detected, and valid records are accepted.
class RecordVerifyTest : public QObject {
    Q_OBJECT

private slots:
    void liveTablesAreWhole_data();
    void liveTablesAreWhole();
    void scenariosAreWhole();
    void randomTablesAreWhole_data();
    void randomTablesAreWhole();
    void doctoredRecordsAreFound_data();
    void doctoredRecordsAreFound();
    void whatTheChainDoesNotSeeTheRulesDo_data();
    void whatTheChainDoesNotSeeTheRulesDo();
    void everyByteCounts();
    void bytesOfAWholeTableCount();
    void aRoundThatRunsIsNoFault();
    void anEndlessTextIsNotRead();
    void anyNumberOfThreadsFindsTheSame_data();
    void anyNumberOfThreadsFindsTheSame();
    void aLongTableIsSharedAmongThreads_data();
    void aLongTableIsSharedAmongThreads();
    void oneTableOrRoundIsCheckedAlone();
    void itShowsHowFarItIsAndCanBeStopped();
};

void RecordVerifyTest::liveTablesAreWhole_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("poker") << QStringLiteral("poker");
    QTest::newRow("roulette") << QStringLiteral("roulette");
    QTest::newRow("bingo") << QStringLiteral("bingo");
}

void RecordVerifyTest::liveTablesAreWhole() {
    QFETCH(const QString, game);
    const RecordPlace place;
    if (game == QLatin1String("poker")) {
        recordRounds<RecordedPoker>(place.path(), 20);
    } else if (game == QLatin1String("roulette")) {
        recordRounds<RecordedRoulette>(place.path(), 20);
    } else {
        recordRounds<RecordedBingo>(place.path(), 5);
    }
    const auto checked = record::verify(place.path());
    QVERIFY(checked);
    QCOMPARE(QString::fromStdString(checked->bad ? app::englishText(*checked->bad) : ""), QString());
    QCOMPARE(checked->tables, 1U);
    QVERIFY(checked->rounds >= 5);
    QVERIFY(checked->commitments >= 5);
    QVERIFY(checked->outcomes >= 5);
    QVERIFY(checked->settlements > 0 || game == QLatin1String("bingo")); // only the crowd plays there
    QVERIFY(checked->payments > 0);
}

// Every shipped scenario, all in one record.
void RecordVerifyTest::scenariosAreWhole() {
    const RecordPlace place;
    int tables = 0;
    for (const QString& name : test::shippedScenarios()) {
        std::ostringstream out;
        std::ostringstream err;
        const QString file = QStringLiteral(MESAVIVA_SCENARIOS "/") + name;
        const scenario::RecordTo to{place.path(), record::programOf("1.2.3"), testCalendar()};
        const int status = app::runCommand(file.toStdString(), out, err, to);
        QVERIFY2(status == 0, qPrintable(name + QLatin1Char(' ') + QString::fromStdString(err.str())));
        ++tables;
    }
    const auto checked = record::verify(place.path());
    QVERIFY(checked);
    QCOMPARE(QString::fromStdString(checked->bad ? app::englishText(*checked->bad) : ""), QString());
    QCOMPARE(checked->tables, static_cast<std::uint64_t>(tables));
    QVERIFY(tables > 200);
}

void RecordVerifyTest::randomTablesAreWhole_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 6; ++seed) {
        QTest::addRow("seed %d", seed) << seed;
    }
}

// Random steps, legal and illegal, with failures of all kinds, under every regulation and variant.
void RecordVerifyTest::randomTablesAreWhole() {
    QFETCH(const int, seed);
    const RecordPlace place;
    const auto byte = static_cast<std::uint8_t>(seed);
    for (const roulette::RuleSet rules :
         {roulette::RuleSet::online, roulette::RuleSet::casino, roulette::RuleSet::macau}) {
        roulette::Settings settings(rules);
        settings.individual = seed % 3 == 0 && settings.regulation().wheel.individual.value; // O4
        recordScenario<scenario::RouletteRunner, record::RouletteOnRecord>(
            *openWriter(place.path()), RouletteDice(settings, byte).draw(12, 8));
    }
    StreamDice random(testSeed(byte), "rooms");
    for (const bingo::Variant variant : {bingo::Variant::bingo90, bingo::Variant::bingo80,
                                         bingo::Variant::bingo75, bingo::Variant::bingo30}) {
        const bingo::Settings settings = BingoRoomDice(variant, random).draw();
        recordScenario<scenario::BingoRunner, record::BingoOnRecord>(
            *openWriter(place.path()), BingoScenarioDice(settings, byte).draw(4));
    }
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
}

void RecordVerifyTest::doctoredRecordsAreFound_data() {
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* sql, const char* words = "") {
        QTest::newRow(name) << QByteArray(sql) << QString::fromLatin1(words);
    };
    row("an amount",
        "UPDATE events SET fields = replace(fields, '\"returned\":', '\"returned\":1') WHERE id = "
        "(SELECT id FROM events WHERE event = 'settled' LIMIT 1)",
        "(settled), ");
    row("a card",
        "UPDATE events SET fields = replace(fields, substr(fields, 10, 2), '2c') WHERE id = (SELECT id "
        "FROM events WHERE event = 'card_dealt' AND fields NOT LIKE '%2c%' LIMIT 1)",
        "(card_dealt), card: is \"2c\", should be");
    row("a card that only a viewer may not know",
        "UPDATE events SET fields = replace(fields, substr(fields, 9, 4), 'null') WHERE id = (SELECT id "
        "FROM events WHERE event = 'card_dealt' LIMIT 1)",
        "(card_dealt), ");
    row("a deleted event",
        "DELETE FROM events WHERE id = (SELECT id FROM events WHERE event = 'announced' LIMIT 1)");
    row("a deleted first event", "DELETE FROM events WHERE seq = 1");
    row("a deleted last event", "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)",
        "event is missing");
    row("a deleted last round",
        "DELETE FROM events WHERE round = (SELECT max(round) FROM rounds);"
        "DELETE FROM rounds WHERE round = (SELECT max(round) FROM rounds)",
        "missing at the end");
    row("a round deleted with its count",
        "DELETE FROM events WHERE round = (SELECT max(round) FROM rounds);"
        "DELETE FROM rounds WHERE round = (SELECT max(round) FROM rounds);"
        "UPDATE tables SET events = (SELECT count(*) FROM events), hash = (SELECT hash FROM events ORDER BY "
        "id "
        "DESC LIMIT 1)",
        "head of the table");
    row("swapped rounds", "UPDATE events SET round = 5 - round WHERE round IN (2, 3)");
    row("swapped events",
        "UPDATE events SET id = -id WHERE round = 2; UPDATE events SET id = -id + 1000 WHERE id < 0");
    row("another time", "UPDATE events SET t = t + 1 WHERE seq = (SELECT max(seq) FROM events)");
    row("another date", "UPDATE events SET wall = wall + 1 WHERE event = 'settled'");
    row("another rule", "UPDATE events SET rules = 'P1' WHERE event = 'settled'");
    row("another seed",
        "UPDATE events SET fields = replace(fields, '\"seed\":\"', '\"seed\":\"0') WHERE event = "
        "'round_closed' AND round = 1");
    row("another program", "UPDATE tables SET program = '9.9.9'");
    row("another game", "UPDATE tables SET game = 'roulette'");
    row("another opening", "UPDATE tables SET opened = opened + 1");
    row("another list", "UPDATE rounds SET returned = returned + 1 WHERE round = 1", "list of rounds");
    row("a shorter list", "DELETE FROM rounds WHERE round = 2");
    row("a longer list",
        "INSERT INTO rounds SELECT id + 100, table_id, round + 100, game, opened, closed, first, last, "
        "staked, returned, void, result FROM rounds WHERE round = 1");
    row("no table", "DELETE FROM tables");
    row("no head", "DELETE FROM head");
    row("another head", "UPDATE head SET tables = 2");
    row("another head of the record", "UPDATE head SET record_head = zeroblob(32)", "the head of the record");
    row("another number of events", "UPDATE head SET last_event = last_event + 1", "the head of the record");
    row("another order of writing",
        "UPDATE events SET id = -id WHERE id IN (7, 9); UPDATE events SET id = 16 + id WHERE id < 0",
        "the head of the record");
    row("a gap in the order of writing", "UPDATE events SET id = id + 1000 WHERE id > 20",
        "events are missing, from number 21");
    row("a removed run that there never was",
        "INSERT INTO removed_runs VALUES(3, 5, zeroblob(32), zeroblob(32))", "retention has removed");
    row("a foreign event", "INSERT INTO events SELECT id + (5 << 40), 6, round, seq, t, wall, event, rules, "
                           "fields, hash FROM events WHERE seq = 1");
    row("another table in the file", "CREATE TABLE more(a)");
}

void RecordVerifyTest::doctoredRecordsAreFound() {
    QFETCH(const QByteArray, sql);
    QFETCH(const QString, words);
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 4);
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    const QByteArray before = contentOf(place.path());
    place.doctor(sql.constData());
    QVERIFY(contentOf(place.path()) != before);
    const QString complaint = QString::fromStdString(complaintOf(place.path()));
    QVERIFY(!complaint.isEmpty());
    QVERIFY2(complaint.contains(words), qPrintable(complaint));
}

void RecordVerifyTest::whatTheChainDoesNotSeeTheRulesDo_data() {
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("words");
    QTest::newRow("a settlement") << QByteArray("UPDATE events SET fields = replace(fields, '\"returned\":', "
                                                "'\"returned\":1') WHERE event = 'settled'")
                                  << QStringLiteral("(settled), returned: is 1");
    QTest::newRow("a payment") << QByteArray("UPDATE events SET fields = replace(fields, '\"amount\":', "
                                             "'\"amount\":1') WHERE event = 'paid'")
                               << QStringLiteral("(paid), amount: is 1");
    QTest::newRow("a commitment") << QByteArray("UPDATE events SET fields = replace(fields, "
                                                "'\"commitment\":\"', '\"commitment\":\"0') WHERE event = "
                                                "'round_opened'")
                                  << QStringLiteral("(round_opened)");
}

// Even with the whole chain rebuilt, payments must follow the rules.
void RecordVerifyTest::whatTheChainDoesNotSeeTheRulesDo() {
    QFETCH(const QByteArray, sql);
    QFETCH(const QString, words);
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 3);
    place.doctor(sql.constData());
    const QString complaint = QString::fromStdString(complaintOf(place.path()));
    QVERIFY2(complaint.contains(words), qPrintable(complaint));
}

// The smallest possible record: a round of one player at a wheel, in pages of 512 bytes.
static void recordSmall(const RecordPlace& place) {
    const std::filesystem::path file = place.folder() / "scenario.json";
    std::ofstream(file) << R"({"format": "mesaviva.scenario/1", "game": "roulette", "rules": "pt-804-2015",
        "table": {"individual": true}, "players": [{"id": "ana", "wallet": 10000}],
        "steps": [{"at": 1, "player": "ana", "do": "stake", "chance": "straight", "numbers": ["17"], "amount": 100},
                  {"player": "ana", "do": "spin"}]})";
    std::ostringstream out;
    std::ostringstream err;
    const scenario::RecordTo to{place.path(), record::programOf("1.2.3"), testCalendar()};
    QCOMPARE(app::runCommand(file, out, err, to), 0);
    record::Database(place.path(), record::OpenMode::write)
        .execute("PRAGMA journal_mode=DELETE; PRAGMA page_size=512; VACUUM; PRAGMA journal_mode=WAL");
}

// Returns whether a verification on one thread finds a fault.
static bool isBad(const std::filesystem::path& path) {
    const auto reader = record::RecordReader::open(path);
    try {
        return !reader || record::verify(**reader, {}, withThreads(1)).bad.has_value();
    } catch (const record::Fault&) {
        return true;
    }
}

// Changes every `stride`th byte from `first`, one at a time; returns the places where SQLite reads different
// content and no fault is found. `found` is the number of changes found.
static std::vector<qsizetype> unfound(const QByteArray& whole, const QByteArray& content, qsizetype first,
                                      qsizetype stride, std::atomic<int>& found) {
    std::vector<qsizetype> places;
    const RecordPlace other;
    for (qsizetype at = first; at < whole.size(); at += stride) {
        QByteArray changed = whole;
        changed[at] = static_cast<char>(changed[at] ^ (1 << (at % 8)));
        other.put(changed);
        if (isBad(other.path())) {
            ++found;
        } else {
            other.put(changed);
            if (contentOf(other.path()) != content) {
                places.push_back(at);
            }
        }
        for (const char* ending : {"-wal", "-shm"}) {
            QFile::remove(QString::fromStdString(other.path().string() + ending));
        }
    }
    return places;
}

// Each byte of a small record is changed, one at a time: any change that SQLite reads is found.
void RecordVerifyTest::everyByteCounts() {
    const RecordPlace place;
    recordSmall(place);
    const QByteArray whole = place.bytes();
    QVERIFY(whole.size() > 8'000 && whole.size() < 16'000);
    const QByteArray content = contentOf(place.path());
    QCOMPARE(QString::fromStdString(complaintOf(place.path())), QString());
    constexpr qsizetype kSome = kSanitized ? 7 : 1;
    constexpr qsizetype kThreads = 2;
    std::atomic<int> found = 0;
    std::vector<std::vector<qsizetype>> places(kThreads);
    std::vector<std::thread> threads;
    for (qsizetype i = 0; i < kThreads; ++i) {
        threads.emplace_back([&, i] {
            places[static_cast<std::size_t>(i)] = unfound(whole, content, i * kSome, kThreads * kSome, found);
        });
    }
    std::ranges::for_each(threads, &std::thread::join);
    for (const auto& some : places) {
        QVERIFY2(some.empty(),
                 qPrintable(
                     QStringLiteral("%1 and %2 more").arg(some.empty() ? 0 : some.front()).arg(some.size())));
    }
    QVERIFY2(found > whole.size() / kSome / 4,
             qPrintable(QString::number(found))); // the rest is unused space
}

// Every byte of a table with a crowd, in long tests.
void RecordVerifyTest::bytesOfAWholeTableCount() {
    const RecordPlace place;
    recordRounds<RecordedRoulette>(place.path(), 1);
    const QByteArray whole = place.bytes();
    const QByteArray content = contentOf(place.path());
    std::atomic<int> found = 0;
    const auto places = unfound(whole, content, 0, isLong() ? 1 : 211, found);
    QVERIFY2(places.empty(), qPrintable(QString::number(places.empty() ? 0 : places.front())));
    QVERIFY(found > 0);
}

void RecordVerifyTest::aRoundThatRunsIsNoFault() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    RecordedTable<RecordedPoker> table(*writer);
    for (int i = 0; i < 40; ++i) {
        table.step();
    }
    QVERIFY(!writer->close());
    const auto checked = record::verify(place.path());
    QVERIFY(checked);
    QCOMPARE(QString::fromStdString(checked->bad ? app::englishText(*checked->bad) : ""), QString());
    QCOMPARE(checked->unfinished, 1U);
    place.doctor("UPDATE sealed SET seed = randomblob(32)");
    QVERIFY(!complaintOf(place.path()).empty());
}

// A file from a stranger must not cost more memory than it may.
void RecordVerifyTest::anEndlessTextIsNotRead() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 1);
    sqlite3* database = nullptr; // record::Database would not write such a text, either
    QCOMPARE(sqlite3_open(place.path().string().c_str(), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, "UPDATE events SET fields = printf('%.*c', 40000000, 'x') WHERE seq = 5",
                          nullptr, nullptr, nullptr),
             SQLITE_OK);
    QCOMPARE(sqlite3_close(database), SQLITE_OK);
    const std::string complaint = complaintOf(place.path());
    QVERIFY2(complaint.find("too big") != std::string::npos, complaint.c_str()); // as SQLite says it
}

void RecordVerifyTest::anyNumberOfThreadsFindsTheSame_data() {
    QTest::addColumn<QByteArray>("sql");
    QTest::newRow("whole") << QByteArray("SELECT 1");
    QTest::newRow("one bad round") << QByteArray("UPDATE events SET fields = replace(fields, "
                                                 "'\"returned\":', '\"returned\":1') WHERE event = 'settled' "
                                                 "AND table_id = 3");
    QTest::newRow("two tables, the second first in time")
        << QByteArray("UPDATE events SET wall = wall + 1 WHERE table_id = 2 AND seq = 200;"
                      "UPDATE events SET wall = wall + 1 WHERE table_id = 4 AND seq = 2");
    QTest::newRow("a table that is missing") << QByteArray("DELETE FROM tables WHERE id = 3");
    QTest::newRow("a table that is missing after a bad one")
        << QByteArray("DELETE FROM tables WHERE id = 4; UPDATE events SET t = t + 1 WHERE table_id = 3 AND "
                      "seq = 300");
    QTest::newRow("a row that is none") << QByteArray("UPDATE events SET hash = x'00' WHERE table_id = 2 AND "
                                                      "seq = 150");
}

// The first table, event and field, and all counts up to there.
void RecordVerifyTest::anyNumberOfThreadsFindsTheSame() {
    QFETCH(const QByteArray, sql);
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 5);
    recordRounds<RecordedRoulette>(place.path(), 5);
    recordRounds<RecordedPoker>(place.path(), 8);
    recordRounds<RecordedBingo>(place.path(), 1);
    recordRounds<RecordedRoulette>(place.path(), 3);
    place.doctor(sql.constData());
    const auto alone = record::verify(place.path(), {}, withThreads(1));
    QVERIFY(alone);
    QCOMPARE(alone->bad.has_value(), sql != "SELECT 1");
    for (const unsigned threads : {2U, 3U, 5U, 16U, 0U}) {
        const auto checked = record::verify(place.path(), {}, withThreads(threads));
        QVERIFY(checked);
        QVERIFY2(*checked == *alone, qPrintable(QString::number(threads)));
    }
    // Also with one reader whose snapshot ignores later writes.
    const auto reader = record::RecordReader::open(place.path());
    QVERIFY(reader);
    const record::RecordSnapshot moment(**reader);
    place.doctor("UPDATE tables SET events = events + 1");
    QVERIFY(record::verify(**reader) == *alone);
}

void RecordVerifyTest::aLongTableIsSharedAmongThreads_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"poker", "roulette", "bingo"}) {
        QTest::newRow(game) << QString::fromLatin1(game);
    }
}

// One table with more events than are read ahead, whole and changed in several places.
void RecordVerifyTest::aLongTableIsSharedAmongThreads() {
    constexpr std::uint64_t kReadAhead = 4'096;
    QFETCH(const QString, game);
    for (const char* sql :
         {"SELECT 1", "UPDATE events SET wall = wall + 1 WHERE seq = (SELECT events * 3 / 4 FROM tables)",
          "UPDATE events SET fields = fields || ' ' WHERE seq IN (2900, 2901, 4000)",
          "UPDATE events SET hash = x'00' WHERE seq = (SELECT events - 1 FROM tables)",
          "DELETE FROM events WHERE seq = 3000"}) {
        const RecordPlace place;
        if (game == QLatin1String("poker")) {
            recordRounds<RecordedPoker>(place.path(), 90);
        } else if (game == QLatin1String("roulette")) {
            recordRounds<RecordedRoulette>(place.path(), 200);
        } else {
            recordRounds<RecordedBingo>(place.path(), 60);
        }
        {
            const auto reader = record::RecordReader::open(place.path());
            const std::uint64_t events = (*reader)->tables().at(0).events;
            QVERIFY2(events > kReadAhead, qPrintable(QString::number(events)));
        }
        place.doctor(sql);
        const auto alone = record::verify(place.path(), {}, withThreads(1));
        QVERIFY(alone);
        QCOMPARE(alone->bad.has_value(), qstrcmp(sql, "SELECT 1") != 0);
        for (const unsigned threads : {2U, 3U, 8U}) {
            const auto checked = record::verify(place.path(), {}, withThreads(threads));
            QVERIFY(checked);
            QVERIFY2(*checked == *alone, qPrintable(QString::number(threads) + QLatin1String(": ") + sql));
        }
    }
}

void RecordVerifyTest::oneTableOrRoundIsCheckedAlone() {
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 5);
    recordRounds<RecordedRoulette>(place.path(), 5);
    const auto findingOf = [&](const record::VerifyOptions& options) {
        const auto checked = record::verify(place.path(), {}, options);
        return checked ? (checked->bad ? QString::fromStdString(app::englishText(*checked->bad)) : QString())
                       : QStringLiteral("fault ") + key(name(checked.error().kind));
    };
    const auto roundsOf = [&](const record::VerifyOptions& options) {
        return record::verify(place.path(), {}, options)->rounds;
    };
    QCOMPARE(findingOf(onlyTable(2)), QString());
    QVERIFY(roundsOf(onlyTable(2)) >= 5);
    QCOMPARE(findingOf(onlyRound(record::RoundId{1, 3})), QString());
    QCOMPARE(roundsOf(onlyRound(record::RoundId{1, 3})), 3U); // and the two on which it depends
    QCOMPARE(findingOf(onlyTable(3)), QStringLiteral("fault missing"));
    QCOMPARE(findingOf(onlyRound(record::RoundId{1, 300})), QStringLiteral("fault missing"));

    place.doctor(
        "UPDATE events SET fields = replace(fields, '\"returned\":', '\"returned\":1') WHERE event = "
        "'settled' AND table_id = 1 AND round = 4");
    QCOMPARE(findingOf(onlyTable(2)), QString());
    QCOMPARE(findingOf(onlyRound(record::RoundId{1, 3})), QString());
    QVERIFY(findingOf(onlyRound(record::RoundId{1, 4})).startsWith(QStringLiteral("round 1-4, event ")));
    QVERIFY(findingOf(onlyRound(record::RoundId{1, 5})).startsWith(QStringLiteral("round 1-4, event ")));
    QVERIFY(findingOf(onlyTable(1)).startsWith(QStringLiteral("round 1-4, event ")));
    place.doctor("UPDATE rounds SET staked = staked + 1 WHERE table_id = 2 AND round = 2");
    QCOMPARE(findingOf(onlyRound(record::RoundId{2, 1})), QString());
    QVERIFY(findingOf(onlyRound(record::RoundId{2, 2})).startsWith(QStringLiteral("round 2-2: the list")));
}

void RecordVerifyTest::itShowsHowFarItIsAndCanBeStopped() {
    struct Enough {};
    const RecordPlace place;
    recordRounds<RecordedPoker>(place.path(), 10);
    std::uint64_t last = 0;
    const auto whole = record::verify(place.path(), [&](std::uint64_t done, std::uint64_t all) {
        QVERIFY(done >= last && done <= all);
        last = done;
    });
    QVERIFY(whole && !whole->bad);
    QCOMPARE(last, whole->events);
    bool isStopped = false;
    try {
        static_cast<void>(record::verify(place.path(), [](std::uint64_t, std::uint64_t) { throw Enough(); }));
    } catch (const Enough&) {
        isStopped = true;
    }
    QVERIFY(isStopped);
    const auto reader = record::RecordReader::open(place.path());
    std::uint64_t told = 0;
    QVERIFY(!record::verify(**reader, [&](std::uint64_t done, std::uint64_t) { told = done; }).bad);
    QCOMPARE(told, whole->events);
    isStopped = false;
    try {
        static_cast<void>(record::verify(**reader, [](std::uint64_t, std::uint64_t) { throw Enough(); }));
    } catch (const Enough&) {
        isStopped = true;
    }
    QVERIFY(isStopped);
}

#include "program/test_list.h"

MESAVIVA_TEST(RecordVerifyTest)
#include "tst_record_verify.moc"
