// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/chance_fork.h"

#include "engine/training/lessons/chance_pieces.h"
#include "engine/training/lessons/part_of_game.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>

namespace mesaviva::lessons {

namespace {

using scenario::errorAt;
using scenario::FileProblem;
using scenario::Json;
using scenario::Scenario;

const ChancePieces* piecesOf(const Scenario& scenario) {
    return partOfGame<ChancePieces>(
        scenario.game(), []<class Game>() -> const ChancePieces& { return chancePieces<Game>(); }, Games{});
}

} // namespace

std::string receiverOf(const Json& event) { return event.value("to", std::string()); }

std::vector<ChancePoint> chancePoints(const Scenario& scenario, const EventRun& run, std::uint64_t from) {
    const ChancePieces* const pieces = piecesOf(scenario);
    return pieces != nullptr ? pieces->points(run, from) : std::vector<ChancePoint>();
}

std::vector<std::string> chanceValues(const Scenario& scenario) {
    const ChancePieces* const pieces = piecesOf(scenario);
    return pieces != nullptr ? pieces->values(scenario) : std::vector<std::string>();
}

std::vector<PlayerResult> resultsOf(const Scenario& scenario, const EventRun& run, std::uint64_t from) {
    std::vector<PlayerResult> results;
    for (const scenario::Player& player : scenario.players) {
        results.push_back({player.id, {}, {}});
    }
    for (const Json& event : run.events) {
        if (event.at("event") != "settled" || event.at("round").get<std::uint64_t>() < from) {
            continue;
        }
        const auto found =
            std::ranges::find(results, event.value("player", std::string()), &PlayerResult::player);
        if (found != results.end()) {
            found->staked = found->staked + Money{event.at("staked").get<std::int64_t>()};
            found->returned = found->returned + Money{event.at("returned").get<std::int64_t>()};
        }
    }
    return results;
}

Result<Fork, scenario::FileError> forkAt(const Scenario& scenario, std::size_t point, std::string_view value,
                                         std::uint64_t from) {
    const EventRun run = runEvents(scenario);
    const std::vector<ChancePoint> points = chancePoints(scenario, run);
    // Skip the points of earlier rounds.
    const std::size_t place = point + points.size() - chancePoints(scenario, run, from).size();
    if (place >= points.size()) {
        return errorAt({}, FileProblem::no_chance_there);
    }
    const std::vector<std::string> all = chanceValues(scenario);
    if (std::ranges::find(all, value) == all.end()) {
        return errorAt({}, FileProblem::not_at_this_table, {std::string(value)});
    }
    Fork fork;
    fork.scenario = piecesOf(scenario)->with(scenario, points, place, std::string(value));
    const EventRun other = runEvents(fork.scenario);
    if (other.tooMuch) {
        return errorAt({}, FileProblem::too_many_other_events);
    }
    const std::vector<ChancePoint> otherPoints = chancePoints(fork.scenario, other, from);
    const auto same = std::ranges::find_if(otherPoints, [&](const ChancePoint& one) {
        return one.index == points[place].index && one.round == points[place].round;
    });
    fork.position = same != otherPoints.end() ? same->position : 0;
    fork.before = resultsOf(scenario, run, from);
    fork.after = resultsOf(fork.scenario, other, from);
    return fork;
}

} // namespace mesaviva::lessons
