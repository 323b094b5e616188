// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A round of bingo 30 for three players, each with one known card.
#pragma once

#include "bingo_kit.h"

namespace mesaviva::kit {

inline const QString kNotNow = QStringLiteral("not_now");

/// small(1) wins the line at the third number and bingo at the ninth: 72 and 168 cents.
inline const QString kFirstCardWins = QStringLiteral("1 11 21 2 12 22 3 13 23");

/// One card for each player, small(1) to small(3).
inline GivenOutcome threeCards(const QString& numbers = kFirstCardWins) {
    return given(numbers, {{small(1)}, {small(2)}, {small(3)}});
}

/// Three players buy a card each, which gives 240 cents of prize money. The sale is still open.
inline void threePlayers(Room& room) {
    room.joinAll(3);
    room.runToSale();
    for (PlayerId player = 0; player < 3; ++player) {
        room.buy(player);
    }
}

} // namespace mesaviva::kit
