// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a plan from the texts of a request. The table is read by the code for scenario files.

#include "engine/simulation/game_simulations.h"
#include "engine/simulation/plan.h"
#include "engine/simulation/request_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace mesaviva::simulation {

namespace {

std::optional<Shard> readShard(const Request& request) {
    if (!request.shard) {
        return std::nullopt;
    }
    const std::size_t slash = request.shard->find('/');
    if (slash != std::string::npos) {
        const auto of = wholeNumber(request.shard->substr(slash + 1), 1, kMostShards);
        const auto part = of ? wholeNumber(request.shard->substr(0, slash), 1, *of) : std::nullopt;
        if (part) {
            return Shard{static_cast<std::uint32_t>(*part), static_cast<std::uint32_t>(*of)};
        }
    }
    refuse("--shard: " + inQuotes(*request.shard) + " is no part of a whole, as 1/4 to 4/4");
}

// Refuses options that do not apply to this game, in the order in which help lists them.
void refuseOtherOptions(const GameSimulations& game, const Request& request) {
    for (const RequestOption& option : requestOptions()) {
        const bool isOwn =
            std::ranges::find(game.options, option.name, &GameOption::name) != game.options.end();
        if (!isOwn && request.options.contains(option.name)) {
            refuse("--" + option.name + ": not an option of " + request.game);
        }
    }
}

Plan read(const Request& request) {
    const GameSimulations& game = gameOf(request);
    Plan plan;
    plan.rounds = number("rounds", request.rounds, 1, kMostRounds);
    plan.shard = readShard(request);
    if (request.seed) {
        plan.seed = seedFromHex(*request.seed);
        if (!plan.seed) {
            refuse("--seed: not 64 hexadecimal digits");
        }
    } else if (plan.shard) {
        refuse("--shard: the parts of a simulation need one --seed");
    }
    const scenario::Json table = tableOf(request);
    const scenario::Scenario scenario = scenarioAt(request, table);
    scenario::Json words = {{"game", request.game}, {"rules", request.rules}};
    if (!table.empty()) {
        words["table"] = table;
    }
    refuseOtherOptions(game, request);
    plan.game = game.read(RequestReader(request, plan.rounds), scenario, words);
    plan.words = words.dump();
    return plan;
}

} // namespace

Result<Plan, BadRequest> readPlan(const Request& request) {
    try {
        return read(request);
    } catch (const RefusedRequest& refused) {
        return BadRequest{refused.reason};
    }
}

} // namespace mesaviva::simulation
