// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dealer's four unknown cards by their ranks alone: 1820 combinations instead of up to 163,185. The
// weight of a combination is the number of sets of four cards with these ranks, a product of binomial
// coefficients of the remaining cards. Suits change the worth of few sets: four cards of the up card's suit
// are flushes, which are corrected for separately.
//
// The order of the combinations makes their weights products of long rows, with P the 78 pairs of different
// ranks:
//   a b c d    715   for each pair (a, b) the pairs of higher ranks
//   a a b c   1014   for each rank a all pairs (b, c); where the pair contains a it stands for a a a b
//   a a b b     78   for each pair
//   a a a a     13
#pragma once

#include "engine/games/poker/hand.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mesaviva::poker::odds {

inline constexpr std::size_t kRankCount = 13;

/// Combinations of four different ranks, of two, and of any four.
inline constexpr std::size_t kDifferentRanks = 715;
inline constexpr std::size_t kRankPairs = 78;
inline constexpr std::size_t kFourRanks = kDifferentRanks + kRankCount * kRankPairs + kRankPairs + kRankCount;

/// The number of remaining cards of each rank, 0 to 4.
using CardsLeft = std::array<std::uint8_t, kRankCount>;

/// For each combination of four ranks, the number of ways to make it from the remaining cards.
using Weights = std::array<std::uint16_t, kFourRanks>;

/// Computes the weights.
void weigh(const CardsLeft& left, Weights& weights);

/// The values (HandRank) of the combinations together with the up card's rank.
struct FourRankTables {
    /// For mixed suits; indexed by I-P8 (1: A-K-Q-J-10 is a straight) and the up card's rank.
    std::array<std::array<std::array<std::uint16_t, kFourRanks>, kRankCount>, 2> mixed;
    /// For four different ranks and the up card's, all of one suit.
    std::array<std::array<std::uint16_t, kDifferentRanks>, kRankCount> flush;
    /// The four different ranks as bits.
    std::array<std::uint16_t, kDifferentRanks> bits;
};

/// Built at the first call, in less than a millisecond.
const FourRankTables& fourRankTables();

} // namespace mesaviva::poker::odds
