// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/game.h"
#include "engine/simulation/game_simulations.h"

#include <vector>

namespace mesaviva::simulation {

/// One player at a wheel, who stakes on some places of one chance, each picked at random in every round.
class RoulettePlan final : public GamePlan {
public:
    roulette::Settings table;
    std::vector<roulette::SpotId> places; ///< where the chance can be staked on
    Money amount;                         ///< of one stake: the smallest that the table takes
    int stakes = 1;                       ///< in a round

    std::optional<Sums> play(const Seed& seed, std::uint64_t rounds,
                             const std::atomic<bool>& stop) const override;
    /// What simulating this game takes.
    static GameSimulations simulations();
};

template <>
struct PlanOf<roulette::Game> {
    using Type = RoulettePlan;
};

} // namespace mesaviva::simulation
