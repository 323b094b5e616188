// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/game.h"
#include "engine/simulation/game_simulations.h"
#include "engine/simulation/sums.h"

#include <vector>

namespace mesaviva::simulation {

/// One player at a wheel, who places stakes on spots of one chance, picked at random in every round.
class RoulettePlan final : public GamePlan {
public:
    roulette::Settings table;
    std::vector<roulette::SpotId> places; ///< the spots of that chance
    Money amount;                         ///< of one stake: the smallest that the table takes
    int stakes = 1;                       ///< per round

    std::optional<Sums> play(const Seed& seed, std::uint64_t rounds,
                             const std::atomic<bool>& stop) const override;
    /// The functions that simulate this game.
    static GameSimulations simulations();
};

template <>
struct PlanOf<roulette::Game> {
    using Type = RoulettePlan;
};

/// Simulates a wheel, like PokerTable. The player's spots come from the stream `players`, the pockets from
/// `outcome`.
class RouletteTable {
public:
    /// `plan` must outlive the table.
    RouletteTable(const RoulettePlan& plan, const Seed& seed);

    const roulette::State& state() const { return m_state; }
    /// Plays one round and adds its result.
    void playRound(Sums& sums);

private:
    void stake();
    void meetNeed();
    template <class Decide>
    void act(const Decide& decide);

    const RoulettePlan& m_plan;
    roulette::State m_state;
    roulette::Events m_events;
    Instant m_now = kTableOpened;
    LongStream m_chance;
    LongStream m_player;
};

} // namespace mesaviva::simulation
