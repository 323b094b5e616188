// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/simulation/sums.h"

#include <atomic>
#include <cstdint>
#include <optional>

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

} // namespace mesaviva::simulation
