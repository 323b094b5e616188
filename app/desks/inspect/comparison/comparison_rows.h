// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the comparison of tables, as text.
#pragma once

#include "app/desks/inspect/comparison/comparison_row.h"
#include "engine/games/roulette/odds/side_by_side.h"

#include <QString>

#include <span>
#include <vector>

namespace mesaviva::app {

/// Rows of one view.
using ComparisonRows = std::vector<ComparisonRow>;

/// Outcome of these stakes at each table when the ball rests in `pocket`: a row for each stake, then the
/// total.
ComparisonRows comparedStakes(std::span<const roulette::Settings> tables,
                              std::span<const roulette::StakeRequest> requests, roulette::Pocket pocket);

/// Chances that the tables offer, one a row.
ComparisonRows comparedChances(std::span<const roulette::Settings> tables);

/// Other provisions of the tables' regulations; if all tables have the same regulation, its options and
/// readings.
ComparisonRows comparedRules(std::span<const roulette::Settings> tables);

/// Name of a stake's place: "Split 17-20", "Série grande".
QString requestName(const roulette::StakeRequest& request, const roulette::Settings& table);

/// Name of the player who stakes: "A" or "B".
QString stakerName(PlayerId player);

} // namespace mesaviva::app
