// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/decide.h"
#include "engine/games/bingo/game.h"
#include "engine/simulation/game_simulations.h"
#include "engine/simulation/sums.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace mesaviva::simulation {

/// A bingo room where each of `players` simulated players buys `cards` cards for every round.
class BingoPlan final : public GamePlan {
public:
    bingo::Settings room;
    std::uint32_t players = 0;
    std::uint32_t cards = 0; ///< per player

    Money centre() const override;
    /// Rounds are so long that few suffice.
    static constexpr std::uint64_t kBlockRounds = 16;

    std::uint64_t blockRounds() const override { return kBlockRounds; }
    std::optional<Sums> play(const Seed& seed, std::uint64_t rounds,
                             const std::atomic<bool>& stop) const override;
    /// The functions that simulate this game.
    static GameSimulations simulations();
};

template <>
struct PlanOf<bingo::Game> {
    using Type = BingoPlan;
};

/// Simulates a bingo room, like PokerTable, but with committed rounds, since the commitment costs little
/// compared with the cards. The players are members of the simulated crowd, who buy all their cards at once.
///
/// A round's result for the players is what it takes from the house: prizes paid, and the money for jackpots
/// (I-B40) and for the next round's prizes (I-B30), which is paid back sooner or later. A jackpot counts with
/// its new base (I-B42) when it is won, not with its full value. So a round's result doesn't depend on
/// earlier rounds, all rounds of a block have the same expectation, and neither the block's length nor the
/// room's initial jackpots matter.
class BingoTable {
public:
    /// `plan` must outlive the table.
    BingoTable(const BingoPlan& plan, const Seed& seed);

    const bingo::State& state() const { return m_state; }
    /// Plays one round and adds its result.
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
