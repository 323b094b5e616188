// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/result.h"
#include "engine/record/bingo_json.h"
#include "engine/record/name_book.h"
#include "engine/record/poker_json.h"
#include "engine/record/roulette_json.h"
#include "engine/scenario/check.h"
#include "engine/scenario/load.h"
#include "engine/scenario/run_command.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/same_value.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

using namespace mesaviva;
using scenario::BingoRunner;
using scenario::PokerRunner;
using scenario::RouletteRunner;
using scenario::Scenario;
using Json = nlohmann::ordered_json;

namespace {

/// The scenario of a JSON text; what is not under test is filled in.
Scenario read(Json json, const char* game, const char* rules, const char* players) {
    json["format"] = "mesaviva.scenario/1";
    json["game"] = game;
    json["rules"] = rules;
    if (!json.contains("players")) {
        json["players"] = Json::parse(players);
    }
    const auto scenario = scenario::read(json.dump());
    if (!scenario) {
        qFatal("%s", scenario.error().text().c_str());
    }
    return *scenario;
}

Scenario scenarioOf(const std::string& text) {
    return read(Json::parse(text), "poker", "pt-803-2015", R"([{"id": "ana", "seat": 1, "wallet": 100000}])");
}

Scenario rouletteOf(const std::string& text, const char* rules = "pt-804-2015") {
    return read(Json::parse(text), "roulette", rules, R"([{"id": "ana", "wallet": 100000}])");
}

/// All events of a scenario, as they are printed.
template <class Runner>
std::vector<Json> eventsBy(Runner& runner) {
    std::vector<Json> events;
    const Subscription heard =
        runner.listen([&](const typename Runner::Entry& entry) { events.push_back(runner.toJson(entry)); });
    runner.run();
    return events;
}

std::vector<Json> eventsOf(const std::string& text) {
    PokerRunner runner(scenarioOf(text));
    return eventsBy(runner);
}

/// What comes of a scenario by steps of an outside clock; compared with what comes of it at once.
template <class Runner>
void compareWithOutsideClock(const Scenario& scenario) {
    Runner fast(scenario);
    const std::vector<Json> expected = eventsBy(fast);

    Runner slow(scenario);
    std::vector<Json> events;
    const Subscription heard =
        slow.listen([&](const typename Runner::Entry& entry) { events.push_back(slow.toJson(entry)); });
    for (Instant now = kTableOpened; !slow.isOver(); now += Duration(137)) {
        QVERIFY(slow.nextDue().has_value());
        slow.advanceTo(now);
    }
    QVERIFY(!slow.nextDue());
    QCOMPARE(events.size(), expected.size());
    QVERIFY(events == expected);
    QVERIFY(slow.end() == fast.end());
    QCOMPARE(slow.state().ledger.sum().cents, 0);
}

/// Reads every event back from what is printed of it; the first one tells what the table is.
template <class Runner>
void compareWithWhatIsRead(const Scenario& scenario) {
    Runner runner(scenario);
    record::NameBook names;
    const record::PlayerIds ids = [&](std::string_view name) { return names.idOf(name); };
    std::uint64_t events = 0;
    const Subscription heard = runner.listen([&](const typename Runner::Entry& entry) {
        const std::string line = runner.toJson(entry).dump();
        const Json json = Json::parse(line);
        names.takeIn(json);
        const auto read = record::eventFrom(json, ids, runner.content().table);
        QVERIFY2(read, line.c_str());
        QVERIFY2(read->event == entry.event, line.c_str());
        QVERIFY(read->seq == entry.seq && read->at == entry.at && read->round == entry.round);
        ++events;
        using Opened = TableOpenedWith<std::decay_t<decltype(runner.content().table)>>;
        const auto* opened = std::get_if<Opened>(&read->event);
        QCOMPARE(opened != nullptr, events == 1);
        QVERIFY(!opened || opened->opening->settings == runner.content().table);
    });
    runner.run();
    QVERIFY(events > 0);
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
    void eventsAreReadBack_data();
    void eventsAreReadBack();
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

    void rouletteEndsBetweenRounds();
    void rouletteTakesItsPocketsInOrder();
    void rouletteSeedAloneDecidesTheEvents();
    void landingIsKnownToTheHostOnly();
    void individualWheelWaitsForItsPlayer();
    void ballThatRunsIsNoEndOfASteplessScenario();

    void refusedFilePrintsNothing();
    void unmetExpectationsAreNamed();
    void stepsNotTakenAreNamed();
    void stepsAfterTheEndAreNamed_data();
    void stepsAfterTheEndAreNamed();
    void expectedNumbersAreASet();
    void numbersAndOrderOfFieldsDoNotMatter();
};

void ScenarioRunnerTest::everyScenarioMeetsItsExpectations_data() {
    QTest::addColumn<QString>("path");
    for (const auto& [game, least] :
         {std::pair("poker", 24), std::pair("roulette", 34), std::pair("bingo", 36)}) {
        const QDir folder(QFINDTESTDATA(QStringLiteral("../scenarios/") + QLatin1String(game)));
        const QFileInfoList files = folder.entryInfoList({"*.json"}, QDir::Files, QDir::Name);
        QVERIFY(files.size() >= least);
        for (const QFileInfo& info : files) {
            QTest::addRow("%s/%s", game, qPrintable(info.completeBaseName())) << info.filePath();
        }
    }
}

void ScenarioRunnerTest::everyScenarioMeetsItsExpectations() {
    QFETCH(QString, path);
    const Outcome outcome = runFile(path.toStdString());
    QVERIFY2(outcome.status == 0, outcome.err.c_str());
    QCOMPARE(outcome.err, std::string());

    const std::string rules = scenario::load(path.toStdString())->rules;
    const bool isOnline = rules == "pt-803-2015" || rules == "pt-804-2015" || rules == "pt-425a-2015";
    std::istringstream lines(outcome.out);
    std::uint64_t seq = 0;
    double time = 0.0;
    for (std::string line; std::getline(lines, line);) {
        const Json event = Json::parse(line);
        QCOMPARE(event["seq"].get<std::uint64_t>(), ++seq);
        QCOMPARE(event["event"] == "table_opened", seq == 1);
        QVERIFY(event["t"].get<double>() >= time);
        time = event["t"].get<double>();
        // Of admissions, breakdowns and the round's seed the other regulations say nothing.
        QVERIFY2(!event["rules"].empty() || !isOnline, line.c_str());
    }
    QVERIFY(seq > 0);
}

void ScenarioRunnerTest::eventsAreReadBack_data() { everyScenarioMeetsItsExpectations_data(); }

void ScenarioRunnerTest::eventsAreReadBack() {
    QFETCH(QString, path);
    const auto read = scenario::load(path.toStdString());
    QVERIFY(read);
    switch (read->game()) {
    case scenario::Game::poker: compareWithWhatIsRead<PokerRunner>(*read); break;
    case scenario::Game::roulette: compareWithWhatIsRead<RouletteRunner>(*read); break;
    case scenario::Game::bingo: compareWithWhatIsRead<BingoRunner>(*read); break;
    }
}

void ScenarioRunnerTest::outsideClockGivesTheSameEvents_data() { everyScenarioMeetsItsExpectations_data(); }

void ScenarioRunnerTest::outsideClockGivesTheSameEvents() {
    QFETCH(QString, path);
    auto read = scenario::load(path.toStdString());
    QVERIFY(read);
    if (!read->seed) {
        read->seed = Seed{};
    }
    switch (read->game()) {
    case scenario::Game::poker: compareWithOutsideClock<PokerRunner>(*read); break;
    case scenario::Game::roulette: compareWithOutsideClock<RouletteRunner>(*read); break;
    case scenario::Game::bingo: compareWithOutsideClock<BingoRunner>(*read); break;
    }
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
    PokerRunner runner(
        scenarioOf(R"({"steps": [{"at": 30, "player": "ana", "do": "ante", "amount": 500}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QCOMPARE(only(events, "round_closed").size(), std::size_t{2});
    QVERIFY(events.back()["event"] == "round_closed");

    PokerRunner without(scenarioOf("{}"));
    QCOMPARE(only(eventsBy(without), "round_closed").size(), std::size_t{1});
}

void ScenarioRunnerTest::endsAtOnceBetweenRounds() {
    PokerRunner runner(
        scenarioOf(R"({"steps": [{"when": "round_closed", "player": "ana", "do": "leave"}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QCOMPARE(only(events, "round_opened").size(), std::size_t{1});
    QCOMPARE(only(events, "session_ended").size(), std::size_t{1});
}

void ScenarioRunnerTest::endsAtItsTime() {
    PokerRunner runner(scenarioOf(R"({"until": 46.4, "steps": [{"at": 46.4, "player": "ana", "do": "bet"},
                                                          {"at": 46.5, "player": "ana", "do": "bet"}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::until);
    QVERIFY(runner.now() == kTableOpened + Duration(46'400));
    QCOMPARE(only(events, "round_closed").size(), std::size_t{2}); // at 21.2 and just at 46.4
    QCOMPARE(only(events, "refused").size(), std::size_t{1});
    QCOMPARE(runner.stepsTaken(), std::size_t{1});
}

void ScenarioRunnerTest::endsAfterItsRounds() {
    PokerRunner runner(
        scenarioOf(R"({"rounds": 3, "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::rounds);
    QCOMPARE(only(events, "round_closed").size(), std::size_t{3});
    QCOMPARE(only(events, "round_opened").size(), std::size_t{3});
}

void ScenarioRunnerTest::voidRoundCounts() {
    PokerRunner runner(
        scenarioOf(R"({"rounds": 1, "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500},
                                                        {"at": 2, "do": "fault", "kind": "system"}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QCOMPARE(only(events, "round_void").size(), std::size_t{1});
    QVERIFY(runner.end() == scenario::End::rounds);
}

void ScenarioRunnerTest::givesUpWhenNothingComes() {
    PokerRunner runner(scenarioOf(R"({"steps": [{"when": "system_failed", "player": "ana", "do": "bet"}]})"));
    runner.run();
    QVERIFY(runner.end() == scenario::End::limit);
    QCOMPARE(runner.stepsTaken(), std::size_t{0});
    QVERIFY(!runner.nextDue());

    PokerRunner far(scenarioOf(R"({"steps": [{"at": 100000, "player": "ana", "do": "bet"}]})"));
    far.run();
    QCOMPARE(far.stepsTaken(), std::size_t{1}); // what has its time comes, however late
}

void ScenarioRunnerTest::givesUpAtAWaitingIndividualTable() {
    PokerRunner runner(scenarioOf(R"({"table": {"individual": true},
        "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500}]})"));
    runner.run();
    QVERIFY(runner.end() == scenario::End::waiting);
    QVERIFY(runner.now() == kTableOpened + Duration(1'000));
}

void ScenarioRunnerTest::rouletteEndsBetweenRounds() {
    RouletteRunner runner(rouletteOf(R"({"outcome": {"pockets": ["1"]},
        "steps": [{"at": 1, "player": "ana", "do": "stake", "chance": "red", "amount": 100}]})"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QVERIFY(runner.rests());
    QCOMPARE(only(events, "round_opened").size(), std::size_t{1});
    QVERIFY(events.back()["event"] == "round_closed");
    QCOMPARE(runner.wallet(0).cents, 100'100);
}

void ScenarioRunnerTest::rouletteTakesItsPocketsInOrder() {
    RouletteRunner runner(rouletteOf(R"({"outcome": {"pockets": ["00", "5", "17"]},
        "table": {"pockets": 38}, "rounds": 3})"));
    std::string drawn;
    for (const Json& event : only(eventsBy(runner), "number_drawn")) {
        drawn += event["pocket"].get<std::string>() + ' ';
    }
    QCOMPARE(drawn, std::string("00 5 17 "));
}

void ScenarioRunnerTest::rouletteSeedAloneDecidesTheEvents() {
    const auto events = [](const char* seed) {
        RouletteRunner runner(
            rouletteOf(R"({"outcome": {"seed": ")" + std::string(seed) +
                       R"(112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"}, "rounds": 3})"));
        return eventsBy(runner);
    };
    QVERIFY(events("00") == events("00"));
    QVERIFY(events("00") != events("10"));
}

void ScenarioRunnerTest::landingIsKnownToTheHostOnly() {
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

void ScenarioRunnerTest::individualWheelWaitsForItsPlayer() {
    // The casino's rules have no idle timer: nothing would ever come.
    RouletteRunner runner(rouletteOf(R"({"table": {"individual": true}, "rounds": 1})", "pt-894-2002"));
    runner.run();
    QVERIFY(runner.end() == scenario::End::waiting);
    QVERIFY(!runner.rests());
}

void ScenarioRunnerTest::ballThatRunsIsNoEndOfASteplessScenario() {
    RouletteRunner runner(rouletteOf("{}"));
    const std::vector<Json> events = eventsBy(runner);
    QVERIFY(runner.end() == scenario::End::steps);
    QCOMPARE(only(events, "number_drawn").size(), std::size_t{1});
    QCOMPARE(only(events, "round_closed").size(), std::size_t{1});
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

void ScenarioRunnerTest::stepsAfterTheEndAreNamed_data() {
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("by the clock") << QByteArray(R"("until": 40)");
    QTest::newRow("after a round") << QByteArray(R"("rounds": 1)");
}

void ScenarioRunnerTest::stepsAfterTheEndAreNamed() {
    QFETCH(const QByteArray, end);
    const Outcome outcome = runText(
        file(end.toStdString() + R"(, "steps": [{"at": 1, "player": "ana", "do": "ante", "amount": 500},
        {"at": 3600, "player": "ana", "do": "ante", "amount": 500}, {"player": "ana", "do": "leave"}])"));
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, std::string("steps[1] (at 3600): not taken\nsteps[2]: not taken\n"));
}

void ScenarioRunnerTest::expectedNumbersAreASet() {
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

#include "program/test_list.h"

MESAVIVA_TEST(ScenarioRunnerTest)
#include "tst_scenario_runner.moc"
