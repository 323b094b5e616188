// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/count_deals.h"

#include "engine/base/check.h"
#include "engine/games/poker/odds/game_tables.h"

#include <algorithm>

namespace mesaviva::poker::odds {

namespace {

/// The cards that the dealer can have: for each rank the suits as bits.
class Remaining {
public:
    Remaining() { m_suits.fill(0b1111); }

    void remove(Card card) {
        std::uint8_t& suits = m_suits[static_cast<std::size_t>(card.rank())];
        const unsigned bit = 1U << static_cast<unsigned>(card.suit());
        check((suits & bit) != 0, "a card is seen twice");
        suits = static_cast<std::uint8_t>(suits & ~bit);
    }

    std::uint8_t suitsOf(std::size_t rank) const { return m_suits[rank]; }

    CardsLeft byRank() const {
        constexpr std::array<std::uint8_t, 16> kBitsSet = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
        CardsLeft left{};
        std::transform(m_suits.begin(), m_suits.end(), left.begin(),
                       [&](std::uint8_t suits) { return kBitsSet[suits]; });
        return left;
    }

    unsigned ranksIn(Suit suit) const {
        unsigned ranks = 0;
        for (std::size_t rank = 0; rank < kRankCount; ++rank) {
            const unsigned bits = m_suits[rank];
            ranks |= (bits >> static_cast<unsigned>(suit) & 1U) << rank;
        }
        return ranks;
    }

private:
    std::array<std::uint8_t, kRankCount> m_suits{};
};

/// The number of dealer's hands with the player's ranks and three of a suit. The up card must have one of the
/// player's ranks, which are all different.
std::int64_t equalWithThreeOfASuit(const HandCards& hand, Card upcard, const Remaining& remaining,
                                   TieBreak tieBreak) {
    std::array<std::uint8_t, 4> suits{};
    std::size_t others = 0;
    for (const Card card : hand) {
        if (card.rank() != upcard.rank()) {
            suits[others++] = remaining.suitsOf(static_cast<std::size_t>(card.rank()));
        }
    }
    return handsWithThreeOfASuit(suits, static_cast<unsigned>(upcard.suit()), tieBreak);
}

unsigned mostOfASuit(const HandCards& hand) {
    std::array<unsigned, 4> ofSuit{};
    for (const Card card : hand) {
        ++ofSuit[static_cast<std::size_t>(card.suit())];
    }
    return *std::max_element(ofSuit.begin(), ofSuit.end());
}

} // namespace

DealCounts countDeals(const HandCards& hand, Card upcard, std::span<const Card> seen, OddsRules rules) {
    Remaining remaining;
    remaining.remove(upcard);
    std::for_each(hand.begin(), hand.end(), [&](Card card) { remaining.remove(card); });
    std::for_each(seen.begin(), seen.end(), [&](Card card) { remaining.remove(card); });
    const auto cards = static_cast<std::int64_t>(kDeckSize - hand.size() - 1 - seen.size());
    check(cards >= 4, "four cards are left to the dealer");

    Weights weights;
    weigh(remaining.byRank(), weights);
    const HandRank player = rankHand(hand, rules.ranking);
    const std::uint16_t bound = boundOf(player);
    const auto rank = static_cast<std::size_t>(upcard.rank());
    const RankSums sums = sumMixed(weights, rank, bound, rules.ranking) +
                          sumFlushes(remaining.ranksIn(upcard.suit()), rank, bound, rules.ranking);
    DealCounts counts = countsOf(sums, foursOf(cards));

    if (suitsBreakTies(rules.tieBreak) && counts.tie > 0 && player.combination() == Combination::ace_king) {
        const std::int64_t withThree = equalWithThreeOfASuit(hand, upcard, remaining, rules.tieBreak);
        settleBySuits(counts, withThree, hasThree(mostOfASuit(hand), rules.tieBreak));
    }
    return counts;
}

} // namespace mesaviva::poker::odds
