// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A round of roulette with three players, two of whom have stakes.
#pragma once

#include "roulette_kit.h"

namespace mesaviva::kit {

inline const QString kNotNow = QStringLiteral("not_now");

/// Player 0 has 500 on red and 200 on the 9, player 1 has 300 on black, player 2 nothing.
inline void threePlayers(Table& table) {
    for (int i = 0; i < 3; ++i) {
        table.join();
    }
    table.runToBetting();
    table.stake(0, "red", 500);
    table.stake(0, "straight 9", 200);
    table.stake(1, "black", 300);
}

} // namespace mesaviva::kit
