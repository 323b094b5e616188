// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/chance/statistics.h"
#include "engine/games/bingo/cards/card.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mesaviva::chance {

/// Tests of cards whose columns are dealt box by box: bingo 80, 75 (with a free centre) and 30.
class FaceTests {
public:
    FaceTests(std::string_view sample, bingo::Variant variant);

    void add(const bingo::Card& card);

    void appendResults(std::vector<TestResult>& results) const;

private:
    std::string_view m_sample;
    std::size_t m_columns;
    std::size_t m_inColumn;              ///< numbers per column
    std::vector<std::size_t> m_numbered; ///< boxes that contain a number
    std::uint64_t m_rounds = 0;
    EvenCounts m_boxes; ///< one box of each card, the next box with each card
    EvenCounts m_pairs; ///< the upper two boxes of one column
    SerialPairs m_serial;
};

/// Tests of bingo 90 cards by their rank.
class NumberTests {
public:
    NumberTests();

    void add(std::uint64_t card);

    void appendResults(std::vector<TestResult>& results) const;

private:
    EvenCounts m_high; ///< which of 1024 equal ranges the rank is in
    EvenCounts m_low;  ///< the remainder modulo a prime
    EvenCounts m_bits; ///< the last bits
    SerialPairs m_serial;
    Runs m_runs; ///< of the lower and the upper half
    BirthdaySpacings m_spacings;
};

} // namespace mesaviva::chance
