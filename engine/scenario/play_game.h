// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Included by <game>_play.cpp, to instantiate the scenario layer for a game:
//     template class GameRunner<PokerPlay>;
//     template const GameScenarios& scenariosOf<poker::Game>();
#pragma once

#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/run_play.h"
#include "engine/scenario/runner_members.h"

namespace mesaviva::scenario {

template <class Game>
const GameScenarios& scenariosOf() {
    static const GameScenarios own = PlayOf<Game>::Type::scenarios();
    return own;
}

} // namespace mesaviva::scenario
