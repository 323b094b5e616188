// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/scenario/roulette_content.h"
#include "engine/games/roulette/spin_source.h"
#include "engine/record/player_names.h"
#include "engine/scenario/play_of.h"
#include "engine/scenario/scenario.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace mesaviva::scenario {

struct GameScenarios;

/// What GameRunner must know of roulette.
struct RoulettePlay {
    using Content = RouletteContent;
    using Game = roulette::Game;
    using Chance = roulette::SeededSpins;

    /// The table before anybody comes.
    static roulette::State table(const Content& content) { return roulette::State(content.table); }
    /// The outcome that the file gives, completed from these seeds.
    static Chance chance(SeedSource seeds, const Content& content);
    /// What brings a player with this wallet to the table, apart from the others.
    static roulette::Command admit(const Player& player) { return roulette::Admit{player.wallet}; }
    /// What lets the player take part, once all are admitted.
    static roulette::Command join(const Content& content, PlayerId player);
    /// Whether no round runs.
    static bool rests(const roulette::State& state) { return state.phase == roulette::Phase::between; }
    static std::string_view eventName(const roulette::Event& event);
    static nlohmann::ordered_json toJson(const Recorded<roulette::Event>& entry,
                                         const record::PlayerNames& names, const roulette::State& state);

    /// What reading and running its scenarios takes.
    static GameScenarios scenarios();
};

template <>
struct PlayOf<roulette::Game> {
    using Type = RoulettePlay;
};

} // namespace mesaviva::scenario
