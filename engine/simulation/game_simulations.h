// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"
#include "engine/simulation/plan.h"
#include "engine/simulation/request.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace mesaviva::simulation {

/// A game's option of `mesaviva simulate`.
struct GameOption {
    std::string_view name; ///< without dashes
    std::string_view help;
};

/// A game's functions for simulation.
struct GameSimulations {
    std::string_view key;
    std::span<const GameOption> options;
    /// The number of rounds in a block, except the last one.
    std::uint64_t blockRounds = GamePlan::kBlockRounds;
    /// Adds a player's fields besides name and wallet, as the game's scenarios require; null if there are
    /// none.
    void (*seat)(scenario::Json& player) = nullptr;
    /// Makes the game's plan from a request and a scenario at the requested table, and writes what identifies
    /// it into `words`. Throws what RequestReader throws.
    std::shared_ptr<const GamePlan> (*read)(const RequestReader& request, const scenario::Scenario& scenario,
                                            scenario::Json& words);
};

/// A game's plan: PokerPlan or the like.
template <class Game>
struct PlanOf;

/// The functions of a game; instantiated in <game>_table.cpp.
template <class Game>
const GameSimulations& simulationsOf();

/// The functions of all games, in the order in which the interface lists them. Defined in
/// engine/games/games.cpp.
std::span<const GameSimulations* const> allSimulations();

} // namespace mesaviva::simulation
