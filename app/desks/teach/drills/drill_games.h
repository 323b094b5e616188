// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/game_drills.h"

namespace mesaviva::app {

/// Adapter of a drill's game.
const GameDrills& drillsOf(drills::Drill drill);
/// Adapter of the game with that key; null if it has no drills. The only place that lists all games.
const GameDrills* drillsOfGame(const QString& game);

} // namespace mesaviva::app
