// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the engine's games: nothing else in engine/ names them all. A further game adds its two lines
// here; what a layer must know of it stands in files of its own there (record/<game>_on_record.h,
// scenario/<game>_play.h, simulation/<game>_plan.h).
#pragma once

#include "engine/record/bingo_on_record.h"
#include "engine/record/poker_on_record.h"
#include "engine/record/roulette_on_record.h"

namespace mesaviva {

/// A list of games, each a type as TableDriver takes it, with its key (`Game::kKey`).
template <class... Game>
struct GameList {};

/// All games of the engine, in the order in which they are named to people.
using Games = GameList<poker::Game, roulette::Game, bingo::Game>;

} // namespace mesaviva
