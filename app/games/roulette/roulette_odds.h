// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/games/roulette/odds/returns.h"
#endif

#include "app/core/events/standing_odds.h"

#include <QCoreApplication>

#include <vector>

namespace mesaviva::app {

class RouletteTableModel;

/// What stakes bring in the mean, exactly, in words.
class RouletteOdds {
    Q_DECLARE_TR_FUNCTIONS(RouletteOdds)

public:
    /// Of each player's stakes, as long as the number is not drawn: whoever looks on first, then the others
    /// who have staked. The table must live longer.
    static std::vector<StandingOdds> at(const RouletteTableModel& table);
    /// Of stakes at a wheel on which every number is one case.
    static LessonOdds of(const roulette::Returns& returns);
};

} // namespace mesaviva::app
