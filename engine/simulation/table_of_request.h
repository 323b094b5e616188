// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"
#include "engine/simulation/game_simulations.h"
#include "engine/simulation/request.h"

#include <nlohmann/json.hpp>

namespace mesaviva::simulation {

/// The game that a wish names. What is refused here, and in what follows, is thrown as RefusedRequest.
const GameSimulations& gameOf(const Request& request);

/// The wish's table, an object; an empty one where it has none.
scenario::Json tableOf(const Request& request);

/// A scenario at that table by the wish's rules, with one player, `player`, and nothing else but these steps;
/// it is read by the code that reads scenario files.
scenario::Scenario scenarioAt(const Request& request, const scenario::Json& table,
                              const scenario::Json& steps = scenario::Json::array());

} // namespace mesaviva::simulation
