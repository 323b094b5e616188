// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/poker/game.h"
#include "engine/games/poker/scenario/scenario_cards.h"
#include "engine/scenario/step.h"

#include <vector>

namespace mesaviva::scenario {

/// What a scenario says in the terms of poker.
struct PokerContent {
    using Game = poker::Game;

    poker::Settings table;
    std::vector<int> seats;         ///< where the players sit, by PlayerId
    std::vector<poker::Card> cards; ///< of the first deal, the burnt card first; the seed completes them
    CardsOfRounds given;            ///< of what if: the deals of any rounds; no file says them
    std::vector<Step<poker::Command>> steps;
};

} // namespace mesaviva::scenario
