// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/base/seed.h"
#endif

#include "app/core/settings/settings_store.h"

namespace mesaviva::app {

/// What a school or a trainee has chosen for a reversed table, remembered from one time to the next. What a
/// game's tables are, and what may happen there, its own desk says.
struct CroupierChoices {
    static constexpr int kLevels = 3;

    int house = 0;     ///< which of the game's tables
    int work = 0;      ///< 0 the trainee is the croupier, 1 watches the program and stops its faults
    int level = 0;     ///< 0 few stakes, 1 some, 2 many
    int incidents = 0; ///< 1: now and then something happens that should not
    int wheel = 0;     ///< 0 the program's, 1 a real one whose number is entered
    int telling = 0;   ///< 0 faults are told at once, 1 at the end
    int limit = 0;     ///< seconds for a deed, up to 120; 0: as long as it takes
    int rounds = 3;    ///< of a shift, 1 to 50
    int count = 0;     ///< of the float: 0 none, 1 it agrees with its sheet, 2 it may differ

    /// What is remembered under `group` for a game with so many tables; what makes no sense reads as above.
    static CroupierChoices from(const SettingsStore& store, const char* group, int houses);
    void keep(SettingsStore& store, const char* group) const;
};

/// A shift as a table test has it, whatever is chosen otherwise: nothing is told before its end.
struct CroupierTrial {
    CroupierChoices choices;
    qint64 time = 0;    ///< milliseconds, after which the round is played to its end; 0: choices.rounds count
    int pauseAfter = 0; ///< after so many rounds there is a break; 0: none
    Seed seed{};        ///< of the shift: the same one brings the same numbers or cards
};

} // namespace mesaviva::app
