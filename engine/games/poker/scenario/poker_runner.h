// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/scenario/poker_play.h"
#include "engine/scenario/runner.h"

namespace mesaviva::scenario {

extern template class GameRunner<PokerPlay>;

/// Plays the scenarios of poker.
using PokerRunner = GameRunner<PokerPlay>;

} // namespace mesaviva::scenario
