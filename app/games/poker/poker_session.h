// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/game_session.h"
#include "engine/games/poker/game.h"

namespace mesaviva::app {

/// A poker table that is open in the program.
using PokerSession = GameSession<poker::Game>;

} // namespace mesaviva::app
