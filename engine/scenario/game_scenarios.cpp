// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/game_scenarios.h"

#include <algorithm>

namespace mesaviva::scenario {

const GameScenarios* scenariosOf(std::string_view key) {
    const auto all = allScenarios();
    const auto found = std::ranges::find(all, key, &GameScenarios::key);
    return found == all.end() ? nullptr : *found;
}

bool isEventName(std::string_view name) {
    return std::ranges::any_of(allScenarios(), [&](const GameScenarios* game) {
        return std::ranges::find(game->events, name) != game->events.end();
    });
}

} // namespace mesaviva::scenario
