// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/drills/terms.h"
#endif

#include "app/core/settings/settings_store.h"

#include <QString>

namespace mesaviva::app {

/// What a school or a trainee has chosen for the drills, remembered from one time to the next.
struct DrillChoices {
    static constexpr int kTables = 4;

    drills::Drill drill = drills::Drill::payment;
    int table = 0; ///< 0 casino (894/2002), 1 online with 37 numbers (804/2015), 2 with 38, 3 Macau (60/2004)
    int level = 0; ///< 1 to drills::kLevels; 0: it follows the trainee's own mistakes
    int stacks = 1; ///< drills::Stacks
    int count = 20; ///< tasks of a session, 5 to 100
    int target = 5; ///< seconds for a task, 1 to 120
    int limit = 0;  ///< seconds after which a task is lost, up to 600; 0: none
    int mark = 80;  ///< per cent that must be right, 1 to 100

    /// What is remembered; what makes no sense reads as above.
    static DrillChoices from(const SettingsStore& store);
    void keep(SettingsStore& store) const;

    /// The tables, with chips of that value.
    drills::Terms terms(Money chip) const;
};

} // namespace mesaviva::app
