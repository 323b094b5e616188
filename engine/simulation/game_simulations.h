// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"
#include "engine/simulation/game_plan.h"
#include "engine/simulation/request_reader.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace mesaviva::simulation {

/// An option of `mesaviva simulate` that a game has.
struct GameOption {
    std::string_view name; ///< without dashes
    std::string_view help;
};

/// What simulating must know of a game.
struct GameSimulations {
    std::string_view key;
    std::span<const GameOption> options;
    /// How many rounds a block has, but for the last one.
    std::uint64_t blockRounds = GamePlan::kBlockRounds;
    /// Adds what the game's scenarios ask of a player besides name and wallet; null: nothing.
    void (*seat)(scenario::Json& player) = nullptr;
    /// Makes the game's plan of a wish and of a scenario at the table that is wished for, and writes what
    /// tells it from others into `words`. Throws what RequestReader throws.
    std::shared_ptr<const GamePlan> (*read)(const RequestReader& request, const scenario::Scenario& scenario,
                                            scenario::Json& words);
};

/// A game's plan: PokerPlan or the like.
template <class Game>
struct PlanOf;

/// What must be known of this game; instantiated in <game>_plan.cpp.
template <class Game>
const GameSimulations& simulationsOf();

/// What must be known of each game, in the order in which games are named to people. Defined in
/// engine/games/games.cpp.
std::span<const GameSimulations* const> allSimulations();

} // namespace mesaviva::simulation
