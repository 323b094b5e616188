// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/games.h"

#include <string_view>

namespace mesaviva::lessons {

/// Returns `part<Game>()` for the game with that key; null if there is no such game.
template <class Part, class Of, class... Game>
const Part* partOfGame(std::string_view key, const Of& part, GameList<Game...>) {
    const Part* found = nullptr;
    (void)((key == Game::kKey && (found = &part.template operator()<Game>(), true)) || ...);
    return found;
}

} // namespace mesaviva::lessons
