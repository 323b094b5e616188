// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/games/poker/card.h"
#include "engine/games/poker/hand.h"
#include "engine/games/poker/state.h"
#include "engine/table/player.h"

#include <cstdint>

namespace mesaviva::players {

/// What somebody at a poker seat knows when antes are taken. Simulated players get this and nothing else.
struct PokerBettingView {
    Money wallet;
    Money inAnteBox;              ///< what the player has put down already
    Money minimum;                ///< of the ante (P17)
    Money maximum;                ///< of the ante (P18)
    Money allowance;              ///< what a fresh allowance brings (P44)
    bool individual = false;      ///< P4
    std::uint32_t idleRounds = 0; ///< rounds running without a stake
    bool warned = false;          ///< the session ends with the next round without a stake (P42)
};

/// What somebody at a poker seat sees when deciding: the own five cards and the one of the dealer's that lies
/// face up (P19c). The other seats' cards and the dealer's four are not in it.
struct PokerDecisionView {
    poker::HandCards hand{};
    poker::Card upCard;
    Money ante;
    Money wallet;
    poker::RankingRules ranking;

    /// Whether twice the ante is at hand (P23).
    bool canBet() const;
};

/// The view of a seated player while antes are taken.
PokerBettingView bettingViewOf(const poker::State& state, PlayerId player);

/// The view of a player whose five cards are dealt.
PokerDecisionView decisionViewOf(const poker::State& state, PlayerId player);

} // namespace mesaviva::players
