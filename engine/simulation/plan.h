// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/simulation/game_plan.h"
#include "engine/simulation/request.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace mesaviva::simulation {

/// Which of how many parts of a simulation is to be run; both count from 1.
struct Shard {
    std::uint32_t part = 1;
    std::uint32_t of = 1;

    friend bool operator==(const Shard&, const Shard&) = default;
};

/// As many rounds, and parts, a simulation may have.
inline constexpr std::uint64_t kMostRounds = 1'000'000'000'000;
inline constexpr std::uint64_t kMostShards = 1'000'000;

/// How many of a simulation's rounds a part has, when they are played in blocks of so many.
std::uint64_t roundsOfShard(const Shard& shard, std::uint64_t rounds, std::uint64_t blockRounds);

/// What is simulated. Rounds are played in blocks, each at a table of its own with chance of its own, which
/// follows from the seed and the block's number: so it does not matter who plays which block, and when.
struct Plan {
    /// What tells this simulation from others: game, rules, table, strategy and so on, as the text of a JSON
    /// object, for reports.
    std::string words;
    std::shared_ptr<const GamePlan> game;
    std::optional<Seed> seed; ///< none was asked for: whoever runs the plan gives it one
    std::uint64_t rounds = 0; ///< of the whole simulation
    std::optional<Shard> shard;

    /// About what all players net in a round: the point that spreads are measured from (Sums).
    Money centre() const { return game->centre(); }
    /// How many rounds a block has, but for the last one.
    std::uint64_t blockRounds() const { return game->blockRounds(); }
    /// The first block of this plan's shard, and the one behind the last.
    std::uint64_t firstBlock() const;
    std::uint64_t endBlock() const;
    /// The rounds of one block.
    std::uint64_t roundsOf(std::uint64_t block) const;
    /// The rounds of all blocks of this plan's shard.
    std::uint64_t roundsOfShard() const;
};

/// Makes a plan of a wish, or says what is wrong with it: an unknown word, a setting outside its rule, a
/// chance that the table does not offer, more than the table can play or the sums can hold.
Result<Plan, BadRequest> readPlan(const Request& request);

} // namespace mesaviva::simulation
