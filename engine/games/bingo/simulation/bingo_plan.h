// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/game.h"
#include "engine/simulation/game_simulations.h"

#include <cstdint>

namespace mesaviva::simulation {

/// A bingo room in which so many simulated players buy so many cards each for every round.
class BingoPlan final : public GamePlan {
public:
    bingo::Settings room;
    std::uint32_t players = 0;
    std::uint32_t cards = 0; ///< of each player

    Money centre() const override;
    /// Rounds are so long that few are enough.
    static constexpr std::uint64_t kBlockRounds = 16;

    std::uint64_t blockRounds() const override { return kBlockRounds; }
    std::optional<Sums> play(const Seed& seed, std::uint64_t rounds,
                             const std::atomic<bool>& stop) const override;
    /// What simulating this game takes.
    static GameSimulations simulations();
};

template <>
struct PlanOf<bingo::Game> {
    using Type = BingoPlan;
};

} // namespace mesaviva::simulation
