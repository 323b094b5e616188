// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/game.h"
#include "engine/games/poker/simulation/poker_strategy.h"
#include "engine/simulation/game_simulations.h"

namespace mesaviva::simulation {

/// Seats at a table of póquer sem descarte that all stake the minimum and play by one strategy.
class PokerPlan final : public GamePlan {
public:
    poker::Settings table;
    int seats = 1;
    PokerStrategy strategy = PokerStrategy::ace_king;

    std::optional<Sums> play(const Seed& seed, std::uint64_t rounds,
                             const std::atomic<bool>& stop) const override;
    /// What simulating this game takes.
    static GameSimulations simulations();
};

template <>
struct PlanOf<poker::Game> {
    using Type = PokerPlan;
};

} // namespace mesaviva::simulation
