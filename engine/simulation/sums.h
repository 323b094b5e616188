// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/exact_number.h"
#include "engine/base/money.h"

#include <cstdint>

namespace mesaviva::simulation {

/// The results of many rounds for all players together. Whole numbers only, so that the order of addition
/// does not matter.
struct Sums {
    std::uint64_t rounds = 0;
    Money firstStakes;        ///< antes, stakes on the layout, card prices
    Money staked;             ///< first stakes and bets
    Money returned;           ///< returned stakes and winnings; at bingo also contributions to jackpots
    WideNumber squaredSpread; ///< squares of each round's net minus Plan::centre, in square cents

    Money net() const { return returned - staked; }

    Sums& operator+=(const Sums& other) {
        rounds += other.rounds;
        firstStakes += other.firstStakes;
        staked += other.staked;
        returned += other.returned;
        squaredSpread += other.squaredSpread;
        return *this;
    }
    friend bool operator==(const Sums&, const Sums&) = default;
};

/// The house's share of the first stakes, and the bounds of its 99 % confidence interval.
struct Edge {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// Computes the edge from the sums and their centre; nothing before the first round. The interval is the
/// normal approximation of the mean over rounds; with one round it has no width.
Edge edgeOf(const Sums& sums, Money centre);

} // namespace mesaviva::simulation
