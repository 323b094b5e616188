// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/game.h"
#include "engine/games/bingo/scenario/scenario_balls.h"
#include "engine/scenario/step.h"

#include <cstdint>
#include <vector>

namespace mesaviva::scenario {

/// The simulated crowd of a bingo room, which buys cards in every sale by the round's seed.
struct BingoCrowdSize {
    std::uint32_t players = 0; ///< 0: no crowd
    std::uint32_t cards = 6;   ///< the most that one of them buys in a round
};

/// What a scenario says in the terms of bingo.
struct BingoContent {
    using Game = bingo::Game;

    bingo::Settings table;
    BingoCrowdSize crowd;
    bool writeCrowd = false;                     ///< the crowd's cards are written out
    std::vector<bingo::Ball> balls;              ///< of the first draw, in order; the seed completes them
    BallsOfRounds given;                         ///< of what if: the draws of any rounds; no file says them
    std::vector<std::vector<bingo::Card>> cards; ///< by PlayerId, in the order of buying
    std::vector<Step<bingo::Command>> steps;
};

} // namespace mesaviva::scenario
