// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How unlikely a statistic is if chance is fair. Every p is two-sided: too even is as suspicious as too
// uneven.
#pragma once

#include <cstdint>

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

} // namespace mesaviva::chance
