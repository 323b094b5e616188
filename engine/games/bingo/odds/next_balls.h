// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the balls that are left may bring to some cards (B27, B28), exactly: each of them is as likely as any
// other to be the next, whatever came before.
#pragma once

#include "engine/games/bingo/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <cstddef>
#include <span>
#include <vector>

namespace mesaviva::bingo {

/// What the next ball may bring for one prize.
struct NextBall {
    int left = 0;                 ///< so many balls may come
    std::size_t nearest = 0;      ///< the first of the cards that lacks as few numbers as any
    int missing = 0;              ///< how many those are; 0: it has the prize
    std::vector<Ball> completing; ///< that bring the prize on one card at least, ascending
    std::vector<Ball> nearing; ///< where none is one short yet: after which one card at least is, ascending
};

/// Looks at all of them; there must be one card at least. `drawn` are the balls that have come.
NextBall nextBall(PrizeKind combination, std::span<const Card> cards, const Settings& settings,
                  const BallSet& drawn);

/// How likely it is that of `left` balls the next `next` have at least one of `wanted`.
double anyWithin(int wanted, int left, int next);
/// How likely it is that they have all of them.
double allWithin(int wanted, int left, int next);

} // namespace mesaviva::bingo
