// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/result.h"
#include "record/poker_json.h"
#include "scenario/check.h"
#include "scenario/load.h"
#include "scenario/run_command.h"
#include "scenario/runner.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace mesaviva;
using scenario::Runner;
using scenario::Scenario;
using Json = nlohmann::ordered_json;

namespace {

QDir scenarioFolder() { return QDir(QFINDTESTDATA("../scenarios/poker")); }

/// The scenario of a JSON text; what is not under test is filled in.
Scenario scenarioOf(const std::string& text) {
    Json json = Json::parse(text);
    json["format"] = "mesaviva.scenario/1";
    json["game"] = "poker";
    json["rules"] = "pt-803-2015";
    if (!json.contains("players")) {
        json["players"] = Json::parse(R"([{"id": "ana", "seat": 1, "wallet": 100000}])");
    }
    const auto read = scenario::read(json.dump());
    if (!read) {
        qFatal("%s", read.error().text().c_str());
    }
    return *read;
}

/// All events of a scenario, as they are printed.
std::vector<Json> eventsOf(Runner& runner) {
    std::vector<Json> events;
    runner.setListener([&, names = runner.playerNames()](const Runner::Entry& entry) {
        events.push_back(record::toJson(entry, names));
    });
    runner.run();
    return events;
}

std::vector<Json> eventsOf(const std::string& text) {
    Runner runner(scenarioOf(text));
    return eventsOf(runner);
}

std::vector<Json> only(const std::vector<Json>& events, const std::string& name) {
    std::vector<Json> result;
    for (const Json& event : events) {
        if (event["event"] == name) {
            result.push_back(event);
        }
    }
    return result;
}

struct Outcome {
    int status = 0;
    std::string out;
    std::string err;
};

Outcome runFile(const std::filesystem::path& path) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = scenario::runCommand(path, out, err);
    return {status, out.str(), err.str()};
}

Outcome runText(const std::string& text) {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "scenario.json";
    std::ofstream(path) << text;
    return runFile(path);
}

std::string file(const std::string& rest) {
    return R"({"format": "mesaviva.scenario/1", "game": "poker", "rules": "pt-803-2015",
               "players": [{"id": "ana", "seat": 1, "wallet": 1000}], )" +
           rest + '}';
}

} // namespace

class ScenarioRunnerTest : public QObject {
    Q_OBJECT

private slots:
    void everyScenarioMeetsItsExpectations_data();
    void everyScenarioMeetsItsExpectations();
    void outsideClockGivesTheSameEvents_data();
    void outsideClockGivesTheSameEvents();
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

    void endsWithTheRoundInProgress();
    void endsAtOnceBetweenRounds();
    void endsAtItsTime();
    void endsAfterItsRounds();
    void voidRoundCounts();
    void givesUpWhenNothingComes();
    void givesUpAtAWaitingIndividualTable();

    void refusedFilePrintsNothing();
    void unmetExpectationsAreNamed();
    void stepsNotTakenAreNamed();
    void numbersAndOrderOfFieldsDoNotMatter();
};

void ScenarioRunnerTest::everyScenarioMeetsItsExpectations_data() {
    QTest::addColumn<QString>("path");
    const QFileInfoList files = scenarioFolder().entryInfoList({"*.json"}, QDir::Files, QDir::Name);
    QVERIFY(files.size() >= 24);
    for (const QFileInfo& info : files) {
        QTest::newRow(qPrintable(info.completeBaseName())) << info.filePath();
    }
}

void ScenarioRunnerTest::everyScenarioMeetsItsExpectations() {
    QFETCH(QString, path);
    const Outcome outcome = runFile(path.toStdString());
    QVERIFY2(outcome.status == 0, outcome.err.c_str());
    QCOMPARE(outcome.err, std::string());

    std::istringstream lines(outcome.out);
    std::uint64_t seq = 0;
    double time = 0.0;
    for (std::string line; std::getline(lines, line);) {
        const Json event = Json::parse(line);
        QCOMPARE(event["seq"].get<std::uint64_t>(), ++seq);
        QVERIFY(event["t"].get<double>() >= time);
        time = event["t"].get<double>();
        QVERIFY2(!event["rules"].empty(), line.c_str());
    }
    QVERIFY(seq > 0);
}

void ScenarioRunnerTest::outsideClockGivesTheSameEvents_data() { everyScenarioMeetsItsExpectations_data(); }

