// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes tasks from chance: the same stream gives the same tasks. Each task has a subject, so that a wrong one
// can be repeated.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/drills/task.h"
#include "engine/training/drills/terms.h"

#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::drills {

/// The subjects of a drill at a level, 1 to kLevels, in the order in which they are best learnt: chances,
/// shapes, series, numbers, comparisons, combinations, faults. Never empty where the drill is offered.
std::vector<std::string> subjectsOf(Drill drill, int level, const Terms& terms);

/// Makes one task about `subject`, which must be one of that level's. The drill must be offered.
Task makeTask(Drill drill, int level, std::string_view subject, const Terms& terms, RandomStream& chance);

} // namespace mesaviva::drills
