// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tasks from chance: the same stream gives the same tasks. What they are about is told apart, so that what
// went wrong can come again.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/training/drills/task.h"
#include "engine/training/drills/terms.h"

#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::drills {

/// What a drill asks for at a level, 1 to kLevels, in the order in which it is best learnt: chances, shapes,
/// series, numbers, comparisons, combinations, faults. Never empty where the drill is offered.
std::vector<std::string> subjectsOf(Drill drill, int level, const Terms& terms);

/// One task about `subject`, which must be one of that level's. The drill must be offered.
Task makeTask(Drill drill, int level, std::string_view subject, const Terms& terms, RandomStream& chance);

} // namespace mesaviva::drills
