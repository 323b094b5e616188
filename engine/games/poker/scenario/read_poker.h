// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading a poker file, a file each.
#pragma once

#include "engine/games/poker/scenario/poker_content.h"
#include "engine/scenario/read_parts.h"

#include <vector>

namespace mesaviva::scenario {

/// Everything of a poker file that is in poker's terms: table, players, outcome, steps.
void readPoker(Fields& file, Scenario& scenario);
/// What a step of poker does; `content` has the seats.
poker::Command readPokerCommand(Fields& fields, const PokerContent& content,
                                const std::vector<Player>& players);

} // namespace mesaviva::scenario
