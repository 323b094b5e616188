// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/pay_table.h"

#include <array>
#include <cstddef>

namespace mesaviva::poker::odds {

/// The multiples of the bet that a winning bet pays: P12a to P12j, from the royal flush down to high cards.
using Pays = std::array<int, 10>;

/// The highest multiple that the computations accept, so that all sums stay exact.
inline constexpr int kHighestPay = 1'000;

/// The pay table of the rules (P12).
inline constexpr Pays kRegulationPays = {
    betMultiple(Combination::royal_flush),
    betMultiple(Combination::straight_flush),
    betMultiple(Combination::four_of_a_kind),
    betMultiple(Combination::full_house),
    betMultiple(Combination::flush),
    betMultiple(Combination::straight),
    betMultiple(Combination::three_of_a_kind),
    betMultiple(Combination::two_pairs),
    betMultiple(Combination::pair),
    betMultiple(Combination::high_cards),
};

/// The multiple of the bet that a hand of this combination is paid.
constexpr int multipleOf(const Pays& pays, Combination combination) {
    constexpr auto kRoyal = static_cast<std::size_t>(Combination::royal_flush);
    constexpr auto kPair = static_cast<std::size_t>(Combination::pair);
    const auto place = static_cast<std::size_t>(combination);
    return place < kPair ? pays.back() : pays[kRoyal - place];
}

} // namespace mesaviva::poker::odds
