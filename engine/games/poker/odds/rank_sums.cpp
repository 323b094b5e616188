// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/rank_sums.h"

#include <algorithm>

namespace mesaviva::poker::odds {

namespace {

/// The lowest qualifying hand has a greater value, every other hand a smaller or equal one.
constexpr auto kQualifying =
    static_cast<std::uint16_t>(HandRank::lowestOf(Combination::ace_king).value() - 1);

// The loops below count in 16 bits, so that compilers vectorize them eight or sixteen wide. A weight is at
// most 256, so a block's sum doesn't overflow.
using Count = std::uint16_t;
constexpr std::size_t kBlock = 182;
static_assert(kFourRanks % kBlock == 0 && kBlock * 256 <= 0xffff);

constexpr Count count(int number) { return static_cast<Count>(number); }

} // namespace

std::uint16_t boundOf(HandRank player) {
    if (player.combination() > Combination::ace_king) {
        return player.value();
    }
    const auto withoutSuits = static_cast<std::uint16_t>(player.value() & ~1U);
    return std::max(withoutSuits, kQualifying);
}

RankSums sumMixed(const Weights& weights, std::size_t rank, std::uint16_t bound, RankingRules rules) {
    const auto& values = fourRankTables().mixed[rules.aceHighStraight ? 1 : 0][rank];
    RankSums sums;
    for (std::size_t block = 0; block < kFourRanks; block += kBlock) {
        Count notQualified = 0;
        Count lower = 0;
        Count equal = 0;
        for (std::size_t i = block; i < block + kBlock; ++i) {
            const Count weight = weights[i];
            const Count value = values[i];
            notQualified = count(notQualified + (value < kQualifying ? weight : 0));
            lower = count(lower + (value < bound ? weight : 0));
            equal = count(equal + (value == bound ? weight : 0));
        }
        sums = sums + RankSums{notQualified, lower, equal};
    }
    return sums;
}

RankSums sumFlushes(unsigned suited, std::size_t rank, std::uint16_t bound, RankingRules rules) {
    const FourRankTables& tables = fourRankTables();
    const auto& mixed = tables.mixed[rules.aceHighStraight ? 1 : 0][rank];
    const auto& flush = tables.flush[rank];
    const auto missing = static_cast<std::uint16_t>(~suited);
    Count notQualified = 0;
    Count lower = 0;
    Count flushesLower = 0;
    Count equal = 0;
    Count flushesEqual = 0;
    for (std::size_t i = 0; i < kDifferentRanks; ++i) {
        const Count one = (tables.bits[i] & missing) == 0 ? 1 : 0;
        notQualified = count(notQualified + (mixed[i] < kQualifying ? one : 0));
        lower = count(lower + (mixed[i] < bound ? one : 0));
        equal = count(equal + (mixed[i] == bound ? one : 0));
        flushesLower = count(flushesLower + (flush[i] < bound ? one : 0));
        flushesEqual = count(flushesEqual + (flush[i] == bound ? one : 0));
    }
    return {-notQualified, flushesLower - lower, flushesEqual - equal};
}

} // namespace mesaviva::poker::odds
