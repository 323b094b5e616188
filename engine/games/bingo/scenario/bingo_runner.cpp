// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/scenario/bingo_runner.h"

#include "engine/games/bingo/record/bingo_json.h"
#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/scenario/play_game.h"

#include <array>
#include <utility>

namespace mesaviva::scenario {

namespace {

constexpr std::array<std::string_view, 1> kRules = {"pt-425a-2015"};

} // namespace

ScenarioBalls BingoPlay::chance(SeedSource seeds, const Content& content) {
    return {std::move(seeds), content.table, {content.balls, content.cards}, content.given};
}

players::BingoCrowd BingoPlay::crowd(const Content& content) {
    return {content.crowd.players, content.crowd.cards};
}

void BingoPlay::notifyCrowd(Crowd& crowd, const Recorded<bingo::Event>& entry, const Chance& chance,
                            const bingo::State& state) {
    if (std::holds_alternative<bingo::RoundOpened>(entry.event)) {
        crowd.openRound(chance.seed());
    }
    crowd.onEvent(entry, state);
}

std::string_view BingoPlay::eventName(const bingo::Event& event) { return record::eventName(event); }

nlohmann::ordered_json BingoPlay::toJson(const Recorded<bingo::Event>& entry,
                                         const record::PlayerNames& names, const bingo::State& state,
                                         const Content& content) {
    return record::toJson(entry, names, state.settings, content.writeCrowd ? &state.book : nullptr);
}

GameScenarios BingoPlay::scenarios() {
    return {.key = Game::kKey,
            .rules = kRules,
            .events = record::bingoEventNames(),
            .money = record::bingoMoneyFields,
            .read = &readBingo,
            .run = &run_play::run<BingoPlay>,
            .share = &shareBingoRound};
}

template class GameRunner<BingoPlay>;
template const GameScenarios& scenariosOf<bingo::Game>();

} // namespace mesaviva::scenario
