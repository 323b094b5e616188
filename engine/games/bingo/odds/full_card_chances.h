// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// With which ball the first of several cards is full.
//
// Cards share numbers, but in bingo 30, 75 and 80 every set of numbers with the right count per column is
// equally likely, and no two cards have the same set (B15). So only the number of drawn numbers in each
// column matters: these fill K of all M cards, and n random cards are all among the others with probability
// C(M - K, n) / C(M, n). The result is a sum over the columns' counts.
//
// In bingo 90 sets aren't equally likely (some fit on a card in more ways), and if bingo is a pattern (B73b),
// the position of a number on the card matters.
#pragma once

#include "engine/games/bingo/settings.h"

#include <cstdint>
#include <vector>

namespace mesaviva::bingo {

/// Whether chancesOfFullCard() applies to bingo in that room.
bool hasFullCardFormula(const Settings& settings);

/// The probability that one of `cards` different cards, all equally likely, is full after k balls, for k from
/// 0 to the number of balls; rounding errors are below 10^-9. Requires hasFullCardFormula() and at most
/// mostCards() cards.
std::vector<double> chancesOfFullCard(const Settings& settings, std::uint32_t cards);

} // namespace mesaviva::bingo
