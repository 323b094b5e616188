// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many of the dealer's hands do not qualify, are lower than the player's, or have its ranks: first as if
// all were of mixed suits, then what the flushes among them change.
#pragma once

#include "engine/games/poker/odds/deal_counts.h"
#include "engine/games/poker/odds/four_ranks.h"

#include <cstdint>

namespace mesaviva::poker::odds {

/// The player's hand as a bound for the dealer's values: its own value without what suits decide (P9). A hand
/// that no dealer who qualifies can be lower than has the lowest bound of all.
std::uint16_t boundOf(HandRank player);

/// Numbers of the dealer's hands, or by how much flushes change them.
struct RankSums {
    std::int64_t notQualified = 0;
    std::int64_t lower = 0; ///< than the bound, those that do not qualify among them
    std::int64_t equal = 0; ///< to the bound

    friend constexpr RankSums operator+(const RankSums& a, const RankSums& b) {
        return {a.notQualified + b.notQualified, a.lower + b.lower, a.equal + b.equal};
    }
};

/// As if suits were mixed. `rank` is the up card's.
RankSums sumMixed(const Weights& weights, std::size_t rank, std::uint16_t bound, RankingRules rules);

/// What changes because fours of the up card's suit are flushes; `suited` has a bit for each rank that is
/// left in that suit.
RankSums sumFlushes(unsigned suited, std::size_t rank, std::uint16_t bound, RankingRules rules);

/// What they come to, for `deals` hands in all, while suits break no ties.
constexpr DealCounts countsOf(const RankSums& sums, std::int64_t deals) {
    DealCounts counts;
    counts.notQualified = sums.notQualified;
    counts.win = sums.lower - sums.notQualified;
    counts.tie = sums.equal;
    counts.lose = deals - sums.lower - sums.equal;
    return counts;
}

/// How many fours of `cards` cards there are.
constexpr std::int64_t foursOf(std::int64_t cards) {
    return cards * (cards - 1) * (cards - 2) * (cards - 3) / 24;
}

} // namespace mesaviva::poker::odds
