// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/chance/collectors.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::chance {

/// Tests of things that come in an order, each once: a deck of cards, the balls of a draw.
class OrderTests {
public:
    /// `inDays`: how many of the first things make a birthday.
    OrderTests(std::string_view sample, std::size_t things, std::size_t inDays);

    /// One order of the numbers 0 to `things` - 1.
    void add(std::span<const std::uint8_t> order);

    void appendResults(std::vector<TestResult>& results) const;
    /// How often each thing came at each place: all things of the first place first.
    const std::vector<std::int64_t>& counts() const { return m_positions.counts(); }

private:
    TestResult positions() const;

    std::string_view m_sample;
    std::size_t m_things;
    std::size_t m_inDays;
    std::uint64_t m_rounds = 0;
    EvenCounts m_positions;  ///< which thing comes at which place
    EvenCounts m_pairs;      ///< two neighbours of each order, their place moving on from order to order
    Proportions m_ownPlaces; ///< how many things lie at their own place
    Sum m_falls;             ///< how often a smaller number follows a larger one
    SerialPairs m_serial;    ///< the first things of successive orders
    BirthdaySpacings m_spacings;
};

/// The combinations of P7 that the first five cards of a deck make.
class HandTests {
public:
    HandTests();

    void add(std::span<const std::uint8_t> deck);
    void appendResults(std::vector<TestResult>& results) const;

private:
    Proportions m_hands;
};

} // namespace mesaviva::chance
