// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "record_file_kit.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/chain.h"
#include "engine/record/house_page.h"
#include "engine/record/write/recover.h"
#include "engine/record/write/retention.h"
#endif

#include <QObject>

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;
using record::AccountCause;
using record::HouseAccounts;

namespace {

constexpr std::int64_t kFirstPoints = 1'000'000;
constexpr const char* kRoom = "alfama";

// The user, and simulated players.
std::vector<Guest> withOwn(std::vector<Guest> guests) {
    guests.front() = {"player", false};
    return guests;
}
std::string ownName(PlayerId player) { return player == 0 ? "player" : 'p' + std::to_string(player); }

struct OwnPoker : RecordedPoker {
    static std::vector<Guest> guests() { return withOwn(RecordedPoker::guests()); }
    static std::string nameOf(PlayerId player) { return ownName(player); }
};
struct OwnRoulette : RecordedRoulette {
    static std::vector<Guest> guests() { return withOwn(RecordedRoulette::guests()); }
    static std::string nameOf(PlayerId player) { return ownName(player); }
};
struct OwnBingo : RecordedBingo {
    static inline std::optional<Money> s_jackpot; ///< its value after the previous rounds
    static bingo::Settings settings() {
        bingo::Settings settings(bingo::Variant::bingo90);
        settings.room = kRoom;
        settings.bingoJackpot =
            bingo::Jackpot{.percent = 300, .base = Money{5'000}, .withinBalls = 20, .value = s_jackpot};
        return settings;
    }
    static std::vector<Guest> guests() { return withOwn(RecordedBingo::guests()); }
    static std::string nameOf(PlayerId player) { return ownName(player); }
    static std::unique_ptr<bingo::BallSource> chance() {
        return std::make_unique<bingo::SeededBalls>(derivedSeeds(testSeed()), settings());
    }
};

// What carries over from table to table, written as the program writes it.
class House {
public:
    explicit House(record::RecordWriter& writer) : m_writer(writer) {}

    void note(AccountCause cause) {
        m_writer.append([page = m_page, accounts = accounts, cause](record::RecordStore& store) {
            page->write(store, accounts, cause, record::WallTime(std::chrono::seconds(1'700'000'000)));
        });
    }

    // Plays rounds at a new table and writes the points whenever they change; with `isClosed`, no round runs
    // there at the end.
    template <class Live>
    void play(std::uint64_t rounds, bool isClosed = false) {
        RecordedTable<Live> table(m_writer);
        const auto look = [&] {
            table.recorder().waitUntilSafe(std::chrono::seconds(60));
            const Money points = table.table().state().wallet(0);
            if (points != accounts.points || table.recorder().number() != accounts.table) {
                accounts.points = points;
                accounts.table = table.recorder().number();
                accounts.seq = table.recorder().safeSeq();
                note(AccountCause::table);
            }
        };
        look();
        std::uint64_t closed = 0;
        const std::uint64_t last = table.table().round() + rounds;
        bool isOver = false;
        const Subscription heard = table.table().listen([&](const auto& entry) {
            isOver = isOver || (isClosed && entry.round == last && Live::Game::closesRound(entry.event));
        });
        while (!isOver && table.table().round() <= last && table.step()) {
            look();
            if constexpr (requires { table.table().state().bingoJackpotValue(); }) {
                const auto& state = table.table().state();
                const auto value = state.bingoJackpotValue();
                if (state.phase == bingo::Phase::between && state.round > closed && value) {
                    closed = state.round;
                    accounts.jackpots[std::string(kRoom) + "/bingo_jackpot"] = *value;
                    accounts.seq = table.recorder().safeSeq();
                    accounts.rooms[kRoom] = {accounts.table, accounts.seq};
                    note(AccountCause::jackpot);
                    m_grown = *value;
                }
            }
        }
        table.recorder().waitUntilSafe(std::chrono::seconds(60));
        look();
    }
    Money grown() const { return m_grown; }

    HouseAccounts accounts{Money{kFirstPoints}, 0, 0, {}};

private:
    record::RecordWriter& m_writer;
    std::shared_ptr<record::HousePage> m_page = std::make_shared<record::HousePage>("1.2.3");
    Money m_grown;
};

// An evening: poker, and a second poker table to which the points are carried over.
void playPoker(const std::filesystem::path& path) {
    const auto writer = openWriter(path);
    House house(*writer);
    house.note(AccountCause::first_points);
    house.play<OwnPoker>(3);
    QVERIFY(house.accounts.points != Money{kFirstPoints});
    QVERIFY(!writer->close());
}

// Two evenings in a room with a jackpot.
void playBingo(const std::filesystem::path& path) {
    OwnBingo::s_jackpot.reset();
    const auto writer = openWriter(path);
    House house(*writer);
    house.note(AccountCause::first_points);
    house.play<OwnBingo>(2);
    OwnBingo::s_jackpot = house.grown();
    QVERIFY(house.grown() > Money{5'000});
    house.play<OwnBingo>(2);
    OwnBingo::s_jackpot.reset();
    QVERIFY(!writer->close());
}

// Alters events as another program might, and rebuilds the chain.
void remake(const RecordPlace& place, const QString& sql) {
    record::Database database(place.path(), record::OpenMode::write);
    database.execute(sql.toUtf8().constData());
    std::vector<record::TableRow> tables;
    std::vector<std::vector<record::EventRow>> events;
    {
        const auto reader = record::RecordReader::open(place.path());
        QVERIFY(reader);
        tables = (*reader)->tables();
        for (const record::TableRow& table : tables) {
            record::EventCursor cursor = (*reader)->events(table.number);
            auto& rows = events.emplace_back();
            for (record::EventRow row; cursor.next(row);) {
                rows.push_back(row);
            }
        }
    }
    Digest opening{};
    for (std::size_t i = 0; i < tables.size(); ++i) {
        opening = record::openingHash(opening, tables[i]);
        if (events[i].empty()) {
            continue; // removed
        }
        Digest hash = opening;
        for (const record::EventRow& row : events[i]) {
            hash = record::eventHash(hash, row);
            database.prepare("UPDATE events SET hash = ?3 WHERE table_id = ?1 AND seq = ?2")
                .bind(1, row.table)
                .bind(2, static_cast<std::int64_t>(row.seq))
                .bind(3, std::span<const std::uint8_t>(hash))
                .run();
        }
        const Digest head = record::headHash(tables[i].number, events[i].size(), hash);
        database.prepare("UPDATE tables SET events = ?2, hash = ?3, head = ?4 WHERE id = ?1")
            .bind(1, tables[i].number)
            .bind(2, static_cast<std::int64_t>(events[i].size()))
            .bind(3, std::span<const std::uint8_t>(hash))
            .bind(4, std::span<const std::uint8_t>(head))
            .run();
    }
    renewHead(database);
}

} // namespace

/// Points and jackpots that carry over between tables match the tables' results; altering them is detected
/// even with a rebuilt chain.
class HouseCheckTest : public QObject {
    Q_OBJECT

private slots:
    void whatTablesBringIsWhole();
    void doctoredPointsAreFound_data();
    void doctoredPointsAreFound();
    void doctoredJackpotsAreFound_data();
    void doctoredJackpotsAreFound();
    void pointsNobodyBroughtAreFound();
    void sittingDownBringsTheNotedPoints();
    void tablesThatAreNotedNowhereAreNobodys();
    void recoveredPointsAreThoseOfTheTable();
    void whatIsNotedWhileTablesAreCheckedIsNoFault();
    void removedTablesAreNotAskedFor();
    void leftRoundsComeOnce_data();
    void leftRoundsComeOnce();
};

namespace {

// A table is left during a round, another is played, then the round's end changes the points (B12).
void playTwoTables(const std::filesystem::path& path) {
    const auto writer = openWriter(path);
    House house(*writer);
    house.note(AccountCause::first_points);
    RecordedTable<OwnPoker> left(*writer);
    left.recorder().waitUntilSafe(std::chrono::seconds(60));
    house.accounts.table = left.recorder().number();
    house.accounts.seq = left.recorder().safeSeq();
    house.accounts.left[house.accounts.table] = house.accounts.seq;
    house.note(AccountCause::table);
    const Money before = left.table().state().wallet(0);
    house.play<OwnRoulette>(2);
    while (left.table().state().wallet(0) == before && left.step()) {
    }
    left.recorder().waitUntilSafe(std::chrono::seconds(60));
    house.accounts.points += left.table().state().wallet(0) - before;
    house.accounts.left.clear();
    house.accounts.collected = record::TableMoment{left.recorder().number(), left.recorder().safeSeq()};
    house.note(AccountCause::left_round);
    house.accounts.collected.reset();
    QVERIFY(!writer->close());
}

} // namespace

void HouseCheckTest::leftRoundsComeOnce_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    const QString collecting = QStringLiteral(
        R"(UPDATE events SET fields = #1 WHERE event = 'accounts' AND fields LIKE '%"left_round"%')");
    const auto row = [&](const char* name, const char* fields, const char* words) {
        QTest::newRow(name) << QString(collecting).replace(QLatin1String("#1"), QLatin1String(fields))
                            << QString::fromLatin1(words);
    };
    QTest::newRow("B12 as it was") << QString() << QString();
    row("B12 other points", "json_set(fields, '$.points', json_extract(fields, '$.points') + 1)",
        "(accounts), points: is ");
    row("B12 another moment", "json_set(fields, '$.collected.seq', 999999)",
        "collected.seq: the table has no such event");
    row("B12 another table", "json_set(fields, '$.collected.table', 3)", "(accounts), ");
    row("B12 of no table", "json_remove(fields, '$.collected')", "collected: goes with its cause");
    row("B12 forgotten",
        "json_set(json_remove(fields, '$.collected'), '$.cause', 'table', '$.points', (SELECT "
        "json_extract(fields, '$.points') FROM events WHERE event = 'accounts' AND fields LIKE "
        "'%\"left\":%' ORDER BY id DESC LIMIT 1))",
        "left: a round that was left is missing");
}

void HouseCheckTest::leftRoundsComeOnce() {
    QFETCH(const QString, sql);
    QFETCH(const QString, words);
    const RecordPlace place;
    playTwoTables(place.path());
    QCOMPARE(complaintOf(place.path()), std::string());
    if (!sql.isEmpty()) {
        remake(place, sql);
        const QString complaint = QString::fromStdString(complaintOf(place.path()));
        QVERIFY2(complaint.contains(words), qPrintable(complaint));
    }
}

void HouseCheckTest::whatTablesBringIsWhole() {
    const RecordPlace place;
    {
        OwnBingo::s_jackpot.reset();
        const auto writer = openWriter(place.path());
        House house(*writer);
        house.note(AccountCause::first_points);
        house.play<OwnPoker>(2);
        QVERIFY(!writer->close());
    }
    const auto checked = record::verify(place.path());
    QVERIFY(checked);
    QCOMPARE(QString::fromStdString(checked->bad ? app::englishText(*checked->bad) : ""), QString());
    QVERIFY2(checked->accounts >= 3,
             qPrintable(QString::number(checked->accounts))); // initial points, two rounds
    const RecordPlace other;
    playBingo(other.path());
    QCOMPARE(complaintOf(other.path()), std::string());
}

void HouseCheckTest::doctoredPointsAreFound_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* sql, const char* words) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(words);
    };
    const char* const more =
        "UPDATE events SET fields = replace(fields, '\"points\":', '\"points\":1') WHERE ";
    QTest::newRow("P43 the last note")
        << QString::fromLatin1(more) + "event = 'accounts' AND seq = (SELECT max(seq) FROM events WHERE "
                                       "event = 'accounts')"
        << QStringLiteral("(accounts), points: is 1");
    QTest::newRow("P43 a note in between") << QString::fromLatin1(more) + "event = 'accounts' AND seq = 4"
                                           << QStringLiteral("event 4 (accounts), points: is 1");
    QTest::newRow("P43 the first points")
        << QString::fromLatin1(more) + "event = 'accounts' AND seq = 2"
        << QStringLiteral("(player_admitted), wallet: is 1000000, should be 11000000");
    row("another moment",
        "UPDATE events SET fields = replace(fields, '\"seq\":', '\"seq\":9') WHERE event = 'accounts' AND "
        "seq = 4",
        "(accounts), seq: the table has no such event");
    row("another table",
        "UPDATE events SET fields = replace(fields, '\"table\":2', '\"table\":7') WHERE event = 'accounts'",
        "(accounts), table: there is no such table");
    row("the house's own page",
        "UPDATE events SET fields = replace(fields, '\"table\":2', '\"table\":1') WHERE event = 'accounts'",
        "(accounts), table: there is no such table");
    row("another origin",
        "UPDATE events SET fields = replace(replace(fields, '\"cause\":\"table\"', "
        "'\"cause\":\"taken_over\"'), "
        "'\"points\":', '\"points\":1') WHERE event = 'accounts' AND seq = 4",
        "event 4 (accounts), cause: only the first points");
    row("no table any more",
        "UPDATE events SET fields = '{\"cause\":\"table\",\"points\":5,\"jackpots\":{}}' WHERE event = "
        "'accounts' "
        "AND seq = 4",
        "event 4 (accounts), points: is 5");
    row("an earlier moment again",
        "UPDATE events SET fields = (SELECT fields FROM events WHERE event = 'accounts' AND seq = 3) WHERE "
        "event "
        "= 'accounts' AND seq = (SELECT max(seq) FROM events WHERE event = 'accounts')",
        "lies before what was noted");
    row("a seed on the house's page",
        "INSERT INTO sealed SELECT id, 1, zeroblob(32) FROM tables WHERE game = 'house'",
        "a seed is sealed where no round runs");
}

void HouseCheckTest::doctoredPointsAreFound() {
    QFETCH(const QString, sql);
    QFETCH(const QString, words);
    const RecordPlace place;
    playPoker(place.path());
    QCOMPARE(complaintOf(place.path()), std::string());
    remake(place, sql);
    const QString complaint = QString::fromStdString(complaintOf(place.path()));
    QVERIFY2(complaint.contains(words), qPrintable(complaint));
}

void HouseCheckTest::doctoredJackpotsAreFound_data() {
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const char* sql, const char* words) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(words);
    };
    row("B43 after a round",
        "UPDATE events SET fields = replace(fields, 'bingo_jackpot\":', 'bingo_jackpot\":1') WHERE event = "
        "'accounts' AND fields LIKE '%\"jackpot\"%'",
        "(accounts), jackpots.alfama/bingo_jackpot: is 1");
    row("B43 with the points alone",
        "UPDATE events SET fields = replace(fields, 'bingo_jackpot\":', 'bingo_jackpot\":1') WHERE event = "
        "'accounts' AND seq = (SELECT max(seq) FROM events WHERE event = 'accounts' AND fields LIKE "
        "'%\"cause\":\"table\"%')",
        "(accounts), jackpots.alfama/bingo_jackpot: nothing has changed it");
    const char* const room =
        "UPDATE events SET fields = json_set(fields, '$.rooms.alfama.%1', %2) WHERE event = 'accounts' AND "
        "seq "
        "= (SELECT max(seq) FROM events WHERE event = 'accounts' AND fields LIKE '%\"rooms\"%')";
    const auto ofRoom = [&](const char* name, const char* field, const char* value, const char* words) {
        QTest::newRow(name) << QString::fromLatin1(room).arg(QLatin1String(field), QLatin1String(value))
                            << QString::fromLatin1(words);
    };
    ofRoom("B43 up to another table", "table", "1", "(accounts), rooms.alfama.table: the room has no such");
    ofRoom("B43 up to no event", "seq", "999999",
           "(accounts), rooms.alfama.seq: the table has no such event");
    ofRoom("B43 up to another round", "seq", "3", "(accounts), jackpots.alfama/bingo_jackpot: is ");
    row("B43 it is gone",
        "UPDATE events SET fields = replace(fields, 'alfama', 'amafla') WHERE event = 'accounts' AND seq = "
        "(SELECT max(seq) FROM events WHERE event = 'accounts')",
        "(accounts), jackpots.");
}

void HouseCheckTest::doctoredJackpotsAreFound() {
    QFETCH(const QString, sql);
    QFETCH(const QString, words);
    const RecordPlace place;
    playBingo(place.path());
    QCOMPARE(complaintOf(place.path()), std::string());
    remake(place, sql);
    const QString complaint = QString::fromStdString(complaintOf(place.path()));
    QVERIFY2(complaint.contains(words), qPrintable(complaint));
}

// B43: a room that opens with a jackpot other than the one it closed with.
void HouseCheckTest::pointsNobodyBroughtAreFound() {
    const RecordPlace place;
    {
        OwnBingo::s_jackpot.reset();
        const auto writer = openWriter(place.path());
        House house(*writer);
        house.note(AccountCause::first_points);
        house.play<OwnBingo>(2);
        OwnBingo::s_jackpot = house.grown() + Money{100'000};
        house.play<OwnBingo>(1);
        OwnBingo::s_jackpot.reset();
        QVERIFY(!writer->close());
    }
    const QString complaint = QString::fromStdString(complaintOf(place.path()));
    QVERIFY2(complaint.contains(QStringLiteral("(table_opened), settings.jackpot.value: is ")),
             qPrintable(complaint));
}

// P43, O30, B58: at each table this player has the points written before, and no more.
void HouseCheckTest::sittingDownBringsTheNotedPoints() {
    const RecordPlace place;
    {
        const auto writer = openWriter(place.path());
        House house(*writer);
        house.note(AccountCause::first_points);
        house.play<OwnPoker>(2);
        house.play<OwnRoulette>(1); // arrives with the initial points again
        QVERIFY(!writer->close());
    }
    const QString complaint = QString::fromStdString(complaintOf(place.path()));
    QVERIFY2(complaint.contains(QStringLiteral("table 3, event ")) &&
                 complaint.contains(QStringLiteral("(player_admitted), wallet: is 1000000, should be ")),
             qPrintable(complaint));
}

// Players of a scenario may have any name, and the house keeps no accounts of them.
void HouseCheckTest::tablesThatAreNotedNowhereAreNobodys() {
    const RecordPlace place;
    playPoker(place.path());
    recordRounds<OwnPoker>(place.path(), 1);
    recordRounds<RecordedBingo>(place.path(), 1);
    QCOMPARE(complaintOf(place.path()), std::string());
    const RecordPlace without; // no page at all
    recordRounds<OwnPoker>(without.path(), 2);
    QCOMPARE(complaintOf(without.path()), std::string());
    QCOMPARE(record::verify(without.path())->accounts, 0U);
}

// P33: after a kill the points match the table whose round was ended.
void HouseCheckTest::recoveredPointsAreThoseOfTheTable() {
    for (const bool isRight : {true, false}) {
        const RecordPlace place;
        {
            const auto writer = openWriter(place.path());
            House house(*writer);
            house.note(AccountCause::first_points);
            RecordedTable<OwnPoker> table(*writer);
            for (int i = 0; i < 60; ++i) {
                table.step();
            }
            QVERIFY(!writer->close());
        }
        const auto writer = openWriter(place.path());
        const auto reader = record::RecordReader::open(place.path());
        QVERIFY(reader);
        const auto table = record::recover<record::PokerOnRecord>(*writer, **reader, 2, testCalendar());
        QVERIFY(table);
        House house(*writer);
        house.accounts.points = table->state.wallet(0) + (isRight ? Money{} : Money{1});
        house.accounts.table = 2;
        house.accounts.seq = table->entries.back().seq;
        house.note(AccountCause::recovered);
        QVERIFY(!writer->close());
        QCOMPARE(complaintOf(place.path()).empty(), isRight);
    }
}

// Another window continues to play meanwhile.
void HouseCheckTest::whatIsNotedWhileTablesAreCheckedIsNoFault() {
    const RecordPlace place;
    const auto writer = openWriter(place.path());
    House house(*writer);
    house.note(AccountCause::first_points);
    std::atomic<bool> done = false;
    std::thread checker([&] {
        for (int i = 0; i < 20 && !done; ++i) {
            const std::string complaint = complaintOf(place.path());
            if (!complaint.empty()) {
                qFatal("%s", complaint.c_str());
            }
        }
        done = true;
    });
    house.play<OwnPoker>(6);
    done = true;
    checker.join();
    QVERIFY(!writer->close());
    QCOMPARE(complaintOf(place.path()), std::string());
}

void HouseCheckTest::removedTablesAreNotAskedFor() {
    const RecordPlace place;
    {
        const auto writer = openWriter(place.path());
        House house(*writer);
        house.note(AccountCause::first_points);
        house.play<OwnPoker>(3, true);
        QVERIFY(!writer->close());
    }
    recordClosedRounds<RecordedPoker>(place.path(), 1); // so that the first one is not the newest of its kind
    record::Retention retention;
    retention.keepRounds = 1;
    const auto removed =
        record::prune(place.path(), retention, record::WallTime(std::chrono::seconds(1'800'000'000)));
    QVERIFY(removed && removed->tables == 1);
    QCOMPARE(complaintOf(place.path()), std::string());
    // Accounts that can no longer be verified must still refer to a table.
    remake(place,
           QStringLiteral("UPDATE events SET fields = '{\"cause\":\"table\",\"points\":5,\"jackpots\":{}}' "
                          "WHERE event = 'accounts' AND seq = 4"));
    QVERIFY(!complaintOf(place.path()).empty());
}

#include "program/test_list.h"

MESAVIVA_TEST(HouseCheckTest)
#include "tst_house_check.moc"
