// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/croupier/reversed_roulette.h"
#endif

#include "app/settings/settings_store.h"

#include <string>

namespace mesaviva::app {

/// What a school or a trainee has chosen for the reversed table, remembered from one time to the next.
struct CroupierChoices {
    static constexpr int kHouses = 6;
    static constexpr int kLevels = 3;

    /// 0 casino with colour chips, 1 with cash chips only (894/2002), 2 online with 37 numbers, 3 with 38
    /// (804/2015), 4 Macau with stakes before the launch, 5 while the ball runs (60/2004).
    int house = 0;
    int work = 0;      ///< 0 the trainee is the croupier, 1 watches the program and stops its faults
    int level = 0;     ///< 0 few stakes, 1 some, 2 many
    int incidents = 0; ///< 1: now and then something falls into the wheel
    int wheel = 0;     ///< 0 the program's, 1 a real one whose number is entered
    int telling = 0;   ///< 0 faults are told at once, 1 at the end
    int limit = 0;     ///< seconds for a deed, up to 120; 0: as long as it takes
    int rounds = 3;    ///< of a shift, 1 to 50

    /// What is remembered; what makes no sense reads as above.
    static CroupierChoices from(const SettingsStore& store);
    void keep(SettingsStore& store) const;

    /// The table and how one works there.
    croupier::RouletteShift shift() const;
    /// What results call the table: `pt-894-2002/colour`.
    std::string table() const;
};

} // namespace mesaviva::app
