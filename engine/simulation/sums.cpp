// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/sums.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::simulation {

namespace {

constexpr double kNormal99 = 2.5758293035489004; // two-sided, 1 %

double number(Money amount) { return static_cast<double>(amount.cents); }

} // namespace

Edge edgeOf(const Sums& sums, Money centre) {
    if (sums.rounds == 0 || sums.firstStakes == Money{}) {
        return {};
    }
    const auto rounds = static_cast<double>(sums.rounds);
    const double stake = number(sums.firstStakes) / rounds;
    // Sums nets minus the centre, which is near their mean, to avoid cancellation in the difference below.
    const double mean = number(sums.net() - centre * static_cast<std::int64_t>(sums.rounds)) / rounds;
    const double squares = std::max(0.0, sums.squaredSpread.value() - rounds * mean * mean);
    const double deviation = sums.rounds > 1 ? std::sqrt(squares / (rounds - 1)) : 0.0;
    const double half = kNormal99 * deviation / std::sqrt(rounds) / stake;
    const double edge = -number(sums.net()) / number(sums.firstStakes);
    return {edge, edge - half, edge + half};
}

} // namespace mesaviva::simulation
