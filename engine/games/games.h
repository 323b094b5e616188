// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the engine's games. A further game adds its two lines here; everything about it lies in a
// folder of its own: rules, and what record, scenario, simulation and training must know of it. Games that
// are practised have a list in engine/training/drills/all_tasks.h, tests of chance one in
// engine/chance/outcomes.h.
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

/// Whether tables by these rules (`mo-60-2004`, with what may follow it) count in patacas; others count in
/// euros.
bool countsInPatacas(std::string_view rules);

} // namespace mesaviva
