// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/events/lesson_entries.h"

#include <QString>

#include <functional>
#include <vector>

namespace mesaviva::app {

class TableModel;

/// A player's open stakes or cards, and their expected value.
struct StandingOdds {
    QString player;                   ///< in the current language
    std::function<LessonOdds()> odds; ///< computes the exact odds; valid only while the table does not change
};

/// Capability of a game that computes what bets are worth while the outcome is still open.
class TableOdds {
public:
    virtual ~TableOdds() = default;

    /// The odds of everybody who has bets on this table. They hold until the table changes.
    virtual std::vector<StandingOdds> standingOdds(TableModel& table) const = 0;
};

} // namespace mesaviva::app
