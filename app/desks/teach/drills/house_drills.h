// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/drills/game_drills.h"

namespace mesaviva::app {

/// What the trainer's desk must know of a drill's game.
const GameDrills& drillsOf(drills::Drill drill);
/// The same of the game with that key; null where none of its drills are practised. The only place that names
/// them all.
const GameDrills* drillsOfGame(const QString& game);

} // namespace mesaviva::app
