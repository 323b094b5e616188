// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/simulation/roulette_plan.h"
#include "engine/simulation/sums.h"

namespace mesaviva::simulation {

/// A wheel that is played at by itself: as PokerTable. Where the player stakes comes from the stream
/// `players`, where the ball rests from `outcome`.
class RouletteTable {
public:
    /// `plan` must live longer than the table.
    RouletteTable(const RoulettePlan& plan, const Seed& seed);

    const roulette::State& state() const { return m_state; }
    /// Plays one round and adds what it has brought.
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
