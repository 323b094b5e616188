// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bingo/ball_source.h"
#include "engine/bingo/decide.h"
#include "engine/simulation/bingo_plan.h"
#include "engine/simulation/sums.h"

#include <memory>
#include <vector>

namespace mesaviva::simulation {

/// A bingo room that is played in by itself: as PokerTable, but with rounds that are committed to, as in any
/// other room, since beside their cards that costs nothing. The players are members of the simulated crowd,
/// who buy their cards all at once. Jackpots grow from round to round while the block lasts.
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
