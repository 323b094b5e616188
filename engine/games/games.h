// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of the engine's games. A new game adds its two lines here; everything about it lives in a folder
// of its own: its rules and its adapters for record, scenario, simulation and training. A game with drills
// has a list in engine/training/drills/task.h, a game with tests of chance one in
// engine/chance/outcomes.h.
#pragma once

#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/roulette/record/roulette_on_record.h"

#include <cstddef>
#include <string_view>

namespace mesaviva {

/// A list of games. Each is a type that TableDriver accepts and has a key (`Game::kKey`).
template <class... Game>
struct GameList {};

/// All games of the engine, in the order in which the interface lists them.
using Games = GameList<poker::Game, roulette::Game, bingo::Game>;

/// The index of the game with that key in the list; the number of games if there is none.
template <class... Game>
constexpr std::size_t placeIn(std::string_view key, GameList<Game...>) {
    std::size_t place = 0;
    (void)((key == Game::kKey || (++place, false)) || ...);
    return place;
}
/// The same for the list of all games.
constexpr std::size_t placeAmongGames(std::string_view key) { return placeIn(key, Games{}); }

/// Whether tables with this rule set (`mo-60-2004`, possibly followed by more) use patacas; all others use
/// euros.
bool countsInPatacas(std::string_view rules);

} // namespace mesaviva