void ScenarioRunnerTest::outsideClockGivesTheSameEvents() {
    QFETCH(QString, path);
    auto read = scenario::load(path.toStdString());
    QVERIFY(read);
    if (!read->outcome.seed) {
        read->outcome.seed = Seed{};
    }
    Runner fast(*read);
    const std::vector<Json> expected = eventsOf(fast);

    Runner slow(*read);
    std::vector<Json> events;
    slow.setListener([&, names = slow.playerNames()](const Runner::Entry& entry) {
        events.push_back(record::toJson(entry, names));
    });
    for (Instant now = kTableOpened; !slow.isOver(); now += Duration(137)) {
        QVERIFY(slow.nextDue().has_value());
        slow.advanceTo(now);
    }
    QVERIFY(!slow.nextDue());
    QCOMPARE(events.size(), expected.size());
    QVERIFY(events == expected);
    QVERIFY(slow.end() == fast.end());
    QCOMPARE(slow.driver().state().ledger.sum().cents, 0);
}

void ScenarioRunnerTest::seedAloneDecidesTheEvents() {
    const std::string text =
        R"({"outcome": {"seed": "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"},
        "steps": [{"do": "ante", "player": "ana", "amount": 500}], "rounds": 2})";
    QVERIFY(eventsOf(text) == eventsOf(text));
    const std::string other =
        R"({"outcome": {"seed": "10112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"},
        "steps": [{"do": "ante", "player": "ana", "amount": 500}], "rounds": 2})";
    QVERIFY(eventsOf(text) != eventsOf(other));
}

void ScenarioRunnerTest::playersAreSeatedBeforeTheClockRuns() {
    const std::vector<Json> events = eventsOf(
        R"({"players": [{"id": "rui", "seat": 4, "wallet": 1}, {"id": "ana", "seat": 2, "wallet": 2}], "until": 0})");
    QVERIFY(events[0]["event"] == "player_admitted");
    QVERIFY(events[0]["player"] == "rui");
    QVERIFY(events[3]["event"] == "player_sat");
    QVERIFY(events[3]["player"] == "ana");
    QVERIFY(events[4]["event"] == "round_opened");
    QVERIFY(events.back()["t"] == 0);
}

void ScenarioRunnerTest::firstStepWithoutTimeComesAfterTheOpening() {
    const auto staked =
        only(eventsOf(R"({"steps": [{"player": "ana", "do": "ante", "amount": 500}]})"), "staked");
    QCOMPARE(staked.size(), std::size_t{1});
    QVERIFY(staked[0]["t"] == 0);
}

void ScenarioRunnerTest::firstStepMayWaitForTheOpeningAtSecondZero() {
    const auto staked = only(
        eventsOf(R"({"steps": [{"when": "betting_opened", "player": "ana", "do": "ante", "amount": 500}]})"),
        "staked");
    QCOMPARE(staked.size(), std::size_t{1});
    QVERIFY(staked[0]["round"] == 1);
    QVERIFY(staked[0]["t"] == 0);
}

void ScenarioRunnerTest::timerFiresBeforeStepAtTheSameInstant() {
    const auto refused =
        only(eventsOf(R"({"steps": [{"at": 20, "player": "ana", "do": "ante", "amount": 500}]})"), "refused");
    QCOMPARE(refused.size(), std::size_t{1});
    QVERIFY(refused[0]["reason"] == "not_now");
}

void ScenarioRunnerTest::stepWhoseTimeHasPassedIsTakenAtOnce() {
    const auto refused = only(eventsOf(R"({"steps": [{"at": 7, "player": "ana", "do": "bet"},
                                                     {"at": 3, "player": "ana", "do": "fold"}]})"),
                              "refused");
    QCOMPARE(refused.size(), std::size_t{2});
    QVERIFY(refused[1]["do"] == "fold");
    QVERIFY(refused[1]["t"] == 7);
}

void ScenarioRunnerTest::stepWithoutTimeLetsNoTimerPass() {
    // With no pause between cards everything up to the decision is due at the instant of the deal.
    const auto refused = only(eventsOf(R"({"table": {"individual": true, "card_seconds": 0}, "steps": [
        {"at": 1, "player": "ana", "do": "ante", "amount": 500}, {"player": "ana", "do": "deal"},
        {"player": "ana", "do": "bet"}, {"at": 1, "player": "ana", "do": "bet"}]})"),
                              "refused");
    QCOMPARE(refused.size(), std::size_t{1});
    QVERIFY(refused[0]["reason"] == "not_now");
}

