// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/poker/decide.h"
#include "engine/games/poker/game.h"
#include "engine/games/poker/simulation/poker_strategy.h"
#include "engine/simulation/game_simulations.h"
#include "engine/simulation/sums.h"

#include <array>

namespace mesaviva::simulation {

/// A table of póquer sem descarte where all seats stake the minimum and use one strategy.
class PokerPlan final : public GamePlan {
public:
    poker::Settings table;
    int seats = 1;
    PokerStrategy strategy = PokerStrategy::ace_king;

    std::optional<Sums> play(const Seed& seed, std::uint64_t rounds,
                             const std::atomic<bool>& stop) const override;
    /// The functions that simulate this game.
    static GameSimulations simulations();
};

template <>
struct PlanOf<poker::Game> {
    using Type = PokerPlan;
};

/// Simulates a table of póquer sem descarte. Every step uses the rules themselves: decide() decides a
/// command, and evolve() applies its events. There are no listeners, and cards come straight from a stream
/// without commitment (kUnproven).
class PokerTable {
public:
    /// `plan` must outlive the table.
    PokerTable(const PokerPlan& plan, const Seed& seed);

    const poker::State& state() const { return m_state; }
    /// Plays one round and adds its result.
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
