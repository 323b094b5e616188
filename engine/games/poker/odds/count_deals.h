// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the exact odds of one decision (P20).
//
// The player sees five cards, the dealer's up card and other open cards, first of all the burnt card (P19a,
// I-P19a). The dealer's other four cards are any four of the remaining ones, all equally likely. Folding
// loses the ante; DealCounts gives the result of continuing. Hands are ranked and compared as in settlement
// (P7, P8, P9, P13 and our readings).
#pragma once

#include "engine/base/exact_number.h"
#include "engine/games/poker/hand.h"
#include "engine/games/poker/pay_table.h"

#include <cstdint>
#include <span>

namespace mesaviva::poker::odds {

/// P9, I-P9: which of two equal high-card hands wins: the one with "three of the same colour" if the other
/// has none.
enum class TieBreak : std::uint8_t {
    three_of_a_suit,         ///< at least three cards of one suit: our reading
    exactly_three_of_a_suit, ///< exactly three; four of one suit don't count
    three_of_a_colour,       ///< three red or three black cards: any five cards have them, so it is a tie
    none,                    ///< P9 is left out, as in the game played elsewhere: a tie
};

/// Whether suits ever settle a tie.
constexpr bool suitsBreakTies(TieBreak tieBreak) {
    return tieBreak == TieBreak::three_of_a_suit || tieBreak == TieBreak::exactly_three_of_a_suit;
}

/// Whether a high-card hand has its three; `most` is the number of cards of its most frequent suit. Only if
/// suits break ties.
constexpr bool hasThree(unsigned most, TieBreak tieBreak) {
    return most == 3 || (most == 4 && tieBreak == TieBreak::three_of_a_suit);
}

/// The dealer's possible hands against one hand that has bet, counted by result.
struct DealCounts {
    std::int64_t notQualified = 0; ///< P25, P26: the dealer has less than ace and king
    std::int64_t win = 0;          ///< P28: the dealer qualifies and the player's hand is higher
    std::int64_t lose = 0;         ///< P29
    std::int64_t tie = 0;          ///< I-P13: all stakes are returned

    constexpr std::int64_t deals() const { return notQualified + win + lose + tie; }

    friend constexpr bool operator==(const DealCounts&, const DealCounts&) = default;
};

/// P9, I-P9: settles ties of ranks by suits; `withThree` of the dealer's tying hands have three cards of one
/// suit.
constexpr void settleBySuits(DealCounts& counts, std::int64_t withThree, bool playerHasThree) {
    if (playerHasThree) {
        counts.win += counts.tie - withThree;
        counts.tie = withThree;
    } else {
        counts.lose += withThree;
        counts.tie -= withThree;
    }
}

/// The net result of continuing over all these deals, in antes: the ante when the dealer doesn't qualify
/// (P26), the ante and `multiple` times the bet for a win (P12, P28), ante and bet lost (P29).
constexpr std::int64_t netOfContinuing(const DealCounts& counts, int multiple) {
    return kAnteMultiple * (counts.notQualified + counts.win) + kBetPerAnte * (multiple * counts.win) -
           (1 + kBetPerAnte) * counts.lose;
}

/// The average per deal.
constexpr Fraction valueOfContinuing(const DealCounts& counts, int multiple) {
    return Fraction::of(netOfContinuing(counts, multiple), counts.deals());
}

/// Whether continuing is better than folding, which loses the ante (P22).
constexpr bool isContinuingBetter(const DealCounts& counts, int multiple) {
    return netOfContinuing(counts, multiple) > -counts.deals();
}

/// The rules that decide which hand is better.
struct OddsRules {
    RankingRules ranking;
    TieBreak tieBreak = TieBreak::three_of_a_suit; ///< P9, I-P9

    friend constexpr bool operator==(const OddsRules&, const OddsRules&) = default;
};

/// Counts all hands that the dealer can have. The dealer's other cards can't be among `seen`; all cards must
/// be different, and at least four must remain. Takes a few microseconds and allocates nothing.
DealCounts countDeals(const HandCards& hand, Card upcard, std::span<const Card> seen = {},
                      OddsRules rules = {});

} // namespace mesaviva::poker::odds
