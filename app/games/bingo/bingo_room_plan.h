// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/settings.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// The definition of a room of the hall.
struct BingoRoomPlan {
    QString key;  ///< key in the settings file: `alfama`; the player's own room: `custom`
    QString name; ///< B9: a fantasy name, the same in every language; the player's own room: empty
    bingo::Settings settings;
    std::uint32_t members = 30; ///< number of simulated players on a usual evening
    int mostCards = 6;          ///< the most cards that one of them buys for a round
};

/// The built-in rooms in the order of the hall (B8, B9).
std::vector<BingoRoomPlan> houseRooms();

/// Distributes the prize money over the combinations of a room: those that need more numbers get more (B38),
/// bingo the most.
void sharePrizes(bingo::Settings& settings);

} // namespace mesaviva::app
