// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which boxes make a prize (B34, B35, B63, B67, B73, B74, B82, B83).
#pragma once

#include "engine/games/bingo/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <span>
#include <vector>

namespace mesaviva::bingo {

/// The straight lines of a card: rows from the top, columns from the left, the falling diagonal, the rising
/// one; only the allowed directions (diagonals: square cards only).
std::vector<CellMask> lineMasks(const Shape& shape, Directions directions);

/// The sets of boxes each of which alone wins that prize on this card: every line; every pair of lines; the
/// corners; the pattern or the whole card. The face matters to bingo 90's corners only (I-B35). Blank boxes
/// may be among them; they are always filled.
std::vector<CellMask> winningMasks(PrizeKind combination, const Card& card, const Settings& settings);

/// How many numbers a card still lacks for that prize, at the least; 0: it has it. A plain count on one card:
/// CardBook does the same for all cards at once.
int missing(PrizeKind combination, const Card& card, const Settings& settings, const BallSet& drawn);

/// The numbers each of which alone would bring the prize (B28), ascending; none when more than one is lacking
/// or the card has it.
std::vector<Ball> oneToGo(PrizeKind combination, const Card& card, const Settings& settings,
                          const BallSet& drawn);

/// The filled winning boxes of a card that has the prize, of all sets that are full; 0 when it has not.
CellMask wonCells(PrizeKind combination, const Card& card, const Settings& settings, const BallSet& drawn);

/// B38, I-B37: how many numbers the prize needs, for its smallest allowed shape.
int numbersNeeded(PrizeKind combination, const Settings& settings);

} // namespace mesaviva::bingo
