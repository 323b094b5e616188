// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/odds/game_tables.h"

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

namespace {

constexpr std::size_t kSuited = std::size_t{1} << kRankCount;
constexpr std::uint16_t kLowestPair = HandRank::lowestOf(Combination::pair).value();

} // namespace

FlushSums::FlushSums(RankingRules rules) : m_changes(kRankCount * kSuited) {
    for (std::size_t rank = 0; rank < kRankCount; ++rank) {
        for (unsigned suited = 0; suited < kSuited; ++suited) {
            if ((suited >> rank & 1U) == 0) { // the up card itself isn't among the remaining cards
                const RankSums sums = sumFlushes(suited, rank, kLowestPair, rules);
                m_changes[rank * kSuited + suited] = {static_cast<std::int16_t>(sums.notQualified),
                                                      static_cast<std::int16_t>(sums.lower)};
            }
        }
    }
}

bool FlushSums::knows(Combination player) {
    return player <= Combination::three_of_a_kind && player != Combination::ace_king;
}

RankSums FlushSums::of(unsigned suited, std::size_t rank, Combination player) const {
    const Changes& changes = m_changes[rank * kSuited + suited];
    // High cards are lower than every qualifying dealer's hand.
    return {changes.notQualified,
            player == Combination::high_cards ? changes.notQualified : changes.belowPairs, 0};
}

RememberedFlushSums::RememberedFlushSums() : m_entries(kSuited) {}

void RememberedFlushSums::begin(std::size_t rank, std::uint16_t bound) {
    ++m_turn;
    m_rank = rank;
    m_bound = bound;
}

RankSums RememberedFlushSums::of(unsigned suited, RankingRules rules) {
    Entry& entry = m_entries[suited];
    if (entry.turn != m_turn) {
        entry = {m_turn, sumFlushes(suited, m_rank, m_bound, rules)};
    }
    return entry.sums;
}

SuitTies::SuitTies(TieBreak tieBreak) : m_withThree(kPatterns * 5 * kBurnt) {
    for (unsigned pattern = 0; pattern < kPatterns; ++pattern) {
        for (std::size_t upPlace = 0; upPlace < 5; ++upPlace) {
            for (std::size_t burnt = 0; burnt < kBurnt; ++burnt) {
                std::array<std::uint8_t, 4> suitsLeft{};
                std::size_t others = 0;
                for (std::size_t place = 0; place < 5; ++place) {
                    if (place == upPlace) {
                        continue;
                    }
                    unsigned suits = 0b1111U & ~(1U << suitIn(pattern, place));
                    for (unsigned suit = 0; suit < 4; ++suit) {
                        suits &= ~(burnt == burntAt(place, suit) ? 1U << suit : 0U);
                    }
                    suitsLeft[others++] = static_cast<std::uint8_t>(suits);
                }
                m_withThree[(pattern * 5 + upPlace) * kBurnt + burnt] =
                    static_cast<std::uint8_t>(handsWithThreeOfASuit(suitsLeft, 0, tieBreak));
            }
        }
    }
}

unsigned SuitTies::mostOfASuit(unsigned pattern) {
    std::array<unsigned, 4> ofSuit{};
    for (std::size_t place = 0; place < 5; ++place) {
        ++ofSuit[suitIn(pattern, place)];
    }
    return *std::max_element(ofSuit.begin(), ofSuit.end());
}

int SuitTies::likePatterns(unsigned pattern) {
    unsigned highest = 0;
    for (std::size_t place = 0; place < 5; ++place) {
        const unsigned suit = suitIn(pattern, place);
        if (suit > highest + 1) { // suits are numbered in order of appearance
            return 0;
        }
        highest = std::max(highest, suit);
    }
    constexpr std::array<int, 4> kAlike = {1, 3, 6, 6};
    return kAlike[highest];
}

std::int64_t handsWithThreeOfASuit(const std::array<std::uint8_t, 4>& suitsLeft, unsigned fifthSuit,
                                   TieBreak tieBreak) {
    constexpr unsigned kChoices = 256; // two bits for the suit of each of the four
    std::int64_t hands = 0;
    for (unsigned choice = 0; choice < kChoices; ++choice) {
        std::array<unsigned, 4> ofSuit{};
        ++ofSuit[fifthSuit];
        bool possible = true;
        for (std::size_t card = 0; card < suitsLeft.size(); ++card) {
            const unsigned suit = choice >> (2 * card) & 3U;
            ++ofSuit[suit];
            possible = possible && (unsigned{suitsLeft[card]} >> suit & 1U) != 0;
        }
        const unsigned most = *std::max_element(ofSuit.begin(), ofSuit.end());
        hands += possible && hasThree(most, tieBreak) ? 1 : 0;
    }
    return hands;
}

} // namespace mesaviva::poker::odds
