// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/ball_source.h"
#include "engine/games/bingo/players/bingo_crowd.h"
#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/record/fields/player_names.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>

namespace mesaviva::scenario {

struct GameScenarios;

/// Bingo's traits for GameRunner.
struct BingoPlay {
    using Content = BingoContent;
    using Game = bingo::Game;
    using Chance = ScenarioBalls;
    using Crowd = players::BingoCrowd;

    /// The room before any player joins.
    static bingo::State table(const Content& content) { return bingo::State(content.table); }
    /// The outcome given in the file, completed from these seeds.
    static Chance chance(SeedSource seeds, const Content& content);
    /// The crowd given in the file; empty if there is none.
    static Crowd crowd(const Content& content);
    /// Passes an event to the crowd; `state` is the room after the event.
    static void notifyCrowd(Crowd& crowd, const Recorded<bingo::Event>& entry, const Chance& chance,
                            const bingo::State& state);
    /// The command that admits a player with this wallet.
    static bingo::Command admit(const Player& player) { return bingo::Admit{player.wallet}; }
    /// The command that lets a player take part, once all are admitted.
    static bingo::Command join(const Content&, PlayerId player) { return bingo::Join{player}; }
    /// Whether no round is running.
    static bool rests(const bingo::State& state) { return state.phase == bingo::Phase::between; }
    /// B7: whether the rounds end by themselves because no further one is announced, so that the scenario
    /// ends.
    static bool endsByItself(const BingoContent& content) {
        return content.table.mode == bingo::Mode::session;
    }
    static std::string_view eventName(const bingo::Event& event);
    static nlohmann::ordered_json toJson(const Recorded<bingo::Event>& entry,
                                         const record::PlayerNames& names, const bingo::State& state,
                                         const Content& content);

    /// The functions that read and run its scenarios.
    static GameScenarios scenarios();
};

template <>
struct PlayOf<bingo::Game> {
    using Type = BingoPlay;
};

extern template class GameRunner<BingoPlay>;

/// Runs bingo scenarios.
using BingoRunner = GameRunner<BingoPlay>;

/// Exports a round of bingo like shareRound(); throws record::Fault.
Result<std::string, NotShared> shareBingoRound(record::RecordReader& reader, const record::TableRow& table,
                                               const record::RoundId& id, const Title& title);

} // namespace mesaviva::scenario
