// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of games, each with its record traits at compile time.
#pragma once

#include "engine/games/games.h"
#include "engine/record/game_record.h"

#include <string_view>

namespace mesaviva::record {

namespace of_games {

template <class With, class... Game>
bool withGame(std::string_view game, const With& with, GameList<Game...>) {
    const auto tried = [&](auto kind) {
        const bool fits = game == decltype(kind)::type::kName;
        if (fits) {
            with(kind);
        }
        return fits;
    };
    return (tried(Kind<typename OnRecordOf<Game>::Type>{}) || ...);
}

} // namespace of_games

/// Calls `with(Kind<PokerOnRecord>{})` or the like for the game of that name; returns false if there is none.
template <class With>
bool withGame(std::string_view game, const With& with) {
    return of_games::withGame(game, with, Games{});
}

} // namespace mesaviva::record
