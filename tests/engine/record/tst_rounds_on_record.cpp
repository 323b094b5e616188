// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an inspector finds in a record: rounds by player and amount, significant events, and whether the
// ledger balances (P37, P38, O24, B50).
#include "doctor_kit.h"
#include "older_record.h"
#include "program/shipped_scenarios.h"

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/record_sentences.h"
#include "engine/record/history/reconciliation.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/history/significant.h"
#include "engine/record/house_page.h"

#include <nlohmann/json.hpp>
#endif

#include <QCryptographicHash>
#include <QObject>

#include <algorithm>
#include <set>

using namespace mesaviva;
using namespace mesaviva::kit;
using record::RoundSearch;
using record::SignificantKind;

namespace {

// Two rounds of roulette: 17, then 4, both black. Ana stakes 4.00 on red in each, Bruno 2.00 straight up on
// 17 in the first.
constexpr const char* kTwoPlayers = R"({
  "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "roulette",
  "rules": "pt-894-2002", "table": {"minimum": MINIMUM}, "rounds": 2,
  "players": [{"id": "ana", "wallet": 100000}, {"id": "bruno", "wallet": 50000}],
  "outcome": {"pockets": ["17", "4"]},
  "steps": [
    {"at": 1.0, "player": "ana", "do": "stake", "chance": "red", "amount": 400},
    {"at": 1.5, "player": "bruno", "do": "stake", "chance": "straight", "numbers": ["17"], "amount": 200},
    {"at": 50.0, "player": "ana", "do": "stake", "chance": "red", "amount": 400}
  ],
  "expect": [{"event": "round_closed", "count": 2}]})";

void recordText(const RecordPlace& place, const QByteArray& scenario, const char* program = "1.2.3") {
    const QString file = QString::fromStdString((place.folder() / "scenario.json").string());
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(scenario) != scenario.size()) {
        qFatal("no scenario");
    }
    out.close();
    std::ostringstream told;
    std::ostringstream err;
    if (app::runCommand(file.toStdString(), told, err,
                        scenario::RecordTo{place.path(), program, testCalendar()}) != 0) {
        qFatal("not recorded: %s", err.str().c_str());
    }
}

void recordShipped(const RecordPlace& place, const QString& path) {
    std::ostringstream told;
    std::ostringstream err;
    if (app::runCommand(path.toStdString(), told, err,
                        scenario::RecordTo{place.path(), "1.2.3", testCalendar()}) != 0) {
        qFatal("not recorded: %s", err.str().c_str());
    }
}

std::unique_ptr<record::RecordReader> readerOf(const RecordPlace& place) {
    auto reader = record::RecordReader::open(place.path());
    if (!reader) {
        qFatal("no reader: %s", app::englishText(reader.error().problem).c_str());
    }
    return std::move(*reader);
}

QByteArray twoPlayers(int minimum = 100) {
    return QByteArray(kTwoPlayers).replace("MINIMUM", QByteArray::number(minimum));
}

QString foundIds(const record::SearchPage& page) {
    QStringList ids;
    for (const record::FoundRound& found : page.found) {
        ids.append(QString::fromStdString(textOf(found.round.id)));
    }
    return ids.join(u' ');
}

std::function<bool(std::string_view)> called(std::string name) {
    return [name = std::move(name)](std::string_view other) { return other == name; };
}

void shippedRows() {
    QTest::addColumn<QString>("path");
    for (const QString& name : test::shippedScenarios()) {
        QTest::newRow(qPrintable(name)) << QStringLiteral(MESAVIVA_SCENARIOS "/") + name;
    }
}

} // namespace

