// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/pay_table.h"

namespace mesaviva::poker {

std::string_view name(Combination combination) {
    switch (combination) {
    case Combination::high_cards:
    case Combination::ace_king: return "high_cards";
    case Combination::pair: return "pair";
    case Combination::two_pairs: return "two_pairs";
    case Combination::three_of_a_kind: return "three_of_a_kind";
    case Combination::straight: return "straight";
    case Combination::flush: return "flush";
    case Combination::full_house: return "full_house";
    case Combination::four_of_a_kind: return "four_of_a_kind";
    case Combination::straight_flush: return "straight_flush";
    case Combination::royal_flush: return "royal_flush";
    }
    return {};
}

std::string_view dealerHandName(Combination combination) {
    if (!qualifies(combination)) {
        return "not_qualified";
    }
    return combination == Combination::ace_king ? "ace_king" : name(combination);
}

} // namespace mesaviva::poker
