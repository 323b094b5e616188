// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/odds/tie_break.h"

#include <array>
#include <cstdint>

namespace mesaviva::poker::odds {

/// How many hands of five different ranks, no flush, have three cards of one suit (P9), by a reading of I-P9
/// by which suits break ties: four suits are chosen freely, `suitsLeft` having a bit for each that a rank
/// still has, and the fifth is given.
std::int64_t handsWithThreeOfASuit(const std::array<std::uint8_t, 4>& suitsLeft, unsigned fifthSuit,
                                   TieBreak tieBreak);

} // namespace mesaviva::poker::odds
