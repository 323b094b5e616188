// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training/drills/all_tasks.h"
#include "engine/training/drills/drill.h"

#include <string>

namespace mesaviva::drills {

/// The tables that tasks are made for, for each game (RouletteTerms and the like).
using Terms = of_tasks::Of<AllTasks>::Terms;

/// The key under which a drill's results are stored: the regulation and the number of pockets at roulette, as
/// in `pt-894-2002/37`; elsewhere the regulation.
std::string scopeOf(Drill drill, const Terms& terms);

/// Whether these tables offer the drill.
bool isOffered(Drill drill, const Terms& terms);

} // namespace mesaviva::drills
