// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What if: the same lesson with something that a player did done otherwise, or left, everything else as it
// was.
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

/// Something that a player did in a step, and that the table took.
struct DecisionPoint {
    std::size_t step = 0;     ///< which of the scenario's
    std::uint64_t round = 0;  ///< from 1
    std::size_t position = 0; ///< right after it, so many events have happened since the first shown round
    std::string player;
    scenario::Json taken;               ///< as files have steps, without its time
    std::vector<scenario::Json> others; ///< what might have been done instead; null: nothing
};

/// What players decided, in its order, from the round on that is shown first (Lesson::from).
std::vector<DecisionPoint> decisionPoints(const scenario::Scenario& scenario, std::uint64_t from = 1);

/// The other way of a step of decisionPoints(), with one of its others. Or why not, in English. `from` as
/// there.
Result<Fork, std::string> forkStep(const scenario::Scenario& scenario, std::size_t step,
                                   const scenario::Json& other, std::uint64_t from = 1);

} // namespace mesaviva::lessons
