// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/scenario/roulette_play.h"
#include "engine/scenario/runner.h"

namespace mesaviva::scenario {

extern template class GameRunner<RoulettePlay>;

/// Plays the scenarios of roulette.
using RouletteRunner = GameRunner<RoulettePlay>;

} // namespace mesaviva::scenario
