// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the tests of a battery count while outcomes go by, and what they make of it in the end.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::chance {

/// One test's result.
struct TestResult {
    /// `deck`, `pocket_37`, `pocket_38`, `balls` (of bingo 90), `balls_80`, `balls_75`, `balls_30`,
    /// `card_90`, `card_80`, `card_75`, `card_30`; `crowd_75`: cards as a hall's crowd gets them;
    /// `scarce_30`: as they are made when nearly all are sold.
    std::string_view sample;
    std::string_view test; ///< `positions`, `pairs`, ...
    double statistic = 0;
    std::optional<double> degrees; ///< of chi-square; none: the statistic is a deviation or a count
    double p = 1;                  ///< of both sides
    bool passed = true;            ///< at the joint level of all tests
};

/// Counts that should all come out alike.
class EvenCounts {
public:
    explicit EvenCounts(std::size_t cells) : m_counts(cells) {}

    void add(std::size_t cell) {
        ++m_counts[cell];
        ++m_all;
    }
    /// Chi-square with one degree of freedom less than there are cells, or with as many as given.
    TestResult result(std::optional<double> degrees = {}) const;
    /// The sum of the squares of the counts' distances from their mean.
    double squares() const;
    std::int64_t all() const { return m_all; }
    const std::vector<std::int64_t>& counts() const { return m_counts; }

private:
    std::vector<std::int64_t> m_counts;
    std::int64_t m_all = 0;
};

/// Counts that should come out in given proportions.
class Proportions {
public:
    /// `shares` add up to one.
    explicit Proportions(std::vector<double> shares)
        : m_shares(std::move(shares)),
          m_counts(m_shares.size()) {}

    void add(std::size_t cell) {
        ++m_counts[cell];
        ++m_all;
    }
    /// Chi-square; cells of which fewer than five are to be expected are taken together with the next.
    TestResult result() const;

private:
    std::vector<double> m_shares;
    std::vector<std::int64_t> m_counts;
    std::int64_t m_all = 0;
};

/// Runs of like answers (Wald and Wolfowitz): how often a row of yes and no changes.
class Runs {
public:
    void add(bool yes);
    TestResult result() const;

private:
    std::int64_t m_yes = 0;
    std::int64_t m_no = 0;
    std::int64_t m_runs = 0;
    bool m_last = false;
};

/// A sum of many independent parts with known mean and variance: its distance in standard deviations.
class Sum {
public:
    void add(double value, double mean, double variance) {
        m_distance += value - mean;
        m_variance += variance;
    }
    TestResult result() const;

private:
    double m_distance = 0;
    double m_variance = 0;
};

/// Birthday spacings (Marsaglia): values are days of a year with so many days, `group` of them make a year;
/// how often two spacings between neighbours are the same has a Poisson distribution. Repetitions and
/// lattices show at once.
class BirthdaySpacings {
public:
    BirthdaySpacings(std::uint64_t days, std::size_t group) : m_days(days), m_group(group) {}

    void add(std::uint64_t day);
    TestResult result() const;

private:
    std::uint64_t m_days;
    std::size_t m_group;
    std::vector<std::uint64_t> m_birthdays;
    std::vector<std::uint64_t> m_spacings;
    std::int64_t m_repeated = 0;
    std::int64_t m_groups = 0;
};

/// Whether values of successive rounds hang together: pairs of them, none in two pairs.
class SerialPairs {
public:
    explicit SerialPairs(std::size_t values) : m_values(values), m_pairs(values * values) {}

    void add(std::size_t value);
    TestResult result() const { return m_pairs.result(); }

private:
    std::size_t m_values;
    EvenCounts m_pairs;
    std::optional<std::size_t> m_first;
};

} // namespace mesaviva::chance
