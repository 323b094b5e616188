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

/// What differs from game to game in a simulation: a table, who plays at it, and how.
class GamePlan {
public:
    /// How many rounds a block usually has: long enough that a table of its own costs nothing, and short
    /// enough that many threads have their share of a small simulation.
    static constexpr std::uint64_t kBlockRounds = 1024;

    GamePlan() = default;
    GamePlan(const GamePlan&) = default;
    GamePlan& operator=(const GamePlan&) = default;
    GamePlan(GamePlan&&) = default;
    GamePlan& operator=(GamePlan&&) = default;
    virtual ~GamePlan() = default;

    /// About what all players net in a round: the point that spreads are measured from (Sums).
    virtual Money centre() const { return {}; }
    /// How many rounds a block has.
    virtual std::uint64_t blockRounds() const { return kBlockRounds; }
    /// Plays so many rounds at a table of its own, with chance from this seed. Nothing when `stop` came true
    /// before the end.
    virtual std::optional<Sums> play(const Seed& seed, std::uint64_t rounds,
                                     const std::atomic<bool>& stop) const = 0;
};

/// The rounds of play(); `playRound(sums)` plays one and adds what it has brought.
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
