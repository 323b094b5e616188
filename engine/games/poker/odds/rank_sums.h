// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts the dealer's hands that don't qualify, are lower than the player's, or have its ranks: first as if
// all suits were mixed, then the correction for flushes.
#pragma once

#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/odds/four_ranks.h"

#include <cstdint>

namespace mesaviva::poker::odds {

/// The player's hand as a bound for the dealer's values: its own value without what suits decide (P9). Hands
/// that lose to every qualifying dealer share the lowest bound.
std::uint16_t boundOf(HandRank player);

/// Numbers of the dealer's hands, or the changes that flushes make to them.
struct RankSums {
    std::int64_t notQualified = 0;
    std::int64_t lower = 0; ///< below the bound, including those that don't qualify
    std::int64_t equal = 0; ///< to the bound

    friend constexpr RankSums operator+(const RankSums& a, const RankSums& b) {
        return {a.notQualified + b.notQualified, a.lower + b.lower, a.equal + b.equal};
    }
};

/// The sums as if suits were mixed. `rank` is the up card's.
RankSums sumMixed(const Weights& weights, std::size_t rank, std::uint16_t bound, RankingRules rules);

/// The changes because four cards of the up card's suit make a flush; `suited` has a bit for each rank left
/// in that suit.
RankSums sumFlushes(unsigned suited, std::size_t rank, std::uint16_t bound, RankingRules rules);

/// The counts for `deals` hands in total, if suits break no ties.
constexpr DealCounts countsOf(const RankSums& sums, std::int64_t deals) {
    DealCounts counts;
    counts.notQualified = sums.notQualified;
    counts.win = sums.lower - sums.notQualified;
    counts.tie = sums.equal;
    counts.lose = deals - sums.lower - sums.equal;
    return counts;
}

/// The number of ways to choose four of `cards` cards.
constexpr std::int64_t foursOf(std::int64_t cards) {
    return cards * (cards - 1) * (cards - 2) * (cards - 3) / 24;
}

} // namespace mesaviva::poker::odds