void ScenarioRunnerTest::awaitedStepIsTakenBeforeFurtherTimers() {
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

void ScenarioRunnerTest::nextStepSeesLaterEventsOfTheSameMoment() {
    const auto refused = only(eventsOf(R"({"table": {"individual": true}, "until": 200, "steps": [
        {"when": "session_invited", "player": "ana", "do": "bet"},
        {"when": "session_warned", "player": "ana", "do": "fold"}]})"),
                              "refused");
    QCOMPARE(refused.size(), std::size_t{2});
    QVERIFY(refused[1]["do"] == "fold");
    QVERIFY(refused[1]["t"] == 180);
}

void ScenarioRunnerTest::nextStepDoesNotSeeEarlierEventsOfTheSameMoment() {
    const auto refused = only(eventsOf(R"({"rounds": 2, "steps": [
        {"when": "betting_opened", "player": "ana", "do": "bet"},
        {"when": "round_opened", "player": "ana", "do": "fold"}]})"),
                              "refused");
    QCOMPARE(refused.size(), std::size_t{2});
    QVERIFY(refused[1]["round"] == 2);
}

void ScenarioRunnerTest::stepSeesTheEventsOfTheStepBeforeIt() {
    const std::vector<Json> events = eventsOf(R"({"until": 5, "steps": [
        {"at": 2, "player": "ana", "do": "leave"}, {"when": "session_ended", "player": "ana", "do": "sit"}]})");
    const auto sat = only(events, "player_sat");
    QCOMPARE(sat.size(), std::size_t{2});
    QVERIFY(sat[1]["t"] == 2);
}

void ScenarioRunnerTest::sameNameTwiceMeansTwoEvents() {
    const auto staked = only(eventsOf(R"({"rounds": 2, "steps": [
        {"when": "betting_opened", "player": "ana", "do": "ante", "amount": 500},
        {"when": "betting_opened", "player": "ana", "do": "ante", "amount": 600}]})"),
                             "staked");
    QCOMPARE(staked.size(), std::size_t{2});
    QVERIFY(staked[0]["round"] == 1);
    QVERIFY(staked[1]["round"] == 2);
}

void ScenarioRunnerTest::endsWithTheRoundInProgress() {
    Runner runner(scenarioOf(R"({"steps": [{"at": 30, "player": "ana", "do": "ante", "amount": 500}]})"));
    const std::vector<Json> events = eventsOf(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QCOMPARE(only(events, "round_closed").size(), std::size_t{2});
    QVERIFY(events.back()["event"] == "round_closed");

    Runner without(scenarioOf("{}"));
    QCOMPARE(only(eventsOf(without), "round_closed").size(), std::size_t{1});
}

void ScenarioRunnerTest::endsAtOnceBetweenRounds() {
    Runner runner(scenarioOf(R"({"steps": [{"when": "round_closed", "player": "ana", "do": "leave"}]})"));
    const std::vector<Json> events = eventsOf(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QCOMPARE(only(events, "round_opened").size(), std::size_t{1});
    QCOMPARE(only(events, "session_ended").size(), std::size_t{1});
}

void ScenarioRunnerTest::endsAtItsTime() {
    Runner runner(scenarioOf(R"({"until": 46.4, "steps": [{"at": 46.4, "player": "ana", "do": "bet"},
                                                          {"at": 46.5, "player": "ana", "do": "bet"}]})"));
    const std::vector<Json> events = eventsOf(runner);
    QVERIFY(runner.end() == scenario::End::until);
    QVERIFY(runner.driver().now() == kTableOpened + Duration(46'400));
    QCOMPARE(only(events, "round_closed").size(), std::size_t{2}); // at 21.2 and just at 46.4
    QCOMPARE(only(events, "refused").size(), std::size_t{1});
    QCOMPARE(runner.stepsTaken(), std::size_t{1});
}

void ScenarioRunnerTest::endsAfterItsRounds() {
    Runner runner(
        scenarioOf(R"({"rounds": 3, "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500}]})"));
    const std::vector<Json> events = eventsOf(runner);
    QVERIFY(runner.end() == scenario::End::rounds);
    QCOMPARE(only(events, "round_closed").size(), std::size_t{3});
    QCOMPARE(only(events, "round_opened").size(), std::size_t{3});
}

void ScenarioRunnerTest::voidRoundCounts() {
    Runner runner(
        scenarioOf(R"({"rounds": 1, "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500},
                                                        {"at": 2, "do": "fault", "kind": "system"}]})"));
    const std::vector<Json> events = eventsOf(runner);
    QCOMPARE(only(events, "round_void").size(), std::size_t{1});
    QVERIFY(runner.end() == scenario::End::rounds);
}

