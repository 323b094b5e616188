// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each card has a 64-bit code; the sum of five codes holds all that the ranking needs, in three fields:
//
//   63      53                39                16 15             0
//   [ bucket ]                [ suits: 4 x 6 bit ] [   column     ]
//
// Bucket and column are sums of arbitrary numbers, one of each per rank. Together they identify every
// combination of five ranks; HandTables maps them to a cell. A card counts 7 in its suit's field: 3 and 4
// cards of a suit (21, 28) set the field's bit 4, and 5 (35) set bit 5; fewer set neither.
#pragma once

#include "engine/games/poker/card.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mesaviva::poker {

/// The sum of cards, added in any order. Loops over many hands reuse the sum of the outer cards and add the
/// inner ones.
class HandSum {
public:
    constexpr HandSum() = default;

    constexpr HandSum& operator+=(Card card) {
        m_sum += kCodes[card.index()];
        return *this;
    }
    friend constexpr HandSum operator+(HandSum sum, Card card) { return sum += card; }

    /// The group of rank combinations that the cards belong to; below `kBuckets`.
    constexpr std::size_t bucket() const { return static_cast<std::size_t>(m_sum >> kBucketShift); }

    /// Distinguishes the cards from others in the same bucket, whatever the suits; below `kColumns`.
    constexpr std::size_t column() const { return m_sum & 0xffff; }

    /// Whether five cards have one suit.
    constexpr bool fiveOfOneSuit() const { return (m_sum & kFiveOfASuit) != 0; }

    /// Whether three or four cards have one suit.
    constexpr bool threeOfOneSuit() const { return (m_sum & kThreeOfASuit) != 0; }

    /// The number of buckets and of columns.
    static constexpr std::size_t kBuckets = 2048;
    static constexpr std::size_t kColumns = 8192;

private:
    static constexpr unsigned kBucketShift = 53;
    static constexpr unsigned kSuitShift = 16;
    static constexpr unsigned kSuitBits = 6;
    static constexpr std::uint64_t kOneOfEachSuit = 0b000001'000001'000001'000001ULL << kSuitShift;
    static constexpr std::uint64_t kThreeOfASuit = kOneOfEachSuit << 4U;
    static constexpr std::uint64_t kFiveOfASuit = kOneOfEachSuit << 5U;

    // Any numbers work that never give two combinations of ranks the same pair of sums: these come from a
    // generator (splitmix64), and building the tables would fail with an unsuitable seed. Bucket sums
    // overflow at bit 63, which does no harm; five columns stay within their field.
    static constexpr std::array<std::uint64_t, kDeckSize> makeCodes() {
        std::array<std::uint64_t, kDeckSize> codes{};
        std::uint64_t state = kSeed;
        for (unsigned rank = 0; rank < 13; ++rank) {
            state += 0x9e3779b97f4a7c15ULL;
            std::uint64_t random = state;
            random = (random ^ (random >> 30U)) * 0xbf58476d1ce4e5b9ULL;
            random = (random ^ (random >> 27U)) * 0x94d049bb133111ebULL;
            random ^= random >> 31U;
            const std::uint64_t bucket = random >> kBucketShift << kBucketShift;
            const std::uint64_t column = (random & 0xffffffffU) % (kColumns / 5);
            for (unsigned suit = 0; suit < 4; ++suit) {
                codes[rank * 4 + suit] = bucket + column + (7ULL << (kSuitShift + kSuitBits * suit));
            }
        }
        return codes;
    }
    static constexpr std::uint64_t kSeed = 1;
    static const std::array<std::uint64_t, kDeckSize> kCodes;

    std::uint64_t m_sum = 0;
};

inline constexpr std::array<std::uint64_t, kDeckSize> HandSum::kCodes = HandSum::makeCodes();

/// The two look-ups from a HandSum to the value of a HandRank, by a perfect hash.
///
/// Each bucket has a displacement, chosen so that cell `displacement ^ column` belongs to exactly one
/// combination of ranks. Cards of one suit have their own table of displacements, and so do tables where
/// A-K-Q-J-10 of mixed suits is no straight; all share the cells. The 20 KB in use at a time fit in the
/// first-level cache.
struct HandTables {
    /// For each bucket, the position of its combinations of ranks in `cells`.
    using Displacements = std::array<std::uint16_t, HandSum::kBuckets>;

    /// For cards of mixed suits where A-K-Q-J-10 is a straight.
    Displacements mixedSuits;
    /// For cards of mixed suits where A-K-Q-J-10 is high cards (I-P8, the strict reading).
    Displacements mixedSuitsStrict;
    /// For five cards of one suit.
    Displacements oneSuit;
    /// The values, even for high cards and odd for all others.
    std::array<std::uint16_t, HandSum::kColumns> cells;

    /// The value of the five cards in `sum`. Three cards of one suit add 1 to high cards (P9); all other
    /// values are already odd, so setting the bit needs no condition.
    std::uint16_t value(HandSum sum, bool aceHighStraight) const {
        const Displacements& displacements = sum.fiveOfOneSuit() ? oneSuit
                                             : aceHighStraight   ? mixedSuits
                                                                 : mixedSuitsStrict;
        const auto cell = cells[displacements[sum.bucket()] ^ sum.column()];
        return static_cast<std::uint16_t>(cell | static_cast<unsigned>(sum.threeOfOneSuit()));
    }
};

/// Built from the rules at program start, in one to two milliseconds; static initializers of other objects
/// must not rank hands.
extern const HandTables kHandTables;

} // namespace mesaviva::poker
