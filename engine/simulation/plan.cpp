// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/plan.h"

#include "engine/simulation/game_simulations.h"
#include "engine/simulation/request.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace mesaviva::simulation {

namespace {

std::uint64_t blocksOf(std::uint64_t rounds, std::uint64_t blockRounds) {
    return (rounds + blockRounds - 1) / blockRounds;
}

// The first block of a part; parts differ by one block at most. Avoids a product that overflows.
std::uint64_t startOf(std::uint64_t part, std::uint64_t of, std::uint64_t blocks) {
    return blocks / of * part + std::min(part, blocks % of);
}

} // namespace

std::uint64_t roundsOfShard(const Shard& shard, std::uint64_t rounds, std::uint64_t blockRounds) {
    const std::uint64_t blocks = blocksOf(rounds, blockRounds);
    const auto before = [&](std::uint64_t block) { return std::min(rounds, block * blockRounds); };
    return before(startOf(shard.part, shard.of, blocks)) - before(startOf(shard.part - 1, shard.of, blocks));
}

std::uint64_t Plan::firstBlock() const {
    return shard ? startOf(shard->part - 1, shard->of, blocksOf(rounds, blockRounds())) : 0;
}

std::uint64_t Plan::endBlock() const {
    const std::uint64_t blocks = blocksOf(rounds, blockRounds());
    return shard ? startOf(shard->part, shard->of, blocks) : blocks;
}

std::uint64_t Plan::roundsOf(std::uint64_t block) const {
    return std::min(blockRounds(), rounds - block * blockRounds());
}

std::uint64_t Plan::roundsOfShard() const {
    return simulation::roundsOfShard(shard.value_or(Shard{}), rounds, blockRounds());
}

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
    refuse("--shard", RequestProblem::no_shard, {inQuotes(*request.shard)});
}

// Refuses options that do not apply to this game, in the order in which help lists them.
void refuseOtherOptions(const GameSimulations& game, const Request& request) {
    for (const RequestOption& option : requestOptions()) {
        const bool isOwn =
            std::ranges::find(game.options, option.name, &GameOption::name) != game.options.end();
        if (!isOwn && request.options.contains(option.name)) {
            refuse("--" + option.name, RequestProblem::other_games_option, {request.game});
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
            refuse("--seed", RequestProblem::not_seed);
        }
    } else if (plan.shard) {
        refuse("--shard", RequestProblem::shard_without_seed);
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
    } catch (const BadRequest& bad) {
        return bad;
    }
}

} // namespace mesaviva::simulation
