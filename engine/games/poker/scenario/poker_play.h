// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/chance.h"
#include "engine/games/poker/scenario/poker_content.h"
#include "engine/record/player_names.h"
#include "engine/scenario/play_of.h"
#include "engine/scenario/scenario.h"

#include <nlohmann/json_fwd.hpp>

#include <string_view>
#include <vector>

namespace mesaviva::scenario {

struct GameScenarios;

/// What GameRunner must know of poker.
struct PokerPlay {
    using Content = PokerContent;
    using Game = poker::Game;
    using Chance = ScenarioCards;

    /// The table before anybody comes.
    static poker::State table(const Content& content) { return poker::State(content.table); }
    /// The outcome that the file gives, completed from these seeds.
    static Chance chance(SeedSource seeds, const Content& content);
    /// What brings a player with this wallet to the table, apart from the others.
    static poker::Command admit(const Player& player) { return poker::Admit{player.wallet}; }
    /// What lets the player take part, once all are admitted.
    static poker::Command join(const Content& content, PlayerId player);
    /// Whether no round runs.
    static bool rests(const poker::State& state) { return state.phase == poker::Phase::between; }
    static std::string_view eventName(const poker::Event& event);
    static nlohmann::ordered_json toJson(const Recorded<poker::Event>& entry,
                                         const record::PlayerNames& names, const poker::State& state);

    /// What reading and running its scenarios takes.
    static GameScenarios scenarios();
};

template <>
struct PlayOf<poker::Game> {
    using Type = PokerPlay;
};

} // namespace mesaviva::scenario
