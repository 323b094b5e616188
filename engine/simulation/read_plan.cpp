// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a simulation become a plan. The table is read as a scenario's is, by the same code.

#include "engine/simulation/plan.h"
#include "engine/simulation/table_of_wish.h"
#include "engine/simulation/wish_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace mesaviva::simulation {

namespace {

std::optional<Shard> readShard(const Wish& wish) {
    if (!wish.shard) {
        return std::nullopt;
    }
    const std::size_t slash = wish.shard->find('/');
    if (slash != std::string::npos) {
        const auto of = wholeNumber(wish.shard->substr(slash + 1), 1, kMostShards);
        const auto part = of ? wholeNumber(wish.shard->substr(0, slash), 1, *of) : std::nullopt;
        if (part) {
            return Shard{static_cast<std::uint32_t>(*part), static_cast<std::uint32_t>(*of)};
        }
    }
    refuse("--shard: " + inQuotes(*wish.shard) + " is no part of a whole, as 1/4 to 4/4");
}

// Options that say nothing in this game, in the order in which they are named to people.
void refuseOtherOptions(const GameSimulations& game, const Wish& wish) {
    for (const WishOption& option : wishOptions()) {
        const bool isOwn =
            std::ranges::find(game.options, option.name, &GameOption::name) != game.options.end();
        if (!isOwn && wish.options.contains(option.name)) {
            refuse("--" + option.name + ": not an option of " + wish.game);
        }
    }
}

Plan read(const Wish& wish) {
    const GameSimulations& game = gameOf(wish);
    Plan plan;
    plan.rounds = number("rounds", wish.rounds, 1, kMostRounds);
    plan.shard = readShard(wish);
    if (wish.seed) {
        plan.seed = seedFromHex(*wish.seed);
        if (!plan.seed) {
            refuse("--seed: not 64 hexadecimal digits");
        }
    } else if (plan.shard) {
        refuse("--shard: the parts of a simulation need one --seed");
    }
    const scenario::Json table = tableOf(wish);
    const scenario::Scenario scenario = scenarioAt(wish, table);
    scenario::Json words = {{"game", wish.game}, {"rules", wish.rules}};
    if (!table.empty()) {
        words["table"] = table;
    }
    refuseOtherOptions(game, wish);
    plan.game = game.read(WishReader(wish, plan.rounds), scenario, words);
    plan.words = words.dump();
    return plan;
}

} // namespace

Result<Plan, BadWish> readPlan(const Wish& wish) {
    try {
        return read(wish);
    } catch (const RefusedWish& refused) {
        return BadWish{refused.reason};
    }
}

} // namespace mesaviva::simulation