class TestRoundsOnRecord : public QObject {
    Q_OBJECT

private slots:
    // P38: a complaint gives a name and an amount.
    void roundsAreFoundByPlayerAndSum_data() {
        QTest::addColumn<QString>("player");
        QTest::addColumn<qlonglong>("staked");
        QTest::addColumn<qlonglong>("won");
        QTest::addColumn<QString>("ids");
        QTest::addColumn<QString>("named");
        // In round 1 Bruno receives 35 times 2.00 and his stake; Ana loses in both.
        QTest::newRow("everybody") << "" << 0LL << 0LL << "1-2 1-1"
                                   << "";
        QTest::newRow("ana") << "ana" << 0LL << 0LL << "1-2 1-1"
                             << "ana";
        QTest::newRow("nobody of that name") << "carla" << 0LL << 0LL << ""
                                             << "carla";
        QTest::newRow("ana staked 4,00") << "ana" << 400LL << 0LL << "1-2 1-1"
                                         << "ana";
        QTest::newRow("ana staked no 4,01") << "ana" << 401LL << 0LL << ""
                                            << "ana";
        QTest::newRow("all staked 6,00") << "" << 600LL << 0LL << "1-1"
                                         << "";
        QTest::newRow("bruno") << "bruno" << 0LL << 0LL << "1-1"
                               << "bruno";
        QTest::newRow("all staked no 6,01") << "" << 601LL << 0LL << ""
                                            << "";
        QTest::newRow("bruno won 70,00") << "bruno" << 0LL << 7000LL << "1-1"
                                         << "bruno";
        QTest::newRow("bruno won no 70,01") << "bruno" << 0LL << 7001LL << ""
                                            << "bruno";
        QTest::newRow("all won 66,00") << "" << 0LL << 6600LL << "1-1"
                                       << "";
        QTest::newRow("ana won nothing") << "ana" << 0LL << 1LL << ""
                                         << "ana";
        QTest::newRow("somebody won 70,00") << "" << 0LL << 7000LL << "1-1"
                                            << "bruno";
    }

    void roundsAreFoundByPlayerAndSum() {
        QFETCH(const QString, player);
        QFETCH(const qlonglong, staked);
        QFETCH(const qlonglong, won);
        const RecordPlace place;
        recordText(place, twoPlayers());
        RoundSearch search;
        if (!player.isEmpty()) {
            search.player = called(player.toStdString());
        }
        search.stakedAtLeast = Money{staked};
        search.wonAtLeast = Money{won};
        const auto reader = readerOf(place);
        const record::SearchPage page = record::searchRounds(*reader, search);
        QTEST(foundIds(page), "ids");
        QVERIFY(page.isOver);
        for (const record::FoundRound& found : page.found) {
            QTEST(QString::fromStdString(found.player), "named");
        }
    }

    void filterAndResultCountToo() {
        const RecordPlace place;
        recordText(place, twoPlayers());
        recordText(place, twoPlayers());
        const auto reader = readerOf(place);
        RoundSearch search;
        search.filter.game = "roulette";
        search.filter.result = "17";
        QCOMPARE(foundIds(record::searchRounds(*reader, search)), QStringLiteral("2-1 1-1"));
        search.filter.table = 2;
        QCOMPARE(foundIds(record::searchRounds(*reader, search)), QStringLiteral("2-1"));
        search.filter.game = "poker";
        QCOMPARE(foundIds(record::searchRounds(*reader, search)), QString());
        QCOMPARE(record::resultsOf(*reader, "roulette"), (std::vector<std::string>{"17", "4"}));
        QCOMPARE(record::resultsOf(*reader, "roulette", 1), std::vector<std::string>{"17"});
        QVERIFY(record::resultsOf(*reader, "poker").empty());
    }

    // A search by name gives that player's outcome, and each player has a row: in round 1 the players
    // together and Bruno have won, Ana has lost.
    void outcomeIsThatOfThePlayer() {
        const RecordPlace place;
        recordText(place, twoPlayers());
        const auto reader = readerOf(place);
        RoundSearch search;
        const auto found = [&](record::RoundOutcome outcome) {
            search.filter.outcome = outcome;
            QStringList list;
            for (const record::FoundRound& one : record::searchRounds(*reader, search).found) {
                list.append(QString::fromStdString(textOf(one.round.id) + one.player));
            }
            return list.join(u' ');
        };
        QCOMPARE(found(record::RoundOutcome::won), QStringLiteral("1-1"));
        QCOMPARE(found(record::RoundOutcome::lost), QStringLiteral("1-2"));
        search.player = [](std::string_view) { return true; };
        QCOMPARE(found(record::RoundOutcome::won), QStringLiteral("1-1bruno"));
        QCOMPARE(found(record::RoundOutcome::lost), QStringLiteral("1-2ana 1-1ana"));
        search.filter.outcome.reset();
        QCOMPARE(record::searchRounds(*reader, search).found.size(), std::size_t{3});
    }

