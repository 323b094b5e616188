// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The battery of tests of everything that chance brings to a table: deck order, pockets, balls and bingo
// cards.
//
// Every test gives the probability that fair chance deviates at least as much as observed. All tests together
// use one level of 99 %, as laboratories do: a fair source fails the battery once in a hundred times, however
// many tests there are (Holm's method: the smallest p is multiplied by the number of tests, the next by one
// less, and so on).
#pragma once

#include "engine/chance/outcomes.h"
#include "engine/chance/statistics.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace mesaviva::chance {

/// The joint level: fair chance passes with this probability.
inline constexpr double kJointLevel = 0.99;

/// The minimum number of rounds for the tests.
inline constexpr std::uint64_t kLeastRounds = 10'000;

/// The frequencies for diagrams of chance.
struct Counts {
    std::vector<std::int64_t> pocket37; ///< by index
    std::vector<std::int64_t> pocket38;
    std::vector<std::int64_t> deck; ///< position * 52 + card
};

/// The battery's results.
struct Report {
    std::uint64_t rounds = 0;
    std::vector<TestResult> tests;
    Counts counts;
    bool passed = true;       ///< all tests passed at the joint level
    bool interrupted = false; ///< there are fewer rounds than requested
};

/// Reports progress; returning false stops the battery.
using Progress = std::function<bool(std::uint64_t done, std::uint64_t all)>;

/// Runs the battery over `rounds` rounds, at least kLeastRounds, in constant memory. Once `progress` has
/// stopped it, it reports on the rounds so far; returns nothing if these are fewer than kLeastRounds.
std::optional<Report> runBattery(const OutcomeSource& source, std::uint64_t rounds,
                                 const Progress& progress = {});

/// The same over outcomesOfTables(), on `threads` threads (0: one per core); the report doesn't depend on
/// their number.
std::optional<Report> runBattery(const Seed& master, std::uint64_t rounds, const Progress& progress = {},
                                 unsigned threads = 0);

/// Marks the tests that fail at the joint level; returns whether none does.
bool judge(std::vector<TestResult>& tests);

} // namespace mesaviva::chance
