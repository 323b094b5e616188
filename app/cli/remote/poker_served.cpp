// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/remote/served_table_of.h"
#include "engine/games/poker/chance.h"
#include "engine/games/poker/players/poker_crowd.h"
#include "engine/games/poker/record/poker_on_record.h"
#include "engine/games/poker/scenario/poker_runner.h"

#include <array>

namespace mesaviva::remote {

namespace {

struct PokerServing {
    using Play = scenario::PokerPlay;
    using OnRecord = record::PokerOnRecord;
    using Crowd = players::PokerCrowd;

    using LosePlayer = poker::LosePlayer;
    using RestorePlayer = poker::RestorePlayer;

    static std::unique_ptr<poker::Chance> chance(const poker::Settings&, SeedSource seeds) {
        return std::make_unique<poker::SeededChance>(std::move(seeds));
    }
    static Crowd crowd(const scenario::PokerContent&) {
        Crowd crowd;
        crowd.setBrisk(true);
        return crowd;
    }
    static void simulate(auto& table, PlayerId player, std::size_t index) {
        using enum players::PokerHabit;
        constexpr std::array kHabits = {sensible, cautious, bold, sensible, absent_minded, cautious};
        constexpr std::array kTastes = {players::StakeTaste::middle, players::StakeTaste::low,
                                        players::StakeTaste::high};
        table.crowd().add({player, kHabits[index % kHabits.size()], kTastes[index % kTastes.size()]});
    }
    static bool isIn(const poker::State& state, PlayerId player) {
        return player < state.players.size() && state.players[player].seat != 0;
    }
    static bool isConnected(const poker::State& state, PlayerId player) {
        return state.seats[static_cast<std::size_t>(state.players[player].seat - 1)].connected;
    }
};

} // namespace

template <>
const GameServing& servingOf<poker::Game>() {
    static const GameServing serving = makeServing<PokerServing>();
    return serving;
}

} // namespace mesaviva::remote
