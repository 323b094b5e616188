// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of read(), a file each. They throw BadFile at the first thing that is refused.
#pragma once

#include "scenario/node.h"
#include "scenario/scenario.h"

#include <optional>
#include <string>
#include <vector>

namespace mesaviva::scenario {

/// The settings of a poker table; without `table`, the defaults.
poker::Settings readTable(const std::optional<Node>& table);

/// The players with their seats at that table.
std::vector<Player> readPlayers(const Node& list, const poker::Settings& table);

/// The player that a field names.
PlayerId readPlayerName(const Node& name, const std::vector<Player>& players);

Outcome readOutcome(const Node& node);

std::vector<Step> readSteps(const Node& list, const std::vector<Player>& players);

std::vector<Expectation> readExpectations(const Node& expect, const std::vector<Player>& players);

} // namespace mesaviva::scenario
