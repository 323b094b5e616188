// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/served_table_of.h"
#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/games/bingo/record/bingo_on_record.h"
#include "engine/games/bingo/scenario/bingo_runner.h"

namespace mesaviva::remote {

namespace {

struct BingoServing {
    using Play = scenario::BingoPlay;
    using OnRecord = record::BingoOnRecord;
    using Crowd = players::BingoCrowd;

    using LosePlayer = bingo::LosePlayer;
    using RestorePlayer = bingo::RestorePlayer;

    static std::unique_ptr<bingo::BallSource> chance(const bingo::Settings& settings, SeedSource seeds) {
        return std::make_unique<bingo::SeededBalls>(std::move(seeds), settings);
    }
    static Crowd crowd(const scenario::BingoContent& content) {
        return Crowd(content.crowd.players, content.crowd.cards);
    }
    static void simulate(auto&, PlayerId, std::size_t) {} // the crowd has no players of its own
    static bool isIn(const bingo::State& state, PlayerId player) {
        return player < state.players.size() && state.players[player].here;
    }
    static bool isConnected(const bingo::State& state, PlayerId player) {
        return state.players[player].connected;
    }
};

} // namespace

template <>
const GameServing& servingOf<bingo::Game>() {
    static const GameServing serving = makeServing<BingoServing>();
    return serving;
}

} // namespace mesaviva::remote
