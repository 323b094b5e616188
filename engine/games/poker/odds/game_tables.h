// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables for the sums that the classes of the whole game need repeatedly.
#pragma once

#include "engine/games/poker/odds/count_deals.h"
#include "engine/games/poker/odds/four_ranks.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mesaviva::poker::odds {

//
// Counts the dealer's hands that don't qualify, are lower than the player's, or have its ranks: first as if
// all suits were mixed, then the correction for flushes.

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

/// The effect of flushes on players' hands below a straight, ace and king excluded: every flush beats these,
/// so it doesn't matter which hand it is.
class FlushSums {
public:
    explicit FlushSums(RankingRules rules);

    /// Whether of() covers this hand.
    static bool knows(Combination player);

    /// The same as sumFlushes() against the player's hand.
    RankSums of(unsigned suited, std::size_t rank, Combination player) const;

private:
    struct Changes {
        std::int16_t notQualified = 0;
        std::int16_t belowPairs = 0;
    };
    std::vector<Changes> m_changes; // indexed by the up card's rank and the ranks left in its suit
};

/// Caches the results of sumFlushes() for one up card's rank and one bound.
class RememberedFlushSums {
public:
    RememberedFlushSums();

    /// Clears the cache for another rank or bound.
    void begin(std::size_t rank, std::uint16_t bound);

    RankSums of(unsigned suited, RankingRules rules);

private:
    struct Entry {
        std::uint32_t turn = 0;
        RankSums sums;
    };
    std::vector<Entry> m_entries; // indexed by the ranks left in the up card's suit
    std::uint32_t m_turn = 0;
    std::size_t m_rank = 0;
    std::uint16_t m_bound = 0;
};

/// The number of dealer's hands with the player's five different ranks that have three of a suit (P9), where
/// the up card has suit 0 and one of these ranks. Depends on the reading of I-P9; unused if suits break no
/// ties.
class SuitTies {
public:
    explicit SuitTies(TieBreak tieBreak);

    /// The number of patterns: the suits of the player's five cards, two bits each.
    static constexpr unsigned kPatterns = 1024;
    static constexpr unsigned suitIn(unsigned pattern, std::size_t place) {
        return pattern >> (2 * place) & 3U;
    }

    /// The burnt card has none of these ranks.
    static constexpr std::size_t kElsewhere = 0;
    /// The burnt card has the rank of the player's card at `place`.
    static constexpr std::size_t burntAt(std::size_t place, unsigned suit) { return 1 + 4 * place + suit; }

    /// `upPlace` is the index of the player's card that has the up card's rank.
    std::int64_t withThree(unsigned pattern, std::size_t upPlace, std::size_t burnt = kElsewhere) const {
        return m_withThree[(pattern * 5 + upPlace) * kBurnt + burnt];
    }

    /// The number of cards of the most frequent suit.
    static unsigned mostOfASuit(unsigned pattern);

    /// Patterns that differ only by a permutation of suits 1 to 3 are alike: returns how many a
    /// representative stands for, and 0 for the others.
    static int likePatterns(unsigned pattern);

private:
    static constexpr std::size_t kBurnt = 21;
    std::vector<std::uint8_t> m_withThree;
};

/// The number of hands of five different ranks, flushes excluded, that have three cards of one suit (P9), for
/// a reading of I-P9 under which suits break ties. Four suits vary, `suitsLeft` with a bit for each suit that
/// a rank still has; the fifth is fixed.
std::int64_t handsWithThreeOfASuit(const std::array<std::uint8_t, 4>& suitsLeft, unsigned fifthSuit,
                                   TieBreak tieBreak);

} // namespace mesaviva::poker::odds
