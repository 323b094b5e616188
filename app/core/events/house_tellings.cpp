// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/house_tellings.h"

#include "app/games/bingo/bingo_telling.h"
#include "app/games/poker/poker_telling.h"
#include "app/games/roulette/roulette_telling.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

std::span<const GameTelling* const> tellings() {
    static const PokerTelling kPoker;
    static const RouletteTelling kRoulette;
    static const BingoTelling kBingo;
    static const std::array<const GameTelling*, 3> kAll{&kPoker, &kRoulette, &kBingo};
    return kAll;
}

const GameTelling* tellingOf(const QString& game) {
    const auto found = std::ranges::find(tellings(), game, &GameTelling::key);
    return found == tellings().end() ? nullptr : *found;
}

} // namespace mesaviva::app
