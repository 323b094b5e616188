// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading a poker scenario, one file each.
#pragma once

#include "engine/games/poker/scenario/poker_content.h"
#include "engine/scenario/read_parts.h"

#include <vector>

namespace mesaviva::scenario {

/// Reads the game-specific parts of a poker scenario: table, players, outcome, steps.
void readPoker(Fields& file, Scenario& scenario);
/// Reads the command of a step; `content` has the seats.
poker::Command readPokerCommand(Fields& fields, const PokerContent& content,
                                const std::vector<Player>& players);

} // namespace mesaviva::scenario
