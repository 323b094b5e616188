// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/decide.h"
#include "engine/games/poker/simulation/poker_plan.h"
#include "engine/simulation/sums.h"

#include <array>

namespace mesaviva::simulation {

/// A table of póquer sem descarte that is played at by itself. Every step is the rules' own: what decide()
/// makes of a command, evolve() carries into the state. Nobody listens, and cards come straight from a
/// stream: no round is committed to (kUnproven).
class PokerTable {
public:
    /// `plan` must live longer than the table.
    PokerTable(const PokerPlan& plan, const Seed& seed);

    const poker::State& state() const { return m_state; }
    /// Plays one round and adds what it has brought.
    void playRound(Sums& sums);

private:
    void waitUntilDue() { m_now = *m_state.due; }
    void drawCards();
    poker::Card nextCard() const { return m_deck[poker::kDeckSize - 1 - m_state.drawnCount]; }
    void deal();
    void bet();
    void playOn();
    template <class Decide>
    void act(const Decide& decide);

    const PokerPlan& m_plan;
    poker::State m_state;
    poker::Events m_events;
    Instant m_now = kTableOpened;
    LongStream m_chance;
    std::array<poker::Card, poker::kDeckSize> m_deck{};
};

} // namespace mesaviva::simulation
