// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of the battery for orders (a deck of cards, the balls of a draw) and for the pockets of a wheel.
#pragma once

#include "engine/chance/statistics.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::chance {

/// Tests of orders in which each item appears once: a deck of cards, the balls of a draw.
class OrderTests {
public:
    /// `inDays`: how many of the first items make a birthday.
    OrderTests(std::string_view sample, std::size_t things, std::size_t inDays);

    /// Adds an order of the numbers 0 to `things` - 1.
    void add(std::span<const std::uint8_t> order);

    void appendResults(std::vector<TestResult>& results) const;
    /// How often each item was at each position, starting with all items of the first position.
    const std::vector<std::int64_t>& counts() const { return m_positions.counts(); }

private:
    TestResult positions() const;

    std::string_view m_sample;
    std::size_t m_things;
    std::size_t m_inDays;
    std::uint64_t m_rounds = 0;
    EvenCounts m_positions;  ///< which item is at which position
    EvenCounts m_pairs;      ///< two neighbours in each order, at the next position with each order
    Proportions m_ownPlaces; ///< how many items are at their own position
    Sum m_falls;             ///< how often a smaller number follows a larger one
    SerialPairs m_serial;    ///< the first items of consecutive orders
    BirthdaySpacings m_spacings;
};

/// The combinations (P7) of the first five cards of a deck.
class HandTests {
public:
    HandTests();

    void add(std::span<const std::uint8_t> deck);
    void appendResults(std::vector<TestResult>& results) const;

private:
    Proportions m_hands;
};

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
