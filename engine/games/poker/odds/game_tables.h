// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the classes of the whole game ask for again and again.
#pragma once

#include "engine/games/poker/odds/rank_sums.h"
#include "engine/games/poker/odds/tie_break.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mesaviva::poker::odds {

/// What flushes change for the players' hands below a straight that are no ace and king: these are beaten by
/// all flushes, and it does not matter which of them they are.
class FlushSums {
public:
    explicit FlushSums(RankingRules rules);

    /// Whether of() knows this hand.
    static bool knows(Combination player);

    /// As sumFlushes() against the player's hand.
    RankSums of(unsigned suited, std::size_t rank, Combination player) const;

private:
    struct Changes {
        std::int16_t notQualified = 0;
        std::int16_t belowPairs = 0;
    };
    std::vector<Changes> m_changes; // by the up card's rank and the ranks left in its suit
};

/// Remembers what sumFlushes() gives for one up card's rank and one bound.
class RememberedFlushSums {
public:
    RememberedFlushSums();

    /// Forgets what was, for another rank or bound.
    void begin(std::size_t rank, std::uint16_t bound);

    RankSums of(unsigned suited, RankingRules rules);

private:
    struct Entry {
        std::uint32_t turn = 0;
        RankSums sums;
    };
    std::vector<Entry> m_entries; // by the ranks left in the up card's suit
    std::uint32_t m_turn = 0;
    std::size_t m_rank = 0;
    std::uint16_t m_bound = 0;
};

/// How many of the dealer's hands with the player's five different ranks have three of a suit (P9), the up
/// card being of suit 0 and of one of these ranks; by a reading of I-P9, and of no use where by that suits
/// break no ties.
class SuitTies {
public:
    explicit SuitTies(TieBreak tieBreak);

    /// The suits of the player's five cards, two bits each.
    static constexpr unsigned kPatterns = 1024;
    static constexpr unsigned suitIn(unsigned pattern, std::size_t place) {
        return pattern >> (2 * place) & 3U;
    }

    /// The burnt card has none of the ranks.
    static constexpr std::size_t kElsewhere = 0;
    /// The burnt card has the rank of the player's card at `place`.
    static constexpr std::size_t burntAt(std::size_t place, unsigned suit) { return 1 + 4 * place + suit; }

    /// `upPlace` is the place of the player's card that has the up card's rank.
    std::int64_t withThree(unsigned pattern, std::size_t upPlace, std::size_t burnt = kElsewhere) const {
        return m_withThree[(pattern * 5 + upPlace) * kBurnt + burnt];
    }

    /// How many of the five cards have the suit that most of them have.
    static unsigned mostOfASuit(unsigned pattern);

    /// Patterns that differ only by an exchange of the suits 1 to 3 are alike: one of them stands for so
    /// many, the others for none.
    static int likePatterns(unsigned pattern);

private:
    static constexpr std::size_t kBurnt = 21;
    std::vector<std::uint8_t> m_withThree;
};

} // namespace mesaviva::poker::odds
