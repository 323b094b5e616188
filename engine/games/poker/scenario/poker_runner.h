// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/chance.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/record/fields/player_names.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace mesaviva::scenario {

struct GameScenarios;

/// Poker's traits for GameRunner.
struct PokerPlay {
    using Content = PokerContent;
    using Game = poker::Game;
    using Chance = ScenarioCards;

    /// The table before any player joins.
    static poker::State table(const Content& content) { return poker::State(content.table); }
    /// The outcome given in the file, completed from these seeds.
    static Chance chance(SeedSource seeds, const Content& content);
    /// The command that admits a player with this wallet.
    static poker::Command admit(const Player& player) { return poker::Admit{player.wallet}; }
    /// The command that lets a player take part, once all are admitted.
    static poker::Command join(const Content& content, PlayerId player);
    /// Whether no round is running.
    static bool rests(const poker::State& state) { return state.phase == poker::Phase::between; }
    static std::string_view eventName(const poker::Event& event);
    static nlohmann::ordered_json toJson(const Recorded<poker::Event>& entry,
                                         const record::PlayerNames& names, const poker::State& state);

    /// The functions that read and run its scenarios.
    static GameScenarios scenarios();
};

template <>
struct PlayOf<poker::Game> {
    using Type = PokerPlay;
};

extern template class GameRunner<PokerPlay>;

/// Runs poker scenarios.
using PokerRunner = GameRunner<PokerPlay>;

/// Exports a round of poker like shareRound(); throws record::Fault.
Result<std::string, NotShared> sharePokerRound(record::RecordReader& reader, const record::TableRow& table,
                                               const record::RoundId& id, const Title& title);

} // namespace mesaviva::scenario
