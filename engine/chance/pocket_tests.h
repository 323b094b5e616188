// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/chance/collectors.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mesaviva::chance {

/// Tests of the numbers of a wheel.
class PocketTests {
public:
    PocketTests(std::string_view sample, std::size_t pockets);

    /// Adds the index of one spin's pocket.
    void add(std::uint8_t pocket);

    void appendResults(std::vector<TestResult>& results) const;
    /// How often each pocket came, by index.
    const std::vector<std::int64_t>& counts() const { return m_frequency.counts(); }

private:
    std::string_view m_sample;
    std::size_t m_pockets;
    EvenCounts m_frequency;
    SerialPairs m_serial;
    SerialPairs m_serialShifted; ///< the pairs in between
    Runs m_runs;                 ///< of low and high numbers, 1 to 18 and 19 to 36
    std::vector<std::size_t> m_gapEnds;
    Proportions m_gaps; ///< the number of spins between zeros
    std::size_t m_gap = 0;
    std::uint64_t m_spins = 0;
    std::uint64_t m_day = 0;
    std::size_t m_inDay = 0;
    BirthdaySpacings m_spacings;
};

} // namespace mesaviva::chance
