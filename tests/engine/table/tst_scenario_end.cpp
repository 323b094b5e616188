// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runner_kit.h"

#include <QTest>

#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;
using scenario::PokerRunner;

/// When a scenario ends, and why.
class ScenarioEndTest : public QObject {
    Q_OBJECT

private slots:
    void endsWithTheRoundInProgress();
    void endsAtOnceBetweenRounds();
    void endsAtItsTime();
    void endsAfterItsRounds();
    void voidRoundCounts();
    void givesUpWhenNothingComes();
    void givesUpAtAWaitingIndividualTable();
};

void ScenarioEndTest::endsWithTheRoundInProgress() {
    PokerRunner runner(pokerOf(R"({"steps": [{"at": 30, "player": "ana", "do": "ante", "amount": 500}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QCOMPARE(only(events, "round_closed").size(), std::size_t{2});
    QVERIFY(events.back()["event"] == "round_closed");

    PokerRunner without(pokerOf("{}"));
    QCOMPARE(only(eventsBy(without), "round_closed").size(), std::size_t{1});
}

void ScenarioEndTest::endsAtOnceBetweenRounds() {
    PokerRunner runner(pokerOf(R"({"steps": [{"when": "round_closed", "player": "ana", "do": "leave"}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QCOMPARE(only(events, "round_opened").size(), std::size_t{1});
    QCOMPARE(only(events, "session_ended").size(), std::size_t{1});
}

void ScenarioEndTest::endsAtItsTime() {
    PokerRunner runner(pokerOf(R"({"until": 46.4, "steps": [{"at": 46.4, "player": "ana", "do": "bet"},
                                                          {"at": 46.5, "player": "ana", "do": "bet"}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::until);
    QVERIFY(runner.now() == kTableOpened + Duration(46'400));
    QCOMPARE(only(events, "round_closed").size(), std::size_t{2}); // at 21.2 and exactly at 46.4
    QCOMPARE(only(events, "refused").size(), std::size_t{1});
    QCOMPARE(runner.stepsTaken(), std::size_t{1});
}

void ScenarioEndTest::endsAfterItsRounds() {
    PokerRunner runner(
        pokerOf(R"({"rounds": 3, "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::rounds);
    QCOMPARE(only(events, "round_closed").size(), std::size_t{3});
    QCOMPARE(only(events, "round_opened").size(), std::size_t{3});
}

void ScenarioEndTest::voidRoundCounts() {
    PokerRunner runner(
        pokerOf(R"({"rounds": 1, "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500},
                                                        {"at": 2, "do": "fault", "kind": "system"}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QCOMPARE(only(events, "round_void").size(), std::size_t{1});
    QVERIFY(runner.end() == scenario::End::rounds);
}

void ScenarioEndTest::givesUpWhenNothingComes() {
    PokerRunner runner(pokerOf(R"({"steps": [{"when": "system_failed", "player": "ana", "do": "bet"}]})"));
    runner.run();
    QVERIFY(runner.end() == scenario::End::limit);
    QCOMPARE(runner.stepsTaken(), std::size_t{0});
    QVERIFY(!runner.nextDue());

    PokerRunner far(pokerOf(R"({"steps": [{"at": 100000, "player": "ana", "do": "bet"}]})"));
    far.run();
    QCOMPARE(far.stepsTaken(), std::size_t{1}); // scheduled steps are performed, however late
}

void ScenarioEndTest::givesUpAtAWaitingIndividualTable() {
    PokerRunner runner(pokerOf(R"({"table": {"individual": true},
        "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500}]})"));
    runner.run();
    QVERIFY(runner.end() == scenario::End::waiting);
    QVERIFY(runner.now() == kTableOpened + Duration(1'000));
}

#include "program/test_list.h"

MESAVIVA_TEST(ScenarioEndTest)
#include "tst_scenario_end.moc"
