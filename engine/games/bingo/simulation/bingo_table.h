// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/decide.h"
#include "engine/games/bingo/simulation/bingo_plan.h"
#include "engine/simulation/sums.h"

#include <memory>
#include <vector>

namespace mesaviva::simulation {

/// A bingo room that is played in by itself: as PokerTable, but with rounds that are committed to, as in any
/// other room, since beside their cards that costs nothing. The players are members of the simulated crowd,
/// who buy their cards all at once.
///
/// What a round brings the players is what it takes from the house: prizes that are paid, and what goes into
/// jackpots (I-B40) and into the next round's prizes (I-B30), which is the players' and comes back sooner or
/// later. A jackpot brings them its new base (I-B42) when it is won, not all that it had grown to: so a
/// round's result depends on no earlier one, the same is expected of a block's first round as of its last,
/// and it does not matter how long a block is or with what the room's jackpots begin.
class BingoTable {
public:
    /// `plan` must live longer than the table.
    BingoTable(const BingoPlan& plan, const Seed& seed);

    const bingo::State& state() const { return m_state; }
    /// Plays one round and adds what it has brought.
    void playRound(Sums& sums, Money centre);

private:
    void act(const bingo::Command& command);
    void meetNeed();

    const BingoPlan& m_plan;
    bingo::State m_state;
    bingo::Events m_events;
    Instant m_now = kTableOpened;
    bingo::SeededBalls m_chance;
    std::shared_ptr<const std::vector<bingo::CrowdPurchase>> m_purchases;
};

} // namespace mesaviva::simulation
