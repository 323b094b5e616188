// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/scenario/roulette_runner.h"

#include "engine/games/roulette/record/roulette_json.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/scenario/play_game.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace mesaviva::scenario {

namespace {

std::span<const std::string_view> rules() {
    static const auto names = [] {
        std::array<std::string_view, roulette::kAllRuleSets.size()> all;
        std::ranges::transform(roulette::kAllRuleSets, all.begin(),
                               [](roulette::RuleSet rules) { return roulette::name(rules); });
        return all;
    }();
    return names;
}

} // namespace

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

GameScenarios RoulettePlay::scenarios() {
    return {.key = Game::kKey,
            .rules = rules(),
            .events = record::rouletteEventNames(),
            .money = record::rouletteMoneyFields,
            .read = &readRoulette,
            .sortExpected = &sortRouletteNumbers,
            .run = &run_play::run<RoulettePlay>,
            .share = &shareRouletteRound};
}

template class GameRunner<RoulettePlay>;
template const GameScenarios& scenariosOf<roulette::Game>();

} // namespace mesaviva::scenario
