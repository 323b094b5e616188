// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What tables that stand side by side say, row by row, in words.
#pragma once

#include "app/desks/inspect/comparison/comparison_row.h"
#include "engine/games/roulette/odds/side_by_side.h"

#include <QString>

#include <span>
#include <vector>

namespace mesaviva::app {

/// The rows of one view.
using ComparisonRows = std::vector<ComparisonRow>;

/// What the tables make of these stakes when the ball rests there: a row for each stake, then all of them
/// together.
ComparisonRows comparedStakes(std::span<const roulette::Settings> tables,
                              std::span<const roulette::StakeRequest> requests, roulette::Pocket pocket);

/// What the tables offer: a row for each chance.
ComparisonRows comparedChances(std::span<const roulette::Settings> tables);

/// What else the tables' regulations say; where they have the same one, the house's choices and readings.
ComparisonRows comparedRules(std::span<const roulette::Settings> tables);

/// What somebody stakes on, in words: "Split 17-20", "Série grande".
QString requestName(const roulette::StakeRequest& request, const roulette::Settings& table);

/// Who stakes: "A" or "B".
QString wisherName(PlayerId player);

} // namespace mesaviva::app
