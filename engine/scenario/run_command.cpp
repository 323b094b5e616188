// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/run_command.h"

#include "engine/scenario/check.h"
#include "engine/scenario/excerpt.h"
#include "engine/scenario/load.h"
#include "engine/scenario/runner.h"

#include <ostream>

namespace mesaviva::scenario {

namespace {

constexpr int kMet = 0;
constexpr int kUnmet = 1;
constexpr int kRefused = 2;

template <class Step>
void writeTiming(const Step& step, std::ostream& err) {
    if (!step.when.empty()) {
        err << " (when " << step.when << ')';
    } else if (step.at) {
        err << " (at " << static_cast<double>(step.at->time_since_epoch().count()) / 1000.0 << ')';
    }
}

template <class Runner>
void reportWhatIsLeft(const Runner& runner, std::ostream& err) {
    if (runner.end() == End::waiting && (!runner.rests() || runner.scenario().rounds)) {
        err << "nothing comes any more: the table waits for a player\n";
    }
    if (runner.end() == End::limit) {
        err << "given up: the event that the next step waits for does not come\n";
    }
    const auto& steps = runner.content().steps;
    for (std::size_t i = runner.stepsTaken(); i < steps.size(); ++i) {
        err << "steps[" << i << ']';
        writeTiming(steps[i], err);
        err << ": not taken\n";
    }
}

template <class Runner>
int play(Scenario scenario, std::ostream& out, std::ostream& err) {
    Runner runner(std::move(scenario));
    Checker checker(runner.scenario());
    const Subscription heard = runner.listen([&](const typename Runner::Entry& entry) {
        const nlohmann::ordered_json event = runner.toJson(entry);
        checker.hear(event);
        out << event.dump() << '\n';
    });
    runner.run();
    if (!out.flush()) {
        err << "the events can't be written\n";
        return kRefused;
    }
    reportWhatIsLeft(runner, err);

    std::vector<Money> wallets;
    for (std::size_t i = 0; i < runner.scenario().players.size(); ++i) {
        wallets.push_back(runner.wallet(static_cast<PlayerId>(i)));
    }
    const std::vector<std::string> unmet = checker.unmet(wallets);
    for (const std::string& line : unmet) {
        err << line << '\n';
    }
    return unmet.empty() ? kMet : kUnmet;
}

} // namespace

int runCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err) {
    Result<Scenario, FileError> scenario = load(path);
    if (!scenario) {
        err << printable(path.string()) << ": " << scenario.error().text() << '\n';
        return kRefused;
    }
    switch (scenario->game()) {
    case Game::poker: return play<PokerRunner>(std::move(*scenario), out, err);
    case Game::roulette: return play<RouletteRunner>(std::move(*scenario), out, err);
    case Game::bingo: return play<BingoRunner>(std::move(*scenario), out, err);
    }
    return kRefused;
}

} // namespace mesaviva::scenario
