// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/scenario/roulette_play.h"

#include "engine/record/roulette_json.h"

#include <utility>

namespace mesaviva::scenario {

roulette::SeededSpins RoulettePlay::chance(SeedSource seeds, const Content& content) {
    return {std::move(seeds), content.table.pockets, content.pockets};
}

roulette::Command RoulettePlay::join(const Content& content, PlayerId player) {
    return roulette::Join{player, content.chipValues[player]};
}

std::string_view RoulettePlay::eventName(const roulette::Event& event) { return record::eventName(event); }

nlohmann::ordered_json RoulettePlay::toJson(const Recorded<roulette::Event>& entry,
                                            const record::PlayerNames& names, const roulette::State& state) {
    return record::toJson(entry, names, state.settings);
}

} // namespace mesaviva::scenario
