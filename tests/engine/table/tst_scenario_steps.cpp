// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "runner_kit.h"

#include <QTest>

#include <string>
#include <vector>

using namespace mesaviva;
using namespace mesaviva::kit;

/// When the steps of a scenario are performed.
class ScenarioStepsTest : public QObject {
    Q_OBJECT

private slots:
    void seedAloneDecidesTheEvents();
    void playersAreSeatedBeforeTheClockRuns();
    void firstStepWithoutTimeComesAfterTheOpening();
    void firstStepMayWaitForTheOpeningAtSecondZero();
    void timerFiresBeforeStepAtTheSameInstant();
    void stepWhoseTimeHasPassedIsTakenAtOnce();
    void stepWithoutTimeLetsNoTimerPass();
    void awaitedStepIsTakenBeforeFurtherTimers();
    void nextStepSeesLaterEventsOfTheSameMoment();
    void nextStepDoesNotSeeEarlierEventsOfTheSameMoment();
    void stepSeesTheEventsOfTheStepBeforeIt();
    void sameNameTwiceMeansTwoEvents();
};

void ScenarioStepsTest::seedAloneDecidesTheEvents() {
    const std::string text =
        R"({"outcome": {"seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"},
        "steps": [{"do": "ante", "player": "ana", "amount": 500}], "rounds": 2})";
    QVERIFY(eventsOf(text) == eventsOf(text));
    const std::string other =
        R"({"outcome": {"seed": "10112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"},
        "steps": [{"do": "ante", "player": "ana", "amount": 500}], "rounds": 2})";
    QVERIFY(eventsOf(text) != eventsOf(other));
}

void ScenarioStepsTest::playersAreSeatedBeforeTheClockRuns() {
    const std::vector<Json> events = eventsOf(
        R"({"players": [{"id": "rui", "seat": 4, "wallet": 1}, {"id": "ana", "seat": 2, "wallet": 2}], "until": 0})");
    QVERIFY(events[0]["event"] == "table_opened");
    QVERIFY(events[0]["round"] == 0);
    QVERIFY(events[0]["players"] == Json({"rui", "ana"}));
    QVERIFY(events[1]["event"] == "player_admitted");
    QVERIFY(events[1]["player"] == "rui");
    QVERIFY(events[4]["event"] == "player_sat");
    QVERIFY(events[4]["player"] == "ana");
    QVERIFY(events[5]["event"] == "round_opened");
    QVERIFY(events.back()["t"] == 0);
}

void ScenarioStepsTest::firstStepWithoutTimeComesAfterTheOpening() {
    const auto staked =
        only(eventsOf(R"({"steps": [{"player": "ana", "do": "ante", "amount": 500}]})"), "staked");
    QCOMPARE(staked.size(), std::size_t{1});
    QVERIFY(staked[0]["t"] == 0);
}

void ScenarioStepsTest::firstStepMayWaitForTheOpeningAtSecondZero() {
    const auto staked = only(
        eventsOf(R"({"steps": [{"when": "betting_opened", "player": "ana", "do": "ante", "amount": 500}]})"),
        "staked");
    QCOMPARE(staked.size(), std::size_t{1});
    QVERIFY(staked[0]["round"] == 1);
    QVERIFY(staked[0]["t"] == 0);
}

void ScenarioStepsTest::timerFiresBeforeStepAtTheSameInstant() {
    const auto refused =
        only(eventsOf(R"({"steps": [{"at": 20, "player": "ana", "do": "ante", "amount": 500}]})"), "refused");
    QCOMPARE(refused.size(), std::size_t{1});
    QVERIFY(refused[0]["reason"] == "not_now");
}

void ScenarioStepsTest::stepWhoseTimeHasPassedIsTakenAtOnce() {
    const auto refused = only(eventsOf(R"({"steps": [{"at": 7, "player": "ana", "do": "bet"},
                                                     {"at": 3, "player": "ana", "do": "fold"}]})"),
                              "refused");
    QCOMPARE(refused.size(), std::size_t{2});
    QVERIFY(refused[1]["do"] == "fold");
    QVERIFY(refused[1]["t"] == 7);
}

void ScenarioStepsTest::stepWithoutTimeLetsNoTimerPass() {
    // Without a pause between cards everything up to the decision is due at the instant of the deal.
    const auto refused = only(eventsOf(R"({"table": {"individual": true, "card_seconds": 0}, "steps": [
        {"at": 1, "player": "ana", "do": "ante", "amount": 500}, {"player": "ana", "do": "deal"},
        {"player": "ana", "do": "bet"}, {"at": 1, "player": "ana", "do": "bet"}]})"),
                              "refused");
    QCOMPARE(refused.size(), std::size_t{1});
    QVERIFY(refused[0]["reason"] == "not_now");
}

void ScenarioStepsTest::awaitedStepIsTakenBeforeFurtherTimers() {
    const std::vector<Json> events = eventsOf(R"({"table": {"card_seconds": 0}, "steps": [
        {"at": 1, "player": "ana", "do": "ante", "amount": 500},
        {"when": "card_burnt", "player": "ana", "do": "ante", "amount": 500}]})");
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i]["event"] == "card_burnt") {
            QVERIFY(events[i + 1]["event"] == "refused");
            return;
        }
    }
    QFAIL("no card was burnt");
}

void ScenarioStepsTest::nextStepSeesLaterEventsOfTheSameMoment() {
    const auto refused = only(eventsOf(R"({"table": {"individual": true}, "until": 200, "steps": [
        {"when": "session_invited", "player": "ana", "do": "bet"},
        {"when": "session_warned", "player": "ana", "do": "fold"}]})"),
                              "refused");
    QCOMPARE(refused.size(), std::size_t{2});
    QVERIFY(refused[1]["do"] == "fold");
    QVERIFY(refused[1]["t"] == 180);
}

void ScenarioStepsTest::nextStepDoesNotSeeEarlierEventsOfTheSameMoment() {
    const auto refused = only(eventsOf(R"({"rounds": 2, "steps": [
        {"when": "betting_opened", "player": "ana", "do": "bet"},
        {"when": "round_opened", "player": "ana", "do": "fold"}]})"),
                              "refused");
    QCOMPARE(refused.size(), std::size_t{2});
    QVERIFY(refused[1]["round"] == 2);
}

void ScenarioStepsTest::stepSeesTheEventsOfTheStepBeforeIt() {
    const std::vector<Json> events = eventsOf(R"({"until": 5, "steps": [
        {"at": 2, "player": "ana", "do": "leave"}, {"when": "session_ended", "player": "ana", "do": "sit"}]})");
    const auto sat = only(events, "player_sat");
    QCOMPARE(sat.size(), std::size_t{2});
    QVERIFY(sat[1]["t"] == 2);
}

void ScenarioStepsTest::sameNameTwiceMeansTwoEvents() {
    const auto staked = only(eventsOf(R"({"rounds": 2, "steps": [
        {"when": "betting_opened", "player": "ana", "do": "ante", "amount": 500},
        {"when": "betting_opened", "player": "ana", "do": "ante", "amount": 600}]})"),
                             "staked");
    QCOMPARE(staked.size(), std::size_t{2});
    QVERIFY(staked[0]["round"] == 1);
    QVERIFY(staked[1]["round"] == 2);
}

#include "program/test_list.h"

MESAVIVA_TEST(ScenarioStepsTest)
#include "tst_scenario_steps.moc"
