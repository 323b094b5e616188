// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// What a game needs to show a lesson at its table.
struct LessonAtTable {
    scenario::Scenario scenario;
    std::vector<std::uint64_t> pauses; ///< right after these events, by their numbers, time stands still
};

} // namespace mesaviva::app
