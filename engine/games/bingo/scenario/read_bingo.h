// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of reading a bingo file, a file each.
#pragma once

#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/scenario/read_parts.h"

#include <optional>
#include <vector>

namespace mesaviva::scenario {

/// Everything of a bingo file that is in bingo's terms: table, players, outcome, steps.
void readBingo(Fields& file, Scenario& scenario);
/// The `table` of a bingo file, crowd and all; the default where it is left out.
void readBingoTable(const std::optional<Node>& table, BingoContent& content);
/// What a step of bingo does.
bingo::Command readBingoCommand(Fields& fields, const std::vector<Player>& players);

/// B15: refuses given cards with the same numbers that are for one sale, as the steps are timed; `cards` is
/// where the file has them.
void refuseCardsTwiceInASale(const Node& cards, const std::vector<Player>& players,
                             const BingoContent& content);

} // namespace mesaviva::scenario
