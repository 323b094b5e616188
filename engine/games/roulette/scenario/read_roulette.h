// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading a roulette scenario, one file each.
#pragma once

#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/scenario/read_parts.h"

#include <vector>

namespace mesaviva::scenario {

/// Reads the game-specific parts of a roulette scenario: table, players, outcome, steps.
void readRoulette(Fields& file, Scenario& scenario);
/// Reads the command of a step.
roulette::Command readRouletteCommand(Fields& fields, const roulette::Layout& layout,
                                      const std::vector<Player>& players);
/// Sorts the numbers of stakes, which are a set, as events do.
void sortRouletteNumbers(Json& expected);

} // namespace mesaviva::scenario
