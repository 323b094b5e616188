// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/game_description.h"

#include <span>

namespace mesaviva::app {

/// The descriptions of all games, in the lobby's order. Defined in app/shell/games.cpp.
std::span<const GameDescription* const> descriptions();
/// The description of the game with that key; null where there is none.
const GameDescription* descriptionOf(const QString& game);

} // namespace mesaviva::app