    // A page reads only a bounded part of a file of any size; the pages together list everything once.
    void pagesAreBoundedAndComplete() {
        const RecordPlace place;
        for (int i = 0; i < 3; ++i) {
            recordText(place, twoPlayers());
        }
        const auto reader = readerOf(place);
        RoundSearch search;
        search.player = called("ana");
        const QString whole = foundIds(record::searchRounds(*reader, search));
        QCOMPARE(whole.split(u' ').size(), 6);
        for (const record::SearchBounds bounds :
             {record::SearchBounds{2, 100, 1'000'000, 100'000},
              record::SearchBounds{100, 1, 1'000'000, 100'000}, record::SearchBounds{100, 100, 1, 100'000}}) {
            QStringList ids;
            std::optional<record::RoundRow> after;
            for (int pages = 0; pages < 20; ++pages) {
                const record::SearchPage page = record::searchRounds(*reader, search, after, bounds);
                QVERIFY(page.found.size() <= bounds.most && page.looked <= bounds.rounds);
                if (!page.found.empty()) {
                    ids.append(foundIds(page));
                }
                if (page.isOver) {
                    break;
                }
                after = page.last;
            }
            QCOMPARE(ids.join(u' '), whole);
        }
        // A round that is too long is read only up to the limit.
        const record::SearchBounds few{100, 100, 1'000'000, 1};
        QCOMPARE(foundIds(record::searchRounds(*reader, search, std::nullopt, few)), QString());
    }

    void doctoredRecordIsRefused_data() {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("a stake below zero") << QByteArray("UPDATE rounds SET staked = -1");
        QTest::newRow("a sum that overflows")
            << QByteArray("UPDATE rounds SET returned = 9223372036854775807");
        QTest::newRow("a settlement that is no JSON")
            << QByteArray("UPDATE events SET fields = '{\"player\":' WHERE event = 'settled'");
        QTest::newRow("a settlement of nobody")
            << QByteArray("UPDATE events SET fields = '{}' WHERE event = 'settled'");
        QTest::newRow("more points than there are")
            << QByteArray("UPDATE events SET fields = '{\"player\":\"ana\",\"staked\":9223372036854775807,"
                          "\"returned\":1}' WHERE event = 'settled'");
        QTest::newRow("a word for a sum")
            << QByteArray("UPDATE events SET fields = '{\"player\":\"ana\",\"staked\":\"x\",\"returned\":1}' "
                          "WHERE event = 'settled'");
    }

    void doctoredRecordIsRefused() {
        QFETCH(const QByteArray, sql);
        const RecordPlace place;
        recordText(place, twoPlayers());
        place.doctor(sql.constData());
        const auto reader = readerOf(place);
        RoundSearch search;
        search.player = called("ana");
        QVERIFY_EXCEPTION_THROWN(record::searchRounds(*reader, search), record::Fault);
    }

    // Each kind, counted independently: by SQLite, over the events in the file.
    void significantEventsAreThoseOfTheFile() {
        const RecordPlace place;
        for (const QString& game : test::gameKeys()) {
            const QDir folder(QStringLiteral(MESAVIVA_SCENARIOS "/") + game);
            int taken = 0;
            for (const QString& name :
                 folder.entryList({QStringLiteral("*fail*.json"), QStringLiteral("*void*.json"),
                                   QStringLiteral("*refus*.json")},
                                  QDir::Files, QDir::Name)) {
                if (++taken <= 4) {
                    recordShipped(place, folder.filePath(name));
                }
            }
        }
        const auto reader = readerOf(place);
        const auto counted = [&](const char* where) {
            return reader->database().number(std::string("SELECT count(*) FROM events WHERE ") + where);
        };
        const auto found = [&](SignificantKind kind, Money large = Money{100'000}) {
            record::SignificantFilter filter;
            filter.kind = kind;
            filter.largeWin = large;
            return static_cast<std::int64_t>(
                record::significantEvents(*reader, filter, 1'000'000).events.size());
        };
        QVERIFY(counted("event = 'round_void'") > 0);
        QCOMPARE(found(SignificantKind::void_round), counted("event = 'round_void'"));
        QCOMPARE(found(SignificantKind::refusal), counted("event = 'refused'"));
        QVERIFY(counted("event = 'system_failed'") > 0);
        QCOMPARE(
            found(SignificantKind::fault),
            counted("event IN ('system_failed','player_lost','player_back','spin_void','stakes_disturbed',"
                    "'stakes_restored','stake_restored','ball_changed')"));
        QCOMPARE(found(SignificantKind::table_opened) + found(SignificantKind::settings),
                 counted("event = 'table_opened'"));
        QCOMPARE(
            found(SignificantKind::large_win, Money{1}),
            reader->database().number("SELECT count(*) FROM rounds WHERE closed IS NOT NULL AND returned > "
                                      "staked"));
        // Pages of one event each list all of them, in the same order.
        const record::SignificantFilter all;
        const auto whole = record::significantEvents(*reader, all, 1'000'000).events;
        QVERIFY(whole.size() > 10);
        std::vector<record::SignificantEvent> parts;
        std::int64_t from = 0;
        do {
            const auto page = record::significantEvents(*reader, all, 3, from, 7);
            QVERIFY(page.events.size() <= 3 && page.looked <= 7);
            parts.insert(parts.end(), page.events.begin(), page.events.end());
            from = page.next;
        } while (from != 0);
        QVERIFY(parts == whole);
    }

    // A hand cut off by the system before its player decided: excludes players who bet or folded, and there
    // is no hand before the first card.
    void handsCutOffUndecidedAreFound_data() {
        QTest::addColumn<QByteArray>("failure");
        QTest::addColumn<QByteArray>("steps");
        QTest::addColumn<QString>("players");
        const QByteArray failing = R"({"do": "fault", "kind": "system"})";
        const QByteArray decided = R"({"when": "decision_opened", "player": "bruno", "do": "bet"},
            {"player": "carla", "do": "fold"}, )" +
                                   failing;
        QTest::newRow("I-P33: bets are settled") << QByteArray("settle_bets") << decided << "ana";
        QTest::newRow("I-P33: all is void") << QByteArray("void_all") << decided << "ana";
        QTest::newRow("P33: in the deal")
            << QByteArray("settle_bets")
            << QByteArray(R"({"when": "card_dealt", "do": "fault", "kind": "system"})") << "ana";
        QTest::newRow("P33: before the deal")
            << QByteArray("settle_bets") << QByteArray(R"({"at": 4, "do": "fault", "kind": "system"})") << "";
        QTest::newRow("nothing fails")
            << QByteArray("settle_bets")
            << QByteArray(R"({"when": "decision_opened", "player": "ana", "do": "fold"})") << "";
    }
    void handsCutOffUndecidedAreFound() {
        QFETCH(const QByteArray, failure);
        QFETCH(const QByteArray, steps);
        QFETCH(const QString, players);
        QByteArray scenario = R"({
          "format": "mesaviva.scenario/1", "title": {"pt": "t", "en": "t"}, "game": "poker",
          "rules": "pt-803-2015", "table": {"system_failure": "FAILURE"}, "rounds": 1,
          "players": [{"id": "ana", "seat": 1, "wallet": 100000}, {"id": "bruno", "seat": 2, "wallet": 100000},
                      {"id": "carla", "seat": 3, "wallet": 100000}],
          "outcome": {"seed": "SEED"},
          "steps": [
            {"at": 1.0, "player": "ana", "do": "ante", "amount": 500},
            {"at": 1.0, "player": "bruno", "do": "ante", "amount": 500},
            {"at": 1.0, "player": "carla", "do": "ante", "amount": 500}, STEPS],
          "expect": [{"event": "round_closed", "count": 1}]})";
        scenario.replace("FAILURE", failure).replace("STEPS", steps).replace("SEED", QByteArray(64, '7'));
        const RecordPlace place;
        recordText(place, scenario);
        const auto reader = readerOf(place);
        record::SignificantFilter filter;
        filter.kind = SignificantKind::cut_off;
        QStringList found;
        for (const auto& event : record::significantEvents(*reader, filter, 100).events) {
            found.append(QString::fromStdString(event.player));
            QCOMPARE(event.amount, Money{500});
            QCOMPARE(event.round, (record::RoundId{1, 1}));
            // The cards as SQLite reads them.
            record::Statement cards = reader->database().prepare(
                "SELECT group_concat(card, ' ') FROM (SELECT json_extract(fields, '$.card') AS card FROM "
                "events WHERE event = 'card_dealt' AND json_extract(fields, '$.to') = ? ORDER BY id)");
            cards.bind(1, std::string_view(event.player));
            QVERIFY(cards.step());
            QCOMPARE(event.detail, std::string(cards.text(0)));
        }
        QCOMPARE(found.join(u' '), players);
        for (const char* player : {"ana", "bruno", "carla"}) {
            QCOMPARE(record::cutOffs(*reader, 1, player).size(),
                     std::size_t{players == QLatin1String(player) ? 1U : 0U});
        }
        // Simulated players are not reported.
        place.doctor("UPDATE events SET fields = json_set(fields, '$.simulated', json_extract(fields, "
                     "'$.players')) WHERE event = 'table_opened'");
        QVERIFY(record::significantEvents(*readerOf(place), filter, 100).events.empty());
    }

    // A large win of a simulated player is included, and marked: at every table the result of a round,
    // counted by SQLite; for a bingo room's crowd the prize of each member.
    void largeWinsOfSimulatedPlayersAreFound_data() {
        QTest::addColumn<QString>("scenario");
        QTest::newRow("poker") << "poker/seven_seats_mixed.json";
        QTest::newRow("roulette") << "roulette/casino_payment_by_player.json";
        QTest::newRow("bingo") << "bingo/30_line_and_bingo.json";
    }
    void largeWinsOfSimulatedPlayersAreFound() {
        QFETCH(const QString, scenario);
        const RecordPlace place;
        recordShipped(place, QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/scenarios/") + scenario);
        record::SignificantFilter filter;
        filter.kind = SignificantKind::large_win;
        filter.largeWin = Money{1};
        for (const auto& event : record::significantEvents(*readerOf(place), filter, 1'000).events) {
            QVERIFY(!event.simulated && event.event == "round_closed");
        }
        // The same with simulated players: the rows of the rounds then contain none of it.
        place.doctor("UPDATE events SET fields = json_set(fields, '$.simulated', json_extract(fields, "
                     "'$.players')) WHERE event = 'table_opened'");
        place.doctor("UPDATE rounds SET staked = 0, returned = 0");
        const auto reader = readerOf(place);
        const auto won = record::significantEvents(*reader, filter, 1'000).events;
        QVERIFY(!won.empty());
        QCOMPARE(static_cast<std::int64_t>(won.size()),
                 reader->database().number("SELECT count(*) FROM events WHERE event = 'settled' AND "
                                           "json_extract(fields, '$.returned') > json_extract(fields, "
                                           "'$.staked')"));
        Money most;
        for (const record::SignificantEvent& event : won) {
            QVERIFY(event.simulated && !event.player.empty() && event.seq > 0 && event.winners == 0);
            QCOMPARE(event.amount.cents,
                     reader->database().number(
                         "SELECT json_extract(fields, '$.returned') - json_extract(fields, '$.staked') FROM "
                         "events WHERE seq = " +
                         std::to_string(event.seq)));
            most = std::max(most, event.amount);
        }
        filter.largeWin = most;
        QVERIFY(!record::significantEvents(*reader, filter, 1'000).events.empty());
        filter.largeWin = most + Money{1};
        QCOMPARE(record::significantEvents(*reader, filter, 1'000).events.size(), std::size_t{0});
    }

    void largeWinsOfTheCrowdAreFound() {
        const RecordPlace place;
        recordShipped(place,
                      QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/scenarios/bingo/30_line_and_bingo.json"));
        // Three members win the line, one of them with two cards; a player wins bingo.
        place.doctor(R"(UPDATE events SET fields = json_set(fields, '$.winners', json('[
                            {"player":"crowd:3","card":4,"amount":400},{"player":"crowd:9","card":5,"amount":400},
                            {"player":"crowd:3","card":6,"amount":400},{"player":"crowd:7","card":7,"amount":20}]'))
                        WHERE event = 'prize_won' AND json_extract(fields, '$.kind') = 'line')");
        const auto reader = readerOf(place);
        record::SignificantFilter filter;
        filter.kind = SignificantKind::large_win;
        const auto from = [&](std::int64_t cents) {
            filter.largeWin = Money{cents};
            auto events = record::significantEvents(*reader, filter, 1'000).events;
            std::erase_if(events, [](const auto& event) { return !event.simulated; });
            return events;
        };
        QCOMPARE(from(400).size(), std::size_t{1});
        QCOMPARE(from(400)[0].winners, std::uint64_t{2});
        QCOMPARE(from(401)[0].winners, std::uint64_t{1});
        QCOMPARE(from(800)[0].player, std::string("crowd:3"));
        QCOMPARE(from(800)[0].amount, Money{800});
        QCOMPARE(from(801).size(), std::size_t{0});
        place.doctor("UPDATE events SET fields = json_set(fields, '$.winners', 7) WHERE event = 'prize_won'");
        QVERIFY_EXCEPTION_THROWN(record::significantEvents(*readerOf(place), filter, 100), record::Fault);
    }

    // An event that claims another table's place must not make the search loop.
    // In a record of version 1 or 2 an event's key is its place. (Later ones can't have two in one place.)
    void eventInAnotherPlaceIsRefused_data() {
        QTest::addColumn<QByteArray>("sql");
        QTest::newRow("of another table") << QByteArray("UPDATE events SET table_id = 2 WHERE table_id = 1");
        QTest::newRow("of another number") << QByteArray("UPDATE events SET seq = seq + 1 WHERE seq = 9");
    }
    void eventInAnotherPlaceIsRefused() {
        QFETCH(const QByteArray, sql);
        const RecordPlace newer;
        recordText(newer, twoPlayers());
        recordText(newer, twoPlayers());
        const RecordPlace place;
        makeOlder(place.path(), newer.path(), 2);
        QVERIFY(!record::significantEvents(*readerOf(place), {}, 100).events.empty());
        place.doctor(sql.constData());
        const auto reader = readerOf(place);
        QVERIFY_EXCEPTION_THROWN(record::significantEvents(*reader, {}, 100), record::Fault);
    }

    // Events of the program itself: its restart after a crash, and the removal of rounds.
    void restartsAndRemovalsAreReported() {
        const RecordPlace place;
        recordText(place, twoPlayers());
        {
            const auto writer = openWriter(place.path());
            writer->append([](record::RecordStore& store) {
                record::HousePage page("1.2.3");
                record::HouseAccounts accounts;
                accounts.points = Money{1'000};
                const record::WallTime wall(std::chrono::seconds(1'700'000'100));
                page.write(store, accounts, record::AccountCause::first_points, wall);
                page.write(store, accounts, record::AccountCause::recovered, wall);
            });
            QVERIFY(!writer->close());
        }
        place.doctor("INSERT INTO removed VALUES(9, 1700000200000, 3, 30, 100, 50, zeroblob(32))");
        const auto reader = readerOf(place);
        record::SignificantFilter filter;
        filter.kind = SignificantKind::restart;
        QCOMPARE(record::significantEvents(*reader, filter, 100).events.size(), 1U);
        filter.kind = SignificantKind::removed;
        const auto removed = record::significantEvents(*reader, filter, 100).events;
        QCOMPARE(removed.size(), 1U);
        QCOMPARE(removed.front().round.table, 9);
        QCOMPARE(removed.front().amount.cents, 3); // number of rounds
        // Neither belongs to a game.
        filter.kind.reset();
        filter.game = "roulette";
        for (const auto& event : record::significantEvents(*reader, filter, 100).events) {
            QCOMPARE(event.game, std::string("roulette"));
        }
    }

    // The history of settings: what differs from the previous table.
    void changedSettingsAreNamed() {
        const RecordPlace place;
        recordText(place, twoPlayers(100));
        recordText(place, twoPlayers(100));
        recordText(place, twoPlayers(200), "1.2.4");
        const auto reader = readerOf(place);
        record::SignificantFilter filter;
        filter.kind = SignificantKind::settings;
        const auto events = record::significantEvents(*reader, filter, 100).events;
        QCOMPARE(events.size(), 1U);
        QCOMPARE(events.front().round.table, 3);
        std::set<std::string> names;
        for (const record::SettingChange& change : events.front().changes) {
            names.insert(change.setting);
            if (change.setting == "minimum.red") {
                QCOMPARE(change.before, std::string("100"));
                QCOMPARE(change.after, std::string("200"));
            } else if (change.setting == "program") {
                QCOMPARE(change.before, std::string("1.2.3"));
                QCOMPARE(change.after, std::string("1.2.4"));
            }
        }
        QVERIFY(names.contains("minimum.red") && names.contains("program"));
        QVERIFY(!names.contains("rules"));
        filter.kind = SignificantKind::table_opened;
        QCOMPARE(record::significantEvents(*reader, filter, 100).events.size(), 2U);
        const auto opening = record::openingFacts(*reader, 3);
        QVERIFY(opening);
        QCOMPARE(opening->players, (std::vector<std::string>{"ana", "bruno"}));
        QVERIFY(opening->simulated.empty());
        QVERIFY(!record::openingFacts(*reader, 9));
        // With a common tool: printf '%s' '<settings>' | sha256sum
        const QByteArray text = QByteArray::fromStdString(opening->settings);
        QCOMPARE(toHex(opening->settingsHash),
                 QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().toStdString());
    }

    // To the cent, over every scenario; wallets are compared with the export.
    void ledgerBalancesInEveryScenario_data() { shippedRows(); }

    void ledgerBalancesInEveryScenario() {
        QFETCH(const QString, path);
        const RecordPlace place;
        recordShipped(place, path);
        const auto reader = readerOf(place);
        const auto result = record::reconcile(*reader, 1);
        QVERIFY(result);
        QStringList differences;
        for (const std::string& difference : result->differences()) {
            differences.append(QString::fromStdString(difference));
        }
        QCOMPARE(differences, QStringList());
        QVERIFY(result->balanced && !result->accounts.empty());
        Money sum;
        for (const record::AccountLine& line : result->accounts) {
            sum += line.closing;
        }
        QCOMPARE(sum.cents, 0);
    }

    // By hand: Ana loses 4.00 twice; Bruno wins 70.00.
    void sumsOfAReconciliation() {
        const RecordPlace place;
        recordText(place, twoPlayers());
        const auto result = record::reconcile(*readerOf(place), 1);
        QVERIFY(result);
        QCOMPARE(result->rounds, 2U);
        QCOMPARE(result->players.size(), 2U);
        QCOMPARE(result->players[0].closing.cents, 100'000 - 800);
        QCOMPARE(result->players[1].closing.cents, 50'000 + 7'000);
        QCOMPARE(result->players[1].staked.cents, 200);
        QCOMPARE(result->players[1].returned.cents, 7'200);
        const auto line = [&](const char* key) {
            return *std::ranges::find(result->accounts, key, &record::AccountLine::account);
        };
        QCOMPARE(line("issuer").closing.cents, -150'000);
        QCOMPARE(line("house").closing.cents, 800 - 7'000);
        QCOMPARE(line("wallets").closing.cents, 150'000 - 800 + 7'000);
        QCOMPARE(line("stakes").closing.cents, 0);
        QVERIFY(!record::reconcile(*readerOf(place), 7));
    }

    // An altered list of rounds no longer matches the settlements.
    void changedListIsFound() {
        const RecordPlace place;
        recordText(place, twoPlayers());
        place.doctor("UPDATE rounds SET returned = returned + 1 WHERE round = 1");
        const auto result = record::reconcile(*readerOf(place), 1);
        QVERIFY(result);
        QVERIFY(!result->isRight());
        QCOMPARE(result->differences(), std::vector<std::string>{"list"});
    }

    // An altered amount with a rebuilt chain moves money between two accounts, which no other event supports.
    // Only a player's initial points have no other evidence.
    void alteredAmountIsFound_data() {
        QTest::addColumn<QString>("scenario"); // empty: two players at roulette
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QByteArray>("amount");
        const auto row = [](const char* account, const char* scenario, const char* event,
                            const char* amount) {
            QTest::newRow(account) << QString::fromLatin1(scenario) << QByteArray(event)
                                   << QByteArray(amount);
        };
        row("wallets", "", "staked", "/amount");
        row("stakes", "", "settled", "/staked");
        row("stakes that come back", "", "settled", "/returned");
        row("house, what it takes", "", "collected", "/amount");
        row("house, what it pays", "", "paid", "/amount");
        row("boxes of poker", "poker/dealer_does_not_qualify.json", "paid", "/amount");
        row("crowd", "bingo/90_crowd_wins.json", "paid", "/amount");
        row("card_money", "bingo/90_system_fails_in_the_sale.json", "settled", "/returned");
        row("prize_money", "bingo/90_line_and_bingo.json", "sale_closed", "/prize_money");
        row("carried", "bingo/75_line_not_won_before_bingo.json", "money_carried", "/amount");
        row("bingo_jackpot", "bingo/90_jackpot_missed_by_one.json", "sale_closed", "/to_jackpot");
        row("line_jackpot", "bingo/90_line_jackpot_missed.json", "sale_closed", "/to_line_jackpot");
    }

    void alteredAmountIsFound() {
        QFETCH(const QString, scenario);
        QFETCH(const QByteArray, event);
        QFETCH(const QByteArray, amount);
        const RecordPlace place;
        if (scenario.isEmpty()) {
            recordText(place, twoPlayers());
        } else {
            recordShipped(place, QStringLiteral(MESAVIVA_SOURCE_DIR "/tests/scenarios/") + scenario);
        }
        QVERIFY(record::reconcile(*readerOf(place), 1)->isRight());
        const DoctoredRecord record(place);
        std::vector<record::EventRow> rows = record.rows();
        const auto altered = std::ranges::find_if(
            rows, [&](const record::EventRow& row) { return row.text.kind == event.toStdString(); });
        QVERIFY(altered != rows.end());
        auto fields = nlohmann::ordered_json::parse(altered->text.fields);
        auto& cents = fields.at(nlohmann::ordered_json::json_pointer(amount.toStdString()));
        cents = cents.get<std::int64_t>() + 1;
        altered->text.fields = fields.dump();
        record.write(rows, false);
        // The chain alone does not detect it.
        const auto reader = readerOf(place);
        record::EventCursor cursor = reader->events(1);
        Digest hash = record::openingHash(Digest{}, *reader->table(1));
        for (record::EventRow row; cursor.next(row);) {
            hash = record::eventHash(hash, row);
            QVERIFY(hash == row.hash);
        }
        // The amounts do: there is a difference, or an event on record that no table could emit.
        try {
            QVERIFY(!record::reconcile(*reader, 1)->isRight());
        } catch (const record::Fault& fault) {
            QCOMPARE(fault.kind, record::FaultKind::damaged);
        }
    }
};

#include "program/test_list.h"
MESAVIVA_TEST(TestRoundsOnRecord)
#include "tst_rounds_on_record.moc"
