// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dealer's four unknown cards by their ranks alone: 1820 combinations, instead of up to 163,185 of cards.
// How many fours of cards a combination stands for is its weight, a product of binomial coefficients of the
// cards that are left. Suits change the worth of few of them: fours of the up card's suit are flushes, and
// are corrected for apart.
//
// The combinations lie in an order that makes their weights products of long rows, with P the 78 pairs of
// different ranks:
//   a b c d    715   for each pair (a, b) the pairs of higher ranks
//   a a b c   1014   for each rank a all pairs (b, c); where the pair holds a it stands for a a a b
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

/// How many cards of each rank are left, 0 to 4.
using CardsLeft = std::array<std::uint8_t, kRankCount>;

/// For each combination of four ranks, in how many ways the cards that are left make it.
using Weights = std::array<std::uint16_t, kFourRanks>;

/// Fills `weights`.
void weigh(const CardsLeft& left, Weights& weights);

/// What the combinations are worth to a dealer beside the up card's rank, as values of HandRank.
struct FourRankTables {
    /// With cards of mixed suits; by I-P8 (1: A-K-Q-J-10 is a straight) and the up card's rank.
    std::array<std::array<std::array<std::uint16_t, kFourRanks>, kRankCount>, 2> mixed;
    /// Four different ranks and the up card's, all of one suit.
    std::array<std::array<std::uint16_t, kDifferentRanks>, kRankCount> flush;
    /// Four different ranks as bits.
    std::array<std::uint16_t, kDifferentRanks> bits;
};

/// Made when they are first asked for, in less than a millisecond.
const FourRankTables& fourRankTables();

} // namespace mesaviva::poker::odds
