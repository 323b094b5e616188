// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From the sum of five cards to their value by a perfect hash: each bucket has a displacement, so chosen that
// cell `displacement ^ column` belongs to one combination of ranks alone. Cards of one suit take their
// displacement from a table of their own, and so does a table where A-K-Q-J-10 of mixed suits is no straight;
// the cells serve all. What is in use at a time, 20 KB, stays in the first-level cache.
#pragma once

#include "engine/games/poker/hand_sum.h"

#include <array>
#include <cstdint>

namespace mesaviva::poker {

/// The two look-ups from a HandSum to the value of a HandRank.
struct HandTables {
    /// For each bucket, where its combinations of ranks lie in `cells`.
    using Displacements = std::array<std::uint16_t, HandSum::kBuckets>;

    /// For cards of mixed suits, A-K-Q-J-10 being a straight.
    Displacements mixedSuits;
    /// For cards of mixed suits, A-K-Q-J-10 being high cards (I-P8, the strict reading).
    Displacements mixedSuitsStrict;
    /// For five cards of one suit.
    Displacements oneSuit;
    /// The values, even for high cards and odd for all else.
    std::array<std::uint16_t, HandSum::kColumns> cells;

    /// The value of the five cards in `sum`. Three cards of one suit add 1 to high cards (P9); all other
    /// values are odd, so that the bit changes nothing there and need not ask.
    std::uint16_t value(HandSum sum, bool aceHighStraight) const {
        const Displacements& displacements = sum.fiveOfOneSuit() ? oneSuit
                                             : aceHighStraight   ? mixedSuits
                                                                 : mixedSuitsStrict;
        const auto cell = cells[displacements[sum.bucket()] ^ sum.column()];
        return static_cast<std::uint16_t>(cell | static_cast<unsigned>(sum.threeOfOneSuit()));
    }
};

/// Made from the rules when the program starts, in one to two milliseconds; other objects made before `main`
/// must not rank hands.
extern const HandTables kHandTables;

} // namespace mesaviva::poker
