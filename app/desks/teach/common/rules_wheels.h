// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/regulation.h"

#include <algorithm>
#include <vector>

namespace mesaviva::app {

/// Wheels offered by drills and reversed tables, in list order: the casino's first, since settings save the
/// place in this list, then all others in the engine's order.
inline std::vector<roulette::RegulationWheel> rulesWheels() {
    std::vector<roulette::RegulationWheel> wheels = roulette::regulationWheels();
    std::ranges::stable_partition(wheels, [](const roulette::RegulationWheel& wheel) {
        return wheel.rules == roulette::RuleSet::casino;
    });
    return wheels;
}

} // namespace mesaviva::app
