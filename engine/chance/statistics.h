// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How unlikely a statistic is when chance is fair. Every p is of both sides: too even is as suspicious as too
// uneven.
#pragma once

#include <cstdint>

namespace mesaviva::chance {

/// The regularized upper incomplete gamma function Q(a, x), for a > 0 and x >= 0; to ten digits or more.
double upperGamma(double a, double x);

/// The probability that a chi-square variable with so many degrees of freedom is above `statistic`.
double chiSquareAbove(double statistic, double degrees);

/// The probability that chi-square is as far out as this, on either side.
double chiSquareP(double statistic, double degrees);

/// The probability that a standard normal variable is as far from 0 as this.
double normalP(double deviations);

/// The probability that a Poisson variable is as far out as `count`, on either side.
double poissonP(std::int64_t count, double mean);

} // namespace mesaviva::chance
