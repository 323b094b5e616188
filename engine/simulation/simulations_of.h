// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Included by <game>_table.cpp, which has: template const GameSimulations& simulationsOf<poker::Game>();
#pragma once

#include "engine/simulation/game_simulations.h"

namespace mesaviva::simulation {

template <class Game>
const GameSimulations& simulationsOf() {
    static const GameSimulations own = PlanOf<Game>::Type::simulations();
    return own;
}

} // namespace mesaviva::simulation
