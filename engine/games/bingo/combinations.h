// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The boxes that make a prize (B34, B35, B63, B67, B73, B74, B82, B83).
#pragma once

#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <span>
#include <vector>

namespace mesaviva::bingo {

/// The lines of a card: rows from the top, columns from the left, the falling diagonal, the rising one; only
/// in the allowed directions (diagonals: square cards only).
std::vector<CellMask> lineMasks(const Shape& shape, Directions directions);

/// The sets of boxes that each win that prize on this card: every line; every pair of lines; the corners; the
/// pattern or the whole card. The face matters only for bingo 90's corners (I-B35). Sets may include blank
/// boxes, which are always filled.
std::vector<CellMask> winningMasks(PrizeKind combination, const Card& card, const Settings& settings);

/// The smallest number of numbers that a card still lacks for that prize; 0: it has the prize. Counts on one
/// card; CardBook does the same for all cards at once.
int missing(PrizeKind combination, const Card& card, const Settings& settings, const BallSet& drawn);

/// The numbers that would each complete the prize (B28), ascending; empty if the card lacks more than one or
/// has the prize.
std::vector<Ball> oneToGo(PrizeKind combination, const Card& card, const Settings& settings,
                          const BallSet& drawn);

/// The filled winning boxes of a card that has the prize, for all complete sets; 0 if it hasn't.
CellMask wonCells(PrizeKind combination, const Card& card, const Settings& settings, const BallSet& drawn);

/// B38, I-B37: how many numbers the prize needs in its smallest allowed shape.
int numbersNeeded(PrizeKind combination, const Settings& settings);

} // namespace mesaviva::bingo
