// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/bingo/state.h"
#include "engine/table/player.h"
#endif

#include "app/core/events/standing_odds.h"

#include <QCoreApplication>

#include <vector>

namespace mesaviva::app {

class BingoTableModel;

/// What the next balls may bring, exactly, in words.
class BingoOdds {
    Q_DECLARE_TR_FUNCTIONS(BingoOdds)

public:
    /// To each player with cards, while balls are drawn: whoever looks on first. The table must live longer.
    static std::vector<StandingOdds> at(const BingoTableModel& table);
    /// To that player, who must have a card: prize by prize, those that nobody has won yet.
    static LessonOdds of(const bingo::State& state, PlayerId player);
};

} // namespace mesaviva::app
