// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/house_tellings.h"

#include "app/bingo/bingo_telling.h"
#include "app/poker/poker_telling.h"
#include "app/roulette/roulette_telling.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

const GameTelling* tellingOf(const QString& game) {
    static const PokerTelling kPoker;
    static const RouletteTelling kRoulette;
    static const BingoTelling kBingo;
    static const std::array<const GameTelling*, 3> kAll{&kPoker, &kRoulette, &kBingo};
    const auto* const found = std::ranges::find(kAll, game, &GameTelling::key);
    return found == kAll.end() ? nullptr : *found;
}

} // namespace mesaviva::app
