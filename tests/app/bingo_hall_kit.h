// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "app/games/bingo/bingo_room.h"
#include "engine/base/money.h"
#endif

namespace mesaviva::test {

/// The points of a player who enters a room.
constexpr Money kWallet{100'000};

/// The room that a player has set up.
inline app::BingoRoomPlan customRoom() {
    app::BingoRoomPlan plan;
    plan.key = QStringLiteral("custom");
    plan.members = 10;
    return plan;
}

} // namespace mesaviva::test
