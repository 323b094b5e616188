// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// At which ball the first of several cards is full.
//
// Cards share numbers, but in bingo 30, 75 and 80 every set of numbers with so many from each column is
// equally likely, and no two cards bear the same (B15). So all that counts of the numbers drawn is how many
// of them each column has: these fill K of all M cards, and n cards that were made by chance are all among
// the others with probability C(M - K, n) / C(M, n). What remains is a sum over the columns' counts.
//
// In bingo 90 sets are not equally likely (some have more ways to lie on a card), and where bingo is a
// pattern (B73b) it matters where on a card a number lies.
#pragma once

#include "engine/games/bingo/settings.h"

#include <cstdint>
#include <vector>

namespace mesaviva::bingo {

/// Whether chancesOfFullCard() knows when bingo falls in that room.
bool hasFullCardFormula(const Settings& settings);

/// The probability that one of `cards` different cards, each as likely as any other, is full after k balls,
/// for k from 0 to the number of balls; rounding errors are below 10^-9. There must be a formula, and so many
/// cards (mostCards()).
std::vector<double> chancesOfFullCard(const Settings& settings, std::uint32_t cards);

} // namespace mesaviva::bingo
