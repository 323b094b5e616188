// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads this player's earlier roulette from the record. Two tables count as having the same wheel if their
// rule set, number of pockets and order are equal. Real wheels whose numbers the user has entered don't
// count, and void rounds have no number.
#pragma once

#include "engine/base/money.h"
#include "engine/games/roulette/settings.h"
#include "engine/games/roulette/state.h"
#include "engine/record/record_reader.h"

#include <vector>

namespace mesaviva::app {

/// The last numbers of such tables, at most as many as a table remembers, excluding table `except`. Throws
/// record::Fault.
roulette::NumberHistory earlierNumbers(record::RecordReader& reader, const roulette::Settings& like,
                                       record::TableNumber except);

/// How often certain stakes were placed, and their result.
struct StakesUse {
    int times = 0;
    Money net;

    friend bool operator==(const StakesUse&, const StakesUse&) = default;
};

/// The use of each of these sets of stakes at all such tables: settled rounds in which this player had
/// exactly these stakes, in any order. Throws record::Fault.
std::vector<StakesUse> usesOf(const std::vector<std::vector<roulette::Stake>>& stakes,
                              record::RecordReader& reader, const roulette::Settings& like);

} // namespace mesaviva::app
