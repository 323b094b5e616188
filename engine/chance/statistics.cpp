// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/chance/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mesaviva::chance {

namespace {

constexpr double kPrecision = 1e-14;
constexpr int kMostSteps = 100'000;

/// x^a e^-x / Gamma(a), by logarithms.
double front(double a, double x) { return std::exp(a * std::log(x) - x - std::lgamma(a)); }

/// The lower function's series (Abramowitz and Stegun 6.5.29), for x below a + 1.
double lowerBySeries(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (int step = 1; step < kMostSteps && term > sum * kPrecision; ++step) {
        term *= x / (a + step);
        sum += term;
    }
    return sum * front(a, x);
}

/// The upper function's continued fraction (Abramowitz and Stegun 6.5.31), by Lentz's method.
double upperByFraction(double a, double x) {
    constexpr double kTiny = std::numeric_limits<double>::min() / kPrecision;
    double b = x + 1 - a;
    double c = 1 / kTiny;
    double d = 1 / b;
    double value = d;
    for (int step = 1; step < kMostSteps; ++step) {
        const double numerator = -step * (step - a);
        b += 2;
        d = numerator * d + b;
        d = 1 / (std::abs(d) < kTiny ? kTiny : d);
        c = b + numerator / c;
        c = std::abs(c) < kTiny ? kTiny : c;
        value *= d * c;
        if (std::abs(d * c - 1) < kPrecision) {
            break;
        }
    }
    return value * front(a, x);
}

double bothSides(double below, double above) { return std::min(1.0, 2 * std::min(below, above)); }

} // namespace

double upperGamma(double a, double x) {
    if (x <= 0) {
        return 1;
    }
    const double value = x < a + 1 ? 1 - lowerBySeries(a, x) : upperByFraction(a, x);
    return std::clamp(value, 0.0, 1.0);
}

double chiSquareAbove(double statistic, double degrees) { return upperGamma(degrees / 2, statistic / 2); }

double chiSquareP(double statistic, double degrees) {
    const double above = chiSquareAbove(statistic, degrees);
    return bothSides(1 - above, above);
}

double normalP(double deviations) { return std::erfc(std::abs(deviations) / std::sqrt(2.0)); }

double poissonP(std::int64_t count, double mean) {
    const auto value = static_cast<double>(count);
    const double atMost = upperGamma(value + 1, mean);
    const double atLeast = count == 0 ? 1 : 1 - upperGamma(value, mean);
    return bothSides(atMost, atLeast);
}

namespace {

TestResult chiSquare(double statistic, double degrees) {
    TestResult result;
    result.statistic = statistic;
    result.degrees = degrees;
    result.p = chiSquareP(statistic, degrees);
    return result;
}

TestResult deviations(double distance, double variance) {
    TestResult result;
    if (variance > 0) {
        result.statistic = distance / std::sqrt(variance);
        result.p = normalP(result.statistic);
    } else {
        result.p = 0; // the sequence never changes
    }
    return result;
}

} // namespace

double EvenCounts::squares() const {
    const double mean = static_cast<double>(m_all) / static_cast<double>(m_counts.size());
    double squares = 0;
    for (const std::int64_t count : m_counts) {
        squares += (static_cast<double>(count) - mean) * (static_cast<double>(count) - mean);
    }
    return squares;
}

TestResult EvenCounts::result(std::optional<double> degrees) const {
    const auto cells = static_cast<double>(m_counts.size());
    return chiSquare(squares() * cells / static_cast<double>(std::max<std::int64_t>(m_all, 1)),
                     degrees.value_or(cells - 1));
}

TestResult Proportions::result() const {
    constexpr double kLeastExpected = 5;
    double statistic = 0;
    double degrees = -1;
    double expected = 0;
    double counted = 0;
    double left = static_cast<double>(m_all);
    for (std::size_t cell = 0; cell < m_shares.size(); ++cell) {
        expected += m_shares[cell] * static_cast<double>(m_all);
        counted += static_cast<double>(m_counts[cell]);
        const bool restTooSmall = left - expected < kLeastExpected && cell + 1 < m_shares.size();
        if (expected >= kLeastExpected && !restTooSmall) {
            statistic += (counted - expected) * (counted - expected) / expected;
            left -= expected;
            degrees += 1;
            expected = 0;
            counted = 0;
        }
    }
    return degrees > 0 ? chiSquare(statistic, degrees) : TestResult{};
}

void Runs::add(bool yes) {
    m_runs += m_yes + m_no == 0 || yes != m_last ? 1 : 0;
    ++(yes ? m_yes : m_no);
    m_last = yes;
}

TestResult Runs::result() const {
    const auto yes = static_cast<double>(m_yes);
    const auto no = static_cast<double>(m_no);
    const double all = yes + no;
    const double mean = 2 * yes * no / all + 1;
    return deviations(static_cast<double>(m_runs) - mean, (mean - 1) * (mean - 2) / (all - 1));
}

TestResult Sum::result() const { return deviations(m_distance, m_variance); }

void BirthdaySpacings::add(std::uint64_t day) {
    m_birthdays.push_back(day);
    if (m_birthdays.size() < m_group) {
        return;
    }
    std::sort(m_birthdays.begin(), m_birthdays.end());
    m_spacings.clear();
    for (std::size_t i = 1; i < m_birthdays.size(); ++i) {
        m_spacings.push_back(m_birthdays[i] - m_birthdays[i - 1]);
    }
    m_spacings.push_back(m_birthdays.front() + m_days - m_birthdays.back()); // across the end of the year
    std::sort(m_spacings.begin(), m_spacings.end());
    for (std::size_t i = 1; i < m_spacings.size(); ++i) {
        m_repeated += m_spacings[i] == m_spacings[i - 1] ? 1 : 0;
    }
    ++m_groups;
    m_birthdays.clear();
}

TestResult BirthdaySpacings::result() const {
    const auto group = static_cast<double>(m_group);
    const double mean =
        static_cast<double>(m_groups) * group * group * group / (4 * static_cast<double>(m_days));
    TestResult result;
    result.statistic = static_cast<double>(m_repeated);
    result.p = m_groups > 0 ? poissonP(m_repeated, mean) : 1;
    return result;
}

void SerialPairs::add(std::size_t value) {
    if (m_first) {
        m_pairs.add(*m_first * m_values + value);
        m_first.reset();
    } else {
        m_first = value;
    }
}

} // namespace mesaviva::chance
