// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/equipment/table_entries.h"
#include "app/games/poker/poker_lobby_model.h"

namespace mesaviva::app {

/// A poker table with real cards. As it is chosen; this player sits there or looks on.
EquippedTable openRealCards(const PokerLobbyModel& choices, bool sits, RecordKeeper& keeper, Pace pace);

} // namespace mesaviva::app
