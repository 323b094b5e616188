// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading a bingo scenario, one file each.
#pragma once

#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/scenario/read_parts.h"

#include <optional>
#include <vector>

namespace mesaviva::scenario {

/// Reads the game-specific parts of a bingo scenario: table, players, outcome, steps.
void readBingo(Fields& file, Scenario& scenario);
/// Reads the `table` of a bingo scenario, including the crowd; uses the default if it is missing.
void readBingoTable(const std::optional<Node>& table, BingoContent& content);
/// Reads the command of a step.
bingo::Command readBingoCommand(Fields& fields, const std::vector<Player>& players);

/// B15: refuses given cards with the same numbers within one sale, according to the steps' times; `cards` is
/// their place in the file.
void refuseCardsTwiceInASale(const Node& cards, const std::vector<Player>& players,
                             const BingoContent& content);

} // namespace mesaviva::scenario
