// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

// All games of the program, for the folders that know none: a new game adds a line to each function.

#include "app/core/events/game_description.h"
#include "app/core/game/game_registry.h"
#include "app/games/bingo/bingo_description.h"
#include "app/games/bingo/bingo_game.h"
#include "app/games/poker/poker_description.h"
#include "app/games/poker/poker_game.h"
#include "app/games/roulette/roulette_description.h"
#include "app/games/roulette/roulette_game.h"

#include <array>

namespace mesaviva::app {

QList<TableGame*> makeGames(const QString& file, QObject* parent) {
    return {new PokerGame(file, parent), new RouletteGame(file, parent), new BingoGame(file, parent)};
}

std::span<const GameDescription* const> descriptions() {
    static const PokerDescription kPoker;
    static const RouletteDescription kRoulette;
    static const BingoDescription kBingo;
    static const std::array<const GameDescription*, 3> kAll{&kPoker, &kRoulette, &kBingo};
    return kAll;
}

} // namespace mesaviva::app