void ScenarioRunnerTest::givesUpWhenNothingComes() {
    Runner runner(scenarioOf(R"({"steps": [{"when": "number_drawn", "player": "ana", "do": "bet"}]})"));
    runner.run();
    QVERIFY(runner.end() == scenario::End::limit);
    QCOMPARE(runner.stepsTaken(), std::size_t{0});
    QVERIFY(!runner.nextDue());

    Runner far(scenarioOf(R"({"steps": [{"at": 100000, "player": "ana", "do": "bet"}]})"));
    far.run();
    QCOMPARE(far.stepsTaken(), std::size_t{1}); // what has its time comes, however late
}

void ScenarioRunnerTest::givesUpAtAWaitingIndividualTable() {
    Runner runner(scenarioOf(R"({"table": {"individual": true},
        "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500}]})"));
    runner.run();
    QVERIFY(runner.end() == scenario::End::waiting);
    QVERIFY(runner.driver().now() == kTableOpened + Duration(1'000));
}

void ScenarioRunnerTest::refusedFilePrintsNothing() {
    const Outcome outcome = runText(file(R"("until": 5, "rounds": 1)"));
    QCOMPARE(outcome.status, 2);
    QCOMPARE(outcome.out, std::string());
    QVERIFY2(outcome.err.find("rounds: ") != std::string::npos, outcome.err.c_str());
    QCOMPARE(runText("{").status, 2);
    QCOMPARE(runFile(std::filesystem::temp_directory_path()).status, 2);
}

void ScenarioRunnerTest::unmetExpectationsAreNamed() {
    const Outcome outcome =
        runText(file(R"("steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500}],
        "expect": [{"event": "staked", "player": "ana", "amount": 500}, {"event": "staked", "amount": 600},
                   {"event": "staked", "count": 0}, {"event": "round_void"}, {"refused": "not_now"},
                   {"balance": {"ana": 1000}}])"));
    QCOMPARE(outcome.status, 1);
    QVERIFY(!outcome.out.empty());
    const QStringList lines = QString::fromStdString(outcome.err).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 5);
    QVERIFY2(lines[0].startsWith("expect[1]: ") && lines[0].contains("amount 500 instead of 600"),
             qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith("expect[2]: ") && lines[1].contains("came once instead of never"),
             qPrintable(lines[1]));
    QVERIFY2(lines[2].startsWith("expect[3]: ") && lines[2].contains("no such event"), qPrintable(lines[2]));
    QVERIFY2(lines[3].startsWith("expect[4]: "), qPrintable(lines[3]));
    QVERIFY2(lines[4].contains("the balance of ana is 500 instead of 1000"), qPrintable(lines[4]));
}

void ScenarioRunnerTest::stepsNotTakenAreNamed() {
    const Outcome outcome =
        runText(file(R"("rounds": 1, "steps": [{"when": "round_void", "player": "ana", "do": "bet"},
        {"at": 2.5, "player": "ana", "do": "fold"}])"));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err,
             std::string("steps[0] (when round_void): not taken\nsteps[1] (at 2.5): not taken\n"));
}

void ScenarioRunnerTest::numbersAndOrderOfFieldsDoNotMatter() {
    const auto same = [](const char* a, const char* b) {
        return scenario::sameValue(Json::parse(a), Json::parse(b));
    };
    QVERIFY(same("500", "500.0"));
    QVERIFY(same(R"([{"a": 1, "b": [2]}])", R"([{"b": [2.0], "a": 1}])"));
    QVERIFY(!same(R"({"a": 1})", R"({"a": 1, "b": 2})"));
    QVERIFY(!same("[1, 2]", "[2, 1]"));
    QVERIFY(!same("[1]", "[1, 2]"));
    QVERIFY(!same("1", "\"1\""));
    QVERIFY(!same("1", "true"));
    QVERIFY(same("null", "null"));
}

QTEST_APPLESS_MAIN(ScenarioRunnerTest)
#include "tst_scenario_runner.moc"
