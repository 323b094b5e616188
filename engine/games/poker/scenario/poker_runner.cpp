// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/scenario/poker_runner.h"

#include "engine/games/poker/record/poker_json.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/scenario/play_game.h"

#include <array>
#include <utility>

namespace mesaviva::scenario {

namespace {

constexpr std::array<std::string_view, 1> kRules = {"pt-803-2015"};

} // namespace

ScenarioCards PokerPlay::chance(SeedSource seeds, const Content& content) {
    return {std::move(seeds), content.cards, content.given};
}

poker::Command PokerPlay::join(const Content& content, PlayerId player) {
    return poker::Sit{player, content.seats[player]};
}

std::string_view PokerPlay::eventName(const poker::Event& event) { return record::eventName(event); }

nlohmann::ordered_json PokerPlay::toJson(const Recorded<poker::Event>& entry,
                                         const record::PlayerNames& names, const poker::State& state) {
    return record::toJson(entry, names, state.settings);
}

GameScenarios PokerPlay::scenarios() {
    return {.key = Game::kKey,
            .rules = kRules,
            .events = record::pokerEventNames(),
            .money = record::pokerMoneyFields,
            .read = &readPoker,
            .run = &run_play::run<PokerPlay>,
            .share = &sharePokerRound};
}

template class GameRunner<PokerPlay>;
template const GameScenarios& scenariosOf<poker::Game>();

} // namespace mesaviva::scenario
