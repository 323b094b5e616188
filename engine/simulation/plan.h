// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/simulation/request.h"
#include "engine/simulation/sums.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace mesaviva::simulation {

/// What differs between games in a simulation: the table, its players and their strategy.
class GamePlan {
public:
    /// The usual number of rounds in a block: large enough that a new table costs nothing, small enough to
    /// share a small simulation among many threads.
    static constexpr std::uint64_t kBlockRounds = 1024;

    GamePlan() = default;
    GamePlan(const GamePlan&) = default;
    GamePlan& operator=(const GamePlan&) = default;
    GamePlan(GamePlan&&) = default;
    GamePlan& operator=(GamePlan&&) = default;
    virtual ~GamePlan() = default;

    /// The approximate net of all players in a round: the point from which Sums measures spreads.
    virtual Money centre() const { return {}; }
    /// The number of rounds in a block.
    virtual std::uint64_t blockRounds() const { return kBlockRounds; }
    /// Plays `rounds` rounds at a new table with chance from this seed. Nothing if `stop` became true before
    /// the end.
    virtual std::optional<Sums> play(const Seed& seed, std::uint64_t rounds,
                                     const std::atomic<bool>& stop) const = 0;
};

/// Plays the rounds of play(); `playRound(sums)` plays one and adds its results.
template <class PlayRound>
std::optional<Sums> playRounds(std::uint64_t rounds, const std::atomic<bool>& stop,
                               const PlayRound& playRound) {
    Sums sums;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        if (stop.load(std::memory_order_relaxed)) {
            return std::nullopt;
        }
        playRound(sums);
    }
    return sums;
}

/// One of several parts of a simulation; numbers count from 1.
struct Shard {
    std::uint32_t part = 1;
    std::uint32_t of = 1;

    friend bool operator==(const Shard&, const Shard&) = default;
};

/// The most rounds, and the most parts, of a simulation.
inline constexpr std::uint64_t kMostRounds = 1'000'000'000'000;
inline constexpr std::uint64_t kMostShards = 1'000'000;

/// The number of a simulation's rounds in a part, when they are played in blocks of `blockRounds`.
std::uint64_t roundsOfShard(const Shard& shard, std::uint64_t rounds, std::uint64_t blockRounds);

/// A simulation to run. Rounds are played in blocks. Each block has a new table with its own chance, which
/// follows from the seed and the block's number, so the order and the thread of a block do not matter.
struct Plan {
    /// Identifies this simulation in reports: game, rules, table, strategy and so on, as the text of a JSON
    /// object.
    std::string words;
    std::shared_ptr<const GamePlan> game;
    std::optional<Seed> seed; ///< empty if the request has none: the caller sets one before running
    std::uint64_t rounds = 0; ///< of the whole simulation
    std::optional<Shard> shard;

    /// The approximate net of all players in a round: the point from which Sums measures spreads.
    Money centre() const { return game->centre(); }
    /// The number of rounds in a block, except the last one.
    std::uint64_t blockRounds() const { return game->blockRounds(); }
    /// The first block of this plan's shard, and one past its last.
    std::uint64_t firstBlock() const;
    std::uint64_t endBlock() const;
    /// The number of rounds in a block.
    std::uint64_t roundsOf(std::uint64_t block) const;
    /// The number of rounds in all blocks of this plan's shard.
    std::uint64_t roundsOfShard() const;
};

/// Makes a plan from a request. Errors: an unknown word, a setting that breaks its rule, a chance that the
/// table does not offer, more than the table can play or the sums can hold.
Result<Plan, BadRequest> readPlan(const Request& request);

} // namespace mesaviva::simulation
