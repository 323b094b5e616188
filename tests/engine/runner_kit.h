// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for the tests of scenarios that run without a window.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse <concepts>
#include "app/cli/sentences/file_error_sentences.h"
#include "app/cli/sentences/scenario_commands.h"
#include "engine/games/poker/scenario/poker_runner.h"
#include "engine/scenario/scenario.h"
#endif

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace mesaviva::kit {

using Json = nlohmann::ordered_json;

/// Reads a scenario from JSON; parts that are not under test get defaults.
inline scenario::Scenario readGame(Json json, const char* game, const char* rules, const char* players) {
    json["format"] = "mesaviva.scenario/1";
    json["game"] = game;
    json["rules"] = rules;
    if (!json.contains("players")) {
        json["players"] = Json::parse(players);
    }
    const auto scenario = scenario::read(json.dump());
    if (!scenario) {
        qFatal("%s", app::englishText(scenario.error()).c_str());
    }
    return *scenario;
}

/// A poker scenario, with one player where it has none.
inline scenario::Scenario pokerOf(const std::string& text) {
    return readGame(Json::parse(text), "poker", "pt-803-2015",
                    R"([{"id": "ana", "seat": 1, "wallet": 100000}])");
}

/// Returns all events of a scenario, as they are printed.
template <class Runner>
std::vector<Json> eventsBy(Runner& runner) {
    std::vector<Json> events;
    const Subscription heard =
        runner.listen([&](const typename Runner::Entry& entry) { events.push_back(runner.toJson(entry)); });
    runner.run();
    return events;
}

/// Returns all events of a poker scenario.
inline std::vector<Json> eventsOf(const std::string& text) {
    scenario::PokerRunner runner(pokerOf(text));
    return eventsBy(runner);
}

/// Returns the events with this name.
inline std::vector<Json> only(const std::vector<Json>& events, const std::string& name) {
    std::vector<Json> result;
    for (const Json& event : events) {
        if (event["event"] == name) {
            result.push_back(event);
        }
    }
    return result;
}

/// The result of `mesaviva run` with a file.
struct Outcome {
    int status = 0;
    std::string out;
    std::string err;
};

inline Outcome runFile(const std::filesystem::path& path) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = app::runCommand(path, out, err);
    return {status, out.str(), err.str()};
}

inline Outcome runText(const std::string& text, const char* fileName = "scenario.json") {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / fileName;
    std::ofstream(path, std::ios::binary) << text;
    return runFile(path);
}

} // namespace mesaviva::kit
