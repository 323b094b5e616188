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

} // namespace mesaviva::chance
