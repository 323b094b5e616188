// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scenario/event_names.h"

#include "record/poker_json.h"
#include "record/roulette_json.h"

#include <algorithm>

namespace mesaviva::scenario {

bool isEventName(std::string_view name, Game game) {
    const auto among = [&](const auto& names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    switch (game) {
    case Game::poker: return among(record::pokerEventNames());
    case Game::roulette: return among(record::rouletteEventNames());
    }
    return false;
}

} // namespace mesaviva::scenario
