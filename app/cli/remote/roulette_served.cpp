// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/served_table_of.h"
#include "engine/games/roulette/players/roulette_crowd.h"
#include "engine/games/roulette/record/roulette_on_record.h"
#include "engine/games/roulette/scenario/roulette_runner.h"
#include "engine/games/roulette/spin_source.h"

#include <array>

namespace mesaviva::remote {

namespace {

struct RouletteServing {
    using Play = scenario::RoulettePlay;
    using OnRecord = record::RouletteOnRecord;
    using Crowd = players::RouletteCrowd;

    using LosePlayer = roulette::LosePlayer;
    using RestorePlayer = roulette::RestorePlayer;

    static std::unique_ptr<roulette::SpinSource> chance(const roulette::Settings& settings,
                                                        SeedSource seeds) {
        return std::make_unique<roulette::SeededSpins>(std::move(seeds), settings.pockets);
    }
    static Crowd crowd(const scenario::RouletteContent&) { return {}; }
    static void simulate(auto& table, PlayerId player, std::size_t index) {
        constexpr std::array kTastes = {players::StakeTaste::middle, players::StakeTaste::low,
                                        players::StakeTaste::high};
        table.crowd().add({player, players::kRouletteHabits[index % players::kRouletteHabits.size()],
                           kTastes[index % kTastes.size()]});
    }
    static bool isIn(const roulette::State& state, PlayerId player) {
        return player < state.players.size() && state.players[player].here;
    }
    static bool isConnected(const roulette::State& state, PlayerId player) {
        return state.players[player].connected;
    }
};

} // namespace

template <>
const GameServing& servingOf<roulette::Game>() {
    static const GameServing serving = makeServing<RouletteServing>();
    return serving;
}

} // namespace mesaviva::remote
