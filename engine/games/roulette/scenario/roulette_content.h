// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/roulette/game.h"
#include "engine/scenario/content.h"

#include <optional>
#include <vector>

namespace mesaviva::scenario {

/// The game-specific content of a roulette scenario.
struct RouletteContent {
    using Game = roulette::Game;

    roulette::Settings table;
    std::vector<std::optional<Money>>
        chipValues;                        ///< of value-less chips (R9), by PlayerId; empty: the default
    std::vector<roulette::Pocket> pockets; ///< of the first spins, void ones included
    std::vector<Step<roulette::Command>> steps;
};

} // namespace mesaviva::scenario
