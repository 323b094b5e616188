// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/drills/game_drills.h"

#include "app/core/text/texts.h"
#include "app/desks/teach/drills/bingo_drills.h"
#include "app/desks/teach/drills/poker_drills.h"
#include "app/desks/teach/drills/roulette_drills.h"
#include "engine/base/check.h"

#include <algorithm>
#include <array>

namespace mesaviva::app {

const GameDrills* drillsOfGame(const QString& game) {
    static const RouletteDrills kRoulette;
    static const PokerDrills kPoker;
    static const BingoDrills kBingo;
    static const std::array<const GameDrills*, 3> kAll{&kRoulette, &kPoker, &kBingo};
    const auto* const found = std::ranges::find(kAll, game, &GameDrills::key);
    return found == kAll.end() ? nullptr : *found;
}

const GameDrills& drillsOf(drills::Drill drill) {
    const GameDrills* const found = drillsOfGame(textOf(drills::gameOf(drill)));
    check(found != nullptr, "a drill of no game");
    return *found;
}

} // namespace mesaviva::app
