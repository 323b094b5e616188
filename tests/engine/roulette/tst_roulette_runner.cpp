// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "engine/games/roulette/scenario/roulette_runner.h"
#endif
#include "runner_kit.h"

#include <QTest>

#include <string>
#include <string_view>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;
using scenario::RouletteRunner;

namespace {

/// A roulette scenario, with one player where it has none.
scenario::Scenario rouletteOf(const std::string& text, const char* rules = "pt-804-2015") {
    return readGame(Json::parse(text), "roulette", rules, R"([{"id": "ana", "wallet": 100000}])");
}

} // namespace

/// Roulette scenarios.
class RouletteRunnerTest : public QObject {
    Q_OBJECT

private slots:
    void rouletteEndsBetweenRounds();
    void rouletteTakesItsPocketsInOrder();
    void rouletteSeedAloneDecidesTheEvents();
    void landingIsKnownToTheSessionOnly();
    void individualWheelWaitsForItsPlayer();
    void ballThatRunsIsNoEndOfASteplessScenario();
    void expectedNumbersAreASet();
};

void RouletteRunnerTest::rouletteEndsBetweenRounds() {
    RouletteRunner runner(rouletteOf(R"({"outcome": {"pockets": ["1"]},
        "steps": [{"at": 1, "player": "ana", "do": "stake", "chance": "red", "amount": 100}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QVERIFY(runner.rests());
    QCOMPARE(only(events, "round_opened").size(), std::size_t{1});
    QVERIFY(events.back()["event"] == "round_closed");
    QCOMPARE(runner.wallet(0).cents, 100'100);
}

void RouletteRunnerTest::rouletteTakesItsPocketsInOrder() {
    RouletteRunner runner(rouletteOf(R"({"outcome": {"pockets": ["00", "5", "17"]},
        "table": {"pockets": 38}, "rounds": 3})"));
    std::string drawn;
    for (const Json& event : only(eventsBy(runner), "number_drawn")) {
        drawn += event["pocket"].get<std::string>() + ' ';
    }
    QCOMPARE(drawn, std::string("00 5 17 "));
}

void RouletteRunnerTest::rouletteSeedAloneDecidesTheEvents() {
    const auto events = [](const char* seed) {
        RouletteRunner runner(
            rouletteOf(R"({"outcome": {"seed": ")" + std::string(seed) +
                       R"(112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"}, "rounds": 3})"));
        return eventsBy(runner);
    };
    QVERIFY(events("00") == events("00"));
    QVERIFY(events("00") != events("10"));
}

void RouletteRunnerTest::landingIsKnownToTheSessionOnly() {
    RouletteRunner runner(rouletteOf(R"({"outcome": {"pockets": ["17"]}, "rounds": 1})"));
    std::string text;
    const Subscription heard =
        runner.listen([&](const RouletteRunner::Entry& entry) { text += runner.toJson(entry).dump(); });
    runner.advanceTo(kTableOpened + std::chrono::seconds(30));
    QVERIFY(runner.state().phase == roulette::Phase::running);
    QCOMPARE(runner.chance().landing()->text(), std::string_view("17"));
    QVERIFY(!runner.state().drawn);
    QVERIFY(text.find("number_drawn") == std::string::npos);
}

void RouletteRunnerTest::individualWheelWaitsForItsPlayer() {
    // The player has left, which closes the first round: the awaited event would never come.
    RouletteRunner runner(rouletteOf(
        R"({"table": {"individual": true}, "rounds": 2, "steps": [{"at": 1, "player": "ana", "do": "leave"}]})"));
    runner.run();
    QVERIFY(runner.end() == scenario::End::waiting);
    QVERIFY(runner.rests());
}

void RouletteRunnerTest::ballThatRunsIsNoEndOfASteplessScenario() {
    RouletteRunner runner(rouletteOf("{}"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QCOMPARE(only(events, "number_drawn").size(), std::size_t{1});
    QCOMPARE(only(events, "round_closed").size(), std::size_t{1});
}

void RouletteRunnerTest::expectedNumbersAreASet() {
    const auto met = [](const char* numbers) {
        const Outcome outcome = runText(
            R"({"format": "mesaviva.scenario/1", "game": "roulette", "rules": "pt-804-2015",
                "table": {"pockets": 38}, "players": [{"id": "ana", "wallet": 1000}], "outcome": {"pockets": ["2"]},
                "steps": [{"at": 1, "player": "ana", "do": "stake", "chance": "street", "numbers": ["2", "00", "0"],
                           "amount": 100}],
                "expect": [{"event": "staked", "numbers": )" +
            std::string(numbers) + R"(}, {"event": "settled", "stakes": [{"chance": "street", "numbers": )" +
            numbers + R"(, "amount": 100, "returned": 1200}]}]})");
        return outcome.status == 0;
    };
    QVERIFY(met(R"(["0", "00", "2"])"));
    QVERIFY(met(R"(["2", "0", "00"])"));
    QVERIFY(!met(R"(["0", "2"])"));
    QVERIFY(!met(R"(["0", "00", "3"])"));
}

#include "program/test_list.h"

MESAVIVA_TEST(RouletteRunnerTest)
#include "tst_roulette_runner.moc"
