// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/regulation.h"

#include <array>

namespace mesaviva::app {

/// A wheel as a regulation has it.
struct RulesWheel {
    roulette::RuleSet rules;
    int pockets;
};

/// Those that drills and real equipment offer, in the order of their lists.
inline constexpr std::array<RulesWheel, 4> kRulesWheels = {{{roulette::RuleSet::casino, 37},
                                                            {roulette::RuleSet::online, 37},
                                                            {roulette::RuleSet::online, 38},
                                                            {roulette::RuleSet::macau, 37}}};

} // namespace mesaviva::app
