// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/served_table.h"

#include "engine/base/check.h"
#include "engine/games/games.h"

namespace mesaviva::remote {

namespace {

template <class... Game>
const GameServing* servingIn(std::string_view key, GameList<Game...>) {
    const GameServing* found = nullptr;
    ((key == Game::kKey ? static_cast<void>(found = &servingOf<Game>()) : static_cast<void>(0)), ...);
    return found;
}

} // namespace

const GameServing& servingOf(std::string_view key) {
    const GameServing* const found = servingIn(key, Games{});
    check(found != nullptr, "a table of an unknown game");
    return *found;
}

} // namespace mesaviva::remote
