// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How unlikely a statistic is if chance is fair. Every p is two-sided: too even is as suspicious as too
// uneven.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::chance {

/// The regularized upper incomplete gamma function Q(a, x), for a > 0 and x >= 0; to ten digits or more.
double upperGamma(double a, double x);

/// The probability that a chi-square variable with this many degrees of freedom exceeds `statistic`.
double chiSquareAbove(double statistic, double degrees);

/// The probability that chi-square deviates at least as much, on either side.
double chiSquareP(double statistic, double degrees);

/// The probability that a standard normal variable is at least as far from 0.
double normalP(double deviations);

/// The probability that a Poisson variable deviates at least as much as `count`, on either side.
double poissonP(std::int64_t count, double mean);

// Collectors of a battery's tests: they count while outcomes arrive, and compute a result at the end.

/// One test's result.
struct TestResult {
    /// `deck`, `pocket_37`, `pocket_38`, `balls` (bingo 90), `balls_80`, `balls_75`, `balls_30`, `card_90`,
    /// `card_80`, `card_75`, `card_30`; `crowd_75`: cards as made for a crowd; `scarce_30`: cards as made
    /// when nearly all are sold.
    std::string_view sample;
    std::string_view test; ///< `positions`, `pairs`, ...
    double statistic = 0;
    std::optional<double> degrees; ///< of chi-square; empty: the statistic is a deviation or a count
    double p = 1;                  ///< two-sided
    bool passed = true;            ///< at the joint level of all tests
};

/// Counts that should be equal.
class EvenCounts {
public:
    explicit EvenCounts(std::size_t cells) : m_counts(cells) {}

    void add(std::size_t cell) {
        ++m_counts[cell];
        ++m_all;
    }
    /// Chi-square with one degree of freedom less than there are cells, unless `degrees` is given.
    TestResult result(std::optional<double> degrees = {}) const;
    /// The sum of the squared distances of the counts from their mean.
    double squares() const;
    std::int64_t all() const { return m_all; }
    const std::vector<std::int64_t>& counts() const { return m_counts; }

private:
    std::vector<std::int64_t> m_counts;
    std::int64_t m_all = 0;
};

/// Counts that should have given proportions.
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
    /// Chi-square; a cell with an expected count below five is combined with the next.
    TestResult result() const;

private:
    std::vector<double> m_shares;
    std::vector<std::int64_t> m_counts;
    std::int64_t m_all = 0;
};

/// Wald-Wolfowitz runs test: how often a sequence of yes and no changes.
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

/// A sum of many independent parts with known mean and variance: its deviation in standard deviations.
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

/// Birthday spacings (Marsaglia): values are days of a year with `days` days, `group` birthdays per year. The
/// number of equal spacings between neighbours has a Poisson distribution. Detects repetitions and lattices.
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

/// Whether values of consecutive rounds are correlated: counts non-overlapping pairs.
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
