// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: what decides between two hands.
//
// The better combination wins (P7, P10, P11). Within one combination the cards named in P13 decide, or those
// named in P9 for high cards; then the remaining cards (I-P13); between equal high cards, three of one suit
// (P9, I-P9). Hands that are still equal tie (I-P13).
#pragma once

#include "engine/base/rule_id.h"
#include "engine/games/poker/hand.h"

#include <cstdint>
#include <string_view>

namespace mesaviva::poker {

/// The first step of the comparison at which two hands differ.
enum class DecidedBy : std::uint8_t {
    combination,   ///< P7, P10: one hand has the better combination
    named_cards,   ///< the cards named in P13 or P9
    further_cards, ///< the remaining cards (I-P13)
    suits,         ///< equal high cards, and one hand has three of a suit (P9, I-P9)
    nothing,       ///< equal throughout: a tie (I-P13)
};

/// The key, for instance `named_cards`.
std::string_view name(DecidedBy decided);

/// Five cards with their rank under the table's rules.
struct RankedHand {
    const HandCards& cards;
    HandRank rank;
};

/// Returns what decides between two hands; their ranks say which one is better.
DecidedBy decidedBy(const RankedHand& a, const RankedHand& b);

/// The sub-paragraph of P7 for a combination: P7a to P7k.
constexpr RuleId combinationRule(Combination combination) {
    switch (combination) {
    case Combination::royal_flush: return "P7a"_rule;
    case Combination::straight_flush: return "P7b"_rule;
    case Combination::four_of_a_kind: return "P7c"_rule;
    case Combination::full_house: return "P7d"_rule;
    case Combination::flush: return "P7e"_rule;
    case Combination::straight: return "P7f"_rule;
    case Combination::three_of_a_kind: return "P7g"_rule;
    case Combination::two_pairs: return "P7h"_rule;
    case Combination::pair: return "P7i"_rule;
    case Combination::high_cards: return "P7j"_rule;
    case Combination::ace_king: return "P7k"_rule;
    }
    return {};
}

/// The rule that compares two hands of one combination: P13a to P13g; P9 for high cards; P7a for royal
/// flushes, which are all equal.
constexpr RuleId comparisonRule(Combination combination) {
    switch (combination) {
    case Combination::royal_flush: return "P7a"_rule;
    case Combination::straight_flush:
    case Combination::straight: return "P13a"_rule;
    case Combination::four_of_a_kind: return "P13b"_rule;
    case Combination::full_house: return "P13c"_rule;
    case Combination::flush: return "P13d"_rule;
    case Combination::three_of_a_kind: return "P13e"_rule;
    case Combination::two_pairs: return "P13f"_rule;
    case Combination::pair: return "P13g"_rule;
    case Combination::high_cards:
    case Combination::ace_king: return "P9"_rule;
    }
    return {};
}

} // namespace mesaviva::poker
