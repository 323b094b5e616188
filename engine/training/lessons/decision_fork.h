// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What if: the same lesson with one player's action changed or left out, and everything else unchanged.
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/chance_fork.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace mesaviva::lessons {

/// A player's action in a step that the table accepted.
struct DecisionPoint {
    std::size_t step = 0;     ///< index in the scenario
    std::uint64_t round = 0;  ///< from 1
    std::size_t position = 0; ///< number of events since the first shown round, up to and including this one
    std::string player;
    scenario::Json taken;               ///< in the file's format for steps, without its time
    std::vector<scenario::Json> others; ///< alternatives; null: leave it out
};

/// The players' decisions, in order, starting with the first shown round (Lesson::from).
std::vector<DecisionPoint> decisionPoints(const scenario::Scenario& scenario, std::uint64_t from = 1);

/// Replaces a step of decisionPoints() by one of its alternatives. `from` as in decisionPoints().
Result<Fork, scenario::FileError> forkStep(const scenario::Scenario& scenario, std::size_t step,
                                           const scenario::Json& other, std::uint64_t from = 1);

} // namespace mesaviva::lessons
