// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/equipment/table_entries.h"
#include "app/games/bingo/bingo_lobby_model.h"

namespace mesaviva::app {

/// A bingo room with a real machine. As it is chosen; this player sits there or looks on.
EquippedTable openRealBalls(const BingoLobbyModel& choices, bool sits, RecordKeeper& keeper, Pace pace);

} // namespace mesaviva::app
