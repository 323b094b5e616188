// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the rank of five cards.
//
// P7 ranks ten combinations from the royal flush down to high cards; the dealer needs at least ace and king
// to qualify (P7k, P25). P13 settles ties within a combination; where P13 is silent, the hands are compared
// card by card downwards (I-P13). The ace is low only in 5-4-3-2-A (P8); whether A-K-Q-J-10 of mixed suits is
// a straight is a house rule (I-P8, yes by default). Of two equal high-card hands the one with at least three
// cards of one suit wins (P9, I-P9); if both or neither have them, it is a tie.
#pragma once

#include "engine/games/poker/card.h"
#include "engine/games/poker/hand_tables.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <string_view>

namespace mesaviva::poker {

/// The combinations of P7, from the lowest to the highest. `ace_king` is P7k: high cards with an ace and a
/// king.
enum class Combination : std::uint8_t {
    high_cards,
    ace_king,
    pair,
    two_pairs,
    three_of_a_kind,
    straight,
    flush,
    full_house,
    four_of_a_kind,
    straight_flush,
    royal_flush,
};

/// How a hand of five consecutive ranks uses its ace.
enum class AceInRow : std::uint8_t {
    none,            ///< no ace, or not five consecutive ranks
    low,             ///< 5-4-3-2-A (P8)
    high,            ///< A-K-Q-J-10 of one suit (P8)
    high_mixed,      ///< A-K-Q-J-10 of mixed suits, a straight (I-P8)
    high_not_played, ///< the same cards as high cards only (I-P8, the other reading)
};

/// The key, for instance `high_mixed`.
std::string_view name(AceInRow ace);

/// This table's answers to the open questions of the ranking.
struct RankingRules {
    /// I-P8: A-K-Q-J-10 of mixed suits is a straight with the ace high (our reading); false: high cards only.
    bool aceHighStraight = true;

    friend constexpr bool operator==(const RankingRules&, const RankingRules&) = default;
};

/// The rank of five cards as one number: comparing two of them applies P7, P8, P9, P13 and our readings.
/// Greater is better; equal is a tie (I-P13: all stakes are returned).
class HandRank {
public:
    /// Lower than any hand.
    constexpr HandRank() = default;
    /// Restores a rank from its value().
    constexpr explicit HandRank(std::uint16_t value) : m_value(value) {}

    /// The lowest hand of a combination.
    static constexpr HandRank lowestOf(Combination combination);

    /// The number itself: below `kEnd`, dense enough for tables; greater is better.
    constexpr std::uint16_t value() const { return m_value; }

    /// The combination of P7, with P7k distinct from other high cards.
    constexpr Combination combination() const { return kBlocks[m_value / kBlockSize]; }

    /// P8, I-P8: how the hand uses its ace in five consecutive ranks.
    constexpr AceInRow aceInRow() const;

    friend constexpr auto operator<=>(HandRank, HandRank) = default;

private:
    // Each combination has as many blocks of values as it needs, so that one look-up gives the combination.
    // Each hand takes two numbers: for high cards, without and with three of a suit; for all others only the
    // odd one is used.
    static constexpr unsigned kBlockSize = 2048;
    static constexpr std::array kBlocks = {
        Combination::high_cards,     Combination::high_cards,
        Combination::ace_king,       Combination::pair,
        Combination::pair,           Combination::pair,
        Combination::two_pairs,      Combination::three_of_a_kind,
        Combination::straight,       Combination::flush,
        Combination::flush,          Combination::full_house,
        Combination::four_of_a_kind, Combination::straight_flush,
        Combination::royal_flush,
    };

public:
    /// Above all values.
    static constexpr unsigned kEnd = kBlockSize * kBlocks.size();

private:
    std::uint16_t m_value = 0;
};

constexpr HandRank HandRank::lowestOf(Combination combination) {
    const auto block = std::find(kBlocks.begin(), kBlocks.end(), combination) - kBlocks.begin();
    const unsigned start = static_cast<unsigned>(block) * kBlockSize;
    return HandRank(static_cast<std::uint16_t>(start + (combination <= Combination::ace_king ? 2 : 1)));
}

constexpr AceInRow HandRank::aceInRow() const {
    // Ten sets of consecutive ranks, from 5-4-3-2-A to A-K-Q-J-10; and 165 hands with ace and king and three
    // other ranks, of which A-K-Q-J-10 is the highest where it isn't a straight.
    constexpr unsigned kStep = 2;
    constexpr unsigned kHighestStraight = 9;
    constexpr unsigned kHighestAceKing = 164;
    const Combination mine = combination();
    const unsigned above = (m_value - lowestOf(mine).m_value) / kStep;
    switch (mine) {
    case Combination::royal_flush: return AceInRow::high;
    case Combination::straight_flush: return above == 0 ? AceInRow::low : AceInRow::none;
    case Combination::straight:
        return above == 0 ? AceInRow::low : above == kHighestStraight ? AceInRow::high_mixed : AceInRow::none;
    case Combination::ace_king: return above == kHighestAceKing ? AceInRow::high_not_played : AceInRow::none;
    default: return AceInRow::none;
    }
}

/// Ranks five different cards from their sum. Inline, for loops over many hands.
inline HandRank rankHand(HandSum sum, RankingRules rules = {}) {
    return HandRank(kHandTables.value(sum, rules.aceHighStraight));
}

/// Ranks five different cards in any order. Allocates nothing; three look-ups in small tables.
inline HandRank rankHand(const HandCards& cards, RankingRules rules = {}) {
    return rankHand(HandSum() + cards[0] + cards[1] + cards[2] + cards[3] + cards[4], rules);
}

/// P25: whether a dealer's hand with this combination qualifies: ace and king, or better.
constexpr bool qualifies(Combination combination) { return combination >= Combination::ace_king; }

} // namespace mesaviva::poker
