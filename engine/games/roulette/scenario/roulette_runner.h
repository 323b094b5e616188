// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/record/fields/player_names.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace mesaviva::scenario {

struct GameScenarios;

/// Roulette's traits for GameRunner.
struct RoulettePlay {
    using Content = RouletteContent;
    using Game = roulette::Game;
    using Chance = roulette::SeededSpins;

    /// The table before any player joins.
    static roulette::State table(const Content& content) { return roulette::State(content.table); }
    /// The outcome given in the file, completed from these seeds.
    static Chance chance(SeedSource seeds, const Content& content);
    /// The command that admits a player with this wallet.
    static roulette::Command admit(const Player& player) { return roulette::Admit{player.wallet}; }
    /// The command that lets a player take part, once all are admitted.
    static roulette::Command join(const Content& content, PlayerId player);
    /// Whether no round is running.
    static bool rests(const roulette::State& state) { return state.phase == roulette::Phase::between; }
    static std::string_view eventName(const roulette::Event& event);
    static nlohmann::ordered_json toJson(const Recorded<roulette::Event>& entry,
                                         const record::PlayerNames& names, const roulette::State& state);

    /// The functions that read and run its scenarios.
    static GameScenarios scenarios();
};

template <>
struct PlayOf<roulette::Game> {
    using Type = RoulettePlay;
};

extern template class GameRunner<RoulettePlay>;

/// Runs roulette scenarios.
using RouletteRunner = GameRunner<RoulettePlay>;

/// Exports a round of roulette like shareRound(); throws record::Fault.
Result<std::string, NotShared> shareRouletteRound(record::RecordReader& reader, const record::TableRow& table,
                                                  const record::RoundId& id, const Title& title);

} // namespace mesaviva::scenario
