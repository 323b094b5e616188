// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bingo/card.h"
#include "engine/chance/collectors.h"

#include <cstdint>
#include <vector>

namespace mesaviva::chance {

/// Tests of bingo cards: of bingo 75 box by box, of bingo 90 by the number that stands for a card.
class CardTests {
public:
    CardTests();

    void add(const bingo::Card& card75, std::uint64_t card90);

    void appendResults(std::vector<TestResult>& results) const;

private:
    void add75(const bingo::Card& card);
    void add90(std::uint64_t card);

    std::uint64_t m_rounds = 0;
    EvenCounts m_boxes; ///< 75: one box of each card, moving on from card to card
    EvenCounts m_pairs; ///< 75: the upper two boxes of one column
    SerialPairs m_serial75;
    EvenCounts m_high; ///< 90: which of 1024 stretches the card lies in
    EvenCounts m_low;  ///< 90: the remainder by a prime
    EvenCounts m_bits; ///< 90: the last bits
    SerialPairs m_serial90;
    Runs m_runs;
    BirthdaySpacings m_spacings;
};

} // namespace mesaviva::chance
