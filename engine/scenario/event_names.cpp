// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/event_names.h"

#include "engine/scenario/game_scenarios.h"

#include <algorithm>

namespace mesaviva::scenario {

bool isEventName(std::string_view name) {
    return std::ranges::any_of(allScenarios(), [&](const GameScenarios* game) {
        return std::ranges::find(game->events, name) != game->events.end();
    });
}

} // namespace mesaviva::scenario
