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

/// What a player in a poker seat knows during betting. Simulated players get nothing else.
struct PokerBettingView {
    Money wallet;
    Money inAnteBox;              ///< the ante placed so far
    Money minimum;                ///< of the ante (P17)
    Money maximum;                ///< of the ante (P18)
    Money allowance;              ///< the amount of a new allowance (P44)
    bool individual = false;      ///< P4
    std::uint32_t idleRounds = 0; ///< consecutive rounds without a stake
    bool warned = false;          ///< the session ends with the next round without a stake (P42)
};

/// What a player in a poker seat sees when deciding: the own five cards and the dealer's face-up card (P19c).
/// It contains neither the other seats' cards nor the dealer's other four.
struct PokerDecisionView {
    poker::HandCards hand{};
    poker::Card upCard;
    Money ante;
    Money wallet;
    poker::RankingRules ranking;

    /// Whether the wallet holds twice the ante (P23).
    bool canBet() const;
};

/// The view of a seated player during betting.
PokerBettingView bettingViewOf(const poker::State& state, PlayerId player);

/// The view of a player whose five cards are dealt.
PokerDecisionView decisionViewOf(const poker::State& state, PlayerId player);

} // namespace mesaviva::players
