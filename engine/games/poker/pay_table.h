// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: what a winning bet pays (P12, I-P12) and a winning ante
// (P26, P28b).
#pragma once

#include "engine/base/rule_id.h"
#include "engine/games/poker/hand.h"

namespace mesaviva::poker {

/// P12: the multiple of the bet that a winning hand is paid; I-P12 for «da aposta» in i and j.
constexpr int betMultiple(Combination combination) {
    switch (combination) {
    case Combination::royal_flush: return 100;
    case Combination::straight_flush: return 50;
    case Combination::four_of_a_kind: return 20;
    case Combination::full_house: return 7;
    case Combination::flush: return 5;
    case Combination::straight: return 4;
    case Combination::three_of_a_kind: return 3;
    case Combination::two_pairs: return 2;
    case Combination::pair:
    case Combination::ace_king:
    case Combination::high_cards: return 1;
    }
    return 0;
}

/// The sub-paragraph of P12 by which a winning hand is paid.
constexpr RuleId betRule(Combination combination) {
    switch (combination) {
    case Combination::royal_flush: return "P12a"_rule;
    case Combination::straight_flush: return "P12b"_rule;
    case Combination::four_of_a_kind: return "P12c"_rule;
    case Combination::full_house: return "P12d"_rule;
    case Combination::flush: return "P12e"_rule;
    case Combination::straight: return "P12f"_rule;
    case Combination::three_of_a_kind: return "P12g"_rule;
    case Combination::two_pairs: return "P12h"_rule;
    case Combination::pair: return "P12i"_rule;
    case Combination::ace_king:
    case Combination::high_cards: return "P12j"_rule;
    }
    return {};
}

/// P26, P28b: the multiple of the ante that a winning ante is paid.
inline constexpr int kAnteMultiple = 1;

/// P23: the bet is exactly this multiple of the ante.
inline constexpr int kBetPerAnte = 2;

/// The key of a combination: `high_cards`, `pair` ... `royal_flush`. A player's ace and king are
/// `high_cards`; only dealerHandName() distinguishes them.
std::string_view name(Combination combination);

/// The key of the dealer's hand: as name(), but `ace_king`, or `not_qualified` for high cards (P7k, P25).
std::string_view dealerHandName(Combination combination);

} // namespace mesaviva::poker
