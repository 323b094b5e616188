// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/equipment/table_entries.h"

namespace mesaviva::app {

/// A roulette table with a real wheel.
EquippedTable openRealWheel(const EquipmentChoices& choices, RecordKeeper& keeper, Pace pace);

} // namespace mesaviva::app
