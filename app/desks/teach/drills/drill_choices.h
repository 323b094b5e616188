// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/drills/terms.h"
#endif

#include "app/core/settings/settings_store.h"

#include <QString>

namespace mesaviva::app {

/// Saved options of the drills.
struct DrillChoices {
    static constexpr int kTables = 4;

    drills::Drill drill = drills::Drill::payment;
    /// 0: casino (894/2002), 1: online with 37 numbers (804/2015), 2: with 38, 3: Macau (60/2004)
    int table = 0;
    int level = 0;  ///< 1 to drills::kLevels; 0: adapts to the trainee's mistakes
    int stacks = 1; ///< drills::Stacks
    int count = 20; ///< tasks of a session, 5 to 100
    int target = 5; ///< target time of a task in seconds, 1 to 120
    int limit = 0;  ///< seconds until a task is failed, up to 600; 0: unlimited
    int mark = 80;  ///< pass mark in per cent, 1 to 100

    /// Reads the saved options; invalid values become the defaults above.
    static DrillChoices from(const SettingsStore& store);
    void save(SettingsStore& store) const;

    /// Terms of the table, with chips of that value.
    drills::Terms terms(Money chip) const;
};

} // namespace mesaviva::app
