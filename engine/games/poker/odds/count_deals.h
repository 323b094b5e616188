// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the exact odds of one decision (P20).
//
// The player sees five cards, the dealer's up card and what else lies open, the burnt card first of all
// (P19a). Every four of the remaining cards is equally likely to be the dealer's others. Folding loses the
// ante; continuing brings what DealCounts says. Hands are ranked and compared as settlement does it (P7, P8,
// P9, P13 and their readings).
#pragma once

#include "engine/games/poker/hand.h"
#include "engine/games/poker/odds/deal_counts.h"
#include "engine/games/poker/odds/tie_break.h"

#include <cstdint>
#include <span>

namespace mesaviva::poker::odds {

/// Which hands are better.
struct OddsRules {
    RankingRules ranking;
    TieBreak tieBreak = TieBreak::three_of_a_suit; ///< P9, I-P9

    friend constexpr bool operator==(const OddsRules&, const OddsRules&) = default;
};

/// Counts all hands that the dealer can have. `seen` are further cards that the dealer's others can't be; all
/// cards must be different, and at least four must be left. Takes a few microseconds and allocates nothing.
DealCounts countDeals(const HandCards& hand, Card upcard, std::span<const Card> seen = {},
                      OddsRules rules = {});

} // namespace mesaviva::poker::odds
