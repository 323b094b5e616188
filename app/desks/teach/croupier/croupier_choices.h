// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/base/seed.h"
#include "engine/training/croupier/table_test.h"
#endif

#include "app/core/settings/settings_store.h"
#include "app/core/table/real_time.h"
#include "app/core/table/table_model.h"
#include "app/desks/teach/croupier/croupier_results.h"

#include <QString>

#include <functional>
#include <memory>

namespace mesaviva::app {

/// Saved options of a reversed table. The game's own desk defines its tables and incidents.
struct CroupierChoices {
    static constexpr int kLevels = 3;

    int house = 0; ///< index of the game's table
    int work = 0; ///< 0: the trainee is the croupier, 1: the trainee watches the program and stops its faults
    int level = 0;      ///< 0: few stakes, 1: some, 2: many
    int incidents = 0;  ///< 1: an incident happens now and then
    int wheel = 0;      ///< 0: the program's, 1: a real one whose number is entered
    int feedback = 0;   ///< 0: faults are reported at once, 1: at the end
    int limit = 0;      ///< seconds for an action, up to 120; 0: unlimited
    int numberCall = 0; ///< 0: the number is called with its even chances, 1: with its colour only
    int rounds = 3;     ///< rounds of a shift, 1 to 50
    int count = 0;      ///< count of the float: 0: none, 1: matches its sheet, 2: may differ
    // What is judged of the hands, where the game knows it: 0: not, 1: it is.
    int clearing = 1; ///< the trainee takes losing chips; else an assistant does
    int opening = 0;  ///< stacked winners are opened before anybody is paid
    int pieces = 0;   ///< the chips of each payment, and how they lie
    int proving = 0;  ///< chips are shown before they are handed over
    int buyIns = 0;   ///< people buy chips of a colour, and change them back when they leave
    int changing = 0; ///< players want change
    int cage = 0;     ///< the cage brings fills and fetches credits

    /// Those as in croupier::TestScheme::hands.
    void setHands(int bits);
    static int CroupierChoices::*hand(croupier::HandPart part);

    /// Reads the options saved under `group` for a game with `houses` tables; invalid values become the
    /// defaults above.
    static CroupierChoices from(const SettingsStore& store, const char* group, int houses);
    void save(SettingsStore& store, const char* group) const;
};

/// Conditions of a table test, in place of the options: nothing is reported before the end.
struct CroupierTrial {
    CroupierChoices choices;
    qint64 time = 0; ///< milliseconds, after which the round is played to its end; 0: choices.rounds applies
    int pauseAfter = 0; ///< number of rounds before the break; 0: no break
    Seed seed{};        ///< seed of the shift: equal seeds give equal numbers or cards
};

/// What a croupier desk needs from outside.
struct CroupierOutside {
    QString settings;                         ///< INI file; empty: the user's own
    QString folder;                           ///< for the results; empty: the user's own
    std::unique_ptr<Ticks> ticks;             ///< null: the system's clock
    std::function<Seed()> seed;               ///< of a shift; none: the system's generator
    std::function<Pace()> pace;               ///< of the table; none: the system's
    std::shared_ptr<CroupierResults> results; ///< shared with other desks; null: in `folder`
};

} // namespace mesaviva::app
