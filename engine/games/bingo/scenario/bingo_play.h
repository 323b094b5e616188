// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/record/player_names.h"
#include "engine/scenario/play_of.h"
#include "engine/scenario/scenario.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace mesaviva::scenario {

struct GameScenarios;

/// What GameRunner must know of bingo.
struct BingoPlay {
    using Content = BingoContent;
    using Game = bingo::Game;
    using Chance = ScenarioBalls;
    using Crowd = players::BingoCrowd;

    /// The room before anybody comes.
    static bingo::State table(const Content& content) { return bingo::State(content.table); }
    /// The outcome that the file gives, completed from these seeds.
    static Chance chance(SeedSource seeds, const Content& content);
    /// The crowd that the file asks for; nobody where it asks for none.
    static Crowd crowd(const Content& content);
    /// Lets the crowd hear what happened; `state` is the room after the event.
    static void tell(Crowd& crowd, const Recorded<bingo::Event>& entry, const Chance& chance,
                     const bingo::State& state);
    /// What brings a player with this wallet to the room, apart from the others.
    static bingo::Command admit(const Player& player) { return bingo::Admit{player.wallet}; }
    /// What lets the player take part, once all are admitted.
    static bingo::Command join(const Content&, PlayerId player) { return bingo::Join{player}; }
    /// Whether no round runs.
    static bool rests(const bingo::State& state) { return state.phase == bingo::Phase::between; }
    /// B7: whether no further round is announced at the end, so that no scenario goes on for ever.
    static bool comesToAnEnd(const BingoContent& content) {
        return content.table.mode == bingo::Mode::session;
    }
    static std::string_view eventName(const bingo::Event& event);
    static nlohmann::ordered_json toJson(const Recorded<bingo::Event>& entry,
                                         const record::PlayerNames& names, const bingo::State& state,
                                         const Content& content);

    /// What reading and running its scenarios takes.
    static GameScenarios scenarios();
};

template <>
struct PlayOf<bingo::Game> {
    using Type = BingoPlay;
};

} // namespace mesaviva::scenario
