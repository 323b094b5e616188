// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of rulesOf() that all editions share.
#pragma once

#include "engine/games/poker/comparison.h"
#include "engine/games/poker/hand.h"

namespace mesaviva::poker {

/// Adds what decided between two hands, the player's being `hand` (P9, P10, P13, I-P9, I-P13).
void addComparison(Rules& rules, DecidedBy decided, Combination hand);

} // namespace mesaviva::poker
