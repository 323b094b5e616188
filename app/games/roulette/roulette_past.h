// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a record says of this player's earlier roulette. No two tables are one physical wheel, so "the same"
// is what can be told apart by eye: the rule set, how many pockets there are and in which order. Real wheels
// whose numbers somebody has entered are others, and void rounds have no number.
#pragma once

#include "engine/base/money.h"
#include "engine/games/roulette/settings.h"
#include "engine/games/roulette/state.h"
#include "engine/record/record_reader.h"

#include <vector>

namespace mesaviva::app {

/// The last numbers of such tables, at most as many as a table remembers, without those of table `except`.
/// Throws record::Fault.
roulette::NumberHistory earlierNumbers(record::RecordReader& reader, const roulette::Settings& like,
                                       record::TableNumber except);

/// How often some stakes were put down, and what they have brought.
struct StakesUse {
    int times = 0;
    Money net;

    friend bool operator==(const StakesUse&, const StakesUse&) = default;
};

/// That of each of these, at all such tables: the rounds that were settled in which this player had staked
/// exactly so, in whatever order. Throws record::Fault.
std::vector<StakesUse> usesOf(const std::vector<std::vector<roulette::Stake>>& stakes,
                              record::RecordReader& reader, const roulette::Settings& like);

} // namespace mesaviva::app
