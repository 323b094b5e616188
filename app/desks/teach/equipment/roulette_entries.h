// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/equipment/table_entries.h"
#include "app/games/roulette/roulette_lobby_model.h"

namespace mesaviva::app {

/// A roulette table with a real wheel. As it is chosen; this player sits there or looks on.
EquippedTable openRealWheel(const RouletteLobbyModel& choices, bool sits, RecordKeeper& keeper, Pace pace);

} // namespace mesaviva::app
