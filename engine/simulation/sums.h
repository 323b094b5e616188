// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/wide_number.h"

#include <cstdint>

namespace mesaviva::simulation {

/// What many rounds have brought to all players together. Whole numbers only, so that it does not matter who
/// adds up what, and when.
struct Sums {
    std::uint64_t rounds = 0;
    Money firstStakes;        ///< antes, stakes on the layout, cards
    Money staked;             ///< first stakes and bets
    Money returned;           ///< stakes that came back, and winnings; at bingo also what waits in jackpots
    WideNumber squaredSpread; ///< of each round's net less the plan's centre (Plan::centre), in square cents

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

/// The house's share of the first stakes, and between which bounds the true one lies with 99 % certainty.
struct Edge {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// From the sums and the centre that their spread was measured from; nothing before the first round. The
/// interval is the normal approximation of the mean over rounds; with one round only it has no width.
Edge edgeOf(const Sums& sums, Money centre);

} // namespace mesaviva::simulation
