// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/settings.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// What a room of the hall is made of.
struct BingoRoomPlan {
    QString key;  ///< in the settings file: `alfama`; the player's own room: `custom`
    QString name; ///< B9: a fantasy name, the same in every language; the player's own room: empty
    bingo::Settings settings;
    std::uint32_t members = 30; ///< how many simulated players there are on a usual evening
    int mostCards = 6;          ///< that one of them buys for a round
};

/// The house's rooms in the order in which the hall shows them (B8, B9).
std::vector<BingoRoomPlan> houseRooms();

} // namespace mesaviva::app
