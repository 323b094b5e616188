// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The exact chances of the remaining balls for some cards (B27, B28): each remaining ball is equally likely
// to be next, whatever was drawn before.
#pragma once

#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mesaviva::bingo {

/// The possible effects of the next ball on one prize.
struct NextBall {
    int left = 0;                 ///< the number of remaining balls
    std::size_t nearest = 0;      ///< index of the first card that lacks the fewest numbers
    int missing = 0;              ///< how many numbers it lacks; 0: it has the prize
    std::vector<Ball> completing; ///< the balls that complete the prize on at least one card, ascending
    /// if no card lacks just one number: the balls after which at least one does, ascending
    std::vector<Ball> nearing;
};

/// Examines all cards; there must be at least one. `drawn` are the balls drawn so far.
NextBall nextBall(PrizeKind combination, std::span<const Card> cards, const Settings& settings,
                  const BallSet& drawn);

/// The probability that the next `next` of `left` balls include at least one of `wanted`.
double anyWithin(int wanted, int left, int next);
/// The probability that they include all of them.
double allWithin(int wanted, int left, int next);

} // namespace mesaviva::bingo
