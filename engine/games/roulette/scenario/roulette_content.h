// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/game.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"

#include <optional>
#include <vector>

namespace mesaviva::scenario {

class Fields;

/// The game-specific content of a roulette scenario.
struct RouletteContent {
    using Game = roulette::Game;

    roulette::Settings table;
    std::vector<std::optional<Money>>
        chipValues;                        ///< of value-less chips (R9), by PlayerId; empty: the default
    std::vector<roulette::Pocket> pockets; ///< of the first spins, void ones included
    std::vector<Step<roulette::Command>> steps;
};

/// Reads a step's command for a table with this layout.
roulette::Command readRouletteStep(Fields& fields, const roulette::Layout& layout,
                                   const std::vector<Player>& players);
/// Reads the game-specific parts of a roulette scenario: table, players, outcome, steps.
void readRoulette(Fields& file, Scenario& scenario);
/// Sorts the numbers of stakes, which are a set, as events do.
void sortRouletteNumbers(Json& expected);

} // namespace mesaviva::scenario
