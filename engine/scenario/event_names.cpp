// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/event_names.h"

#include "engine/record/bingo_json.h"
#include "engine/record/poker_json.h"
#include "engine/record/roulette_json.h"

#include <algorithm>

namespace mesaviva::scenario {

bool isEventName(std::string_view name) {
    const auto among = [&](const auto& names) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    return among(record::pokerEventNames()) || among(record::rouletteEventNames()) ||
           among(record::bingoEventNames());
}

} // namespace mesaviva::scenario
