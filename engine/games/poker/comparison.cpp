// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/comparison.h"

#include <bit>

namespace mesaviva::poker {

namespace {

/// The ranks of a hand as bits.
struct RankBits {
    unsigned all = 0;
    unsigned paired = 0; ///< ranks that come more than once

    explicit RankBits(const HandCards& cards) {
        for (const Card card : cards) {
            const unsigned bit = 1U << static_cast<unsigned>(card.rank());
            paired |= all & bit;
            all |= bit;
        }
    }

    auto highestLoose() const { return std::bit_width(all & ~paired); }
};

// Only the dealer's P7k is a combination of its own; comparisons treat it as high cards.
Combination compared(Combination combination) {
    return combination == Combination::ace_king ? Combination::high_cards : combination;
}

} // namespace

DecidedBy decidedBy(const RankedHand& a, const RankedHand& b) {
    if (a.rank == b.rank) {
        return DecidedBy::nothing;
    }
    const Combination combination = compared(a.rank.combination());
    if (combination != compared(b.rank.combination())) {
        return DecidedBy::combination;
    }
    switch (combination) {
    case Combination::high_cards: {
        const bool sameCards = RankBits(a.cards).all == RankBits(b.cards).all;
        return sameCards ? DecidedBy::suits : DecidedBy::named_cards;
    }
    case Combination::pair:
    case Combination::flush: { // P13 names the pair and the highest other card; of a flush, the highest card
        const RankBits one(a.cards);
        const RankBits other(b.cards);
        const bool named = one.paired != other.paired || one.highestLoose() != other.highestLoose();
        return named ? DecidedBy::named_cards : DecidedBy::further_cards;
    }
    default: return DecidedBy::named_cards; // P13a-c, e, f name all cards that can differ
    }
}

} // namespace mesaviva::poker
