// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading a roulette file, a file each.
#pragma once

#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/scenario/read_parts.h"

#include <vector>

namespace mesaviva::scenario {

/// Everything of a roulette file that is in roulette's terms: table, players, outcome, steps.
void readRoulette(Fields& file, Scenario& scenario);
/// What a step of roulette does.
roulette::Command readRouletteCommand(Fields& fields, const roulette::Layout& layout,
                                      const std::vector<Player>& players);
/// Puts the numbers that stakes cover, which are a set, in the order in which events have them.
void sortRouletteNumbers(Json& expected);

} // namespace mesaviva::scenario
