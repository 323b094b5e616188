// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/learn/tutor.h"
#include "app/core/table/opened_table.h"

#include <memory>

namespace mesaviva::app {

/// Capability of a game that has a table to learn at, with a tutor.
class LearningTables {
public:
    virtual ~LearningTables() = default;

    /// Opens a table for this player alone, without a clock, with points for practice that are on no record.
    virtual OpenedTable openLearningTable() = 0;
    /// The tutor of such a table. Call its leaveTable() before `table` is destroyed.
    virtual std::unique_ptr<Tutor> tutorOf(TableModel& table) const = 0;
};

} // namespace mesaviva::app
