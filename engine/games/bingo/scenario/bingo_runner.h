// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/scenario/bingo_play.h"
#include "engine/scenario/runner.h"

namespace mesaviva::scenario {

extern template class GameRunner<BingoPlay>;

/// Plays the scenarios of bingo.
using BingoRunner = GameRunner<BingoPlay>;

} // namespace mesaviva::scenario
