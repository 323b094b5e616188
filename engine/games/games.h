// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the engine's games. A further game adds its two lines here; what a layer must know of it stands
// in files of its own there (record/<game>_on_record.h, scenario/<game>_play.h, simulation/<game>_plan.h,
// lessons/<game>_forms.cpp). Games that are practised have a list of their own (drills/all_tasks.h). Another
// file names games where each has something that no other has: the outcomes that tests of chance look at
// (chance/outcomes.h).
#pragma once

#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/roulette/record/roulette_on_record.h"

#include <cstddef>
#include <string_view>

namespace mesaviva {

/// A list of games, each a type as TableDriver takes it, with its key (`Game::kKey`).
template <class... Game>
struct GameList {};

/// All games of the engine, in the order in which they are named to people.
using Games = GameList<poker::Game, roulette::Game, bingo::Game>;

/// The place in a list of the game with that key, from 0 on; behind all others where there is none.
template <class... Game>
constexpr std::size_t placeIn(std::string_view key, GameList<Game...>) {
    std::size_t place = 0;
    (void)((key == Game::kKey || (++place, false)) || ...);
    return place;
}
/// The same in the list of all games.
constexpr std::size_t placeAmongGames(std::string_view key) { return placeIn(key, Games{}); }

} // namespace mesaviva
