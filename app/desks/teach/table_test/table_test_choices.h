// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/croupier/table_test.h"
#endif

#include "app/core/settings/settings_store.h"

#include <vector>

namespace mesaviva::app {

/// Saved options of the table tests.
struct TableTestChoices {
    int game = 0;     ///< index among the games with a table test
    int house = 0;    ///< index of the game's table
    int level = 0;    ///< 0: few stakes, 1: some, 2: many
    int limit = 0;    ///< seconds for an action, up to 120; 0: unlimited
    int spins = 20;   ///< for tests by rounds: rounds in two periods; 2 to 40
    int minutes = 20; ///< for tests by time; 1 to 60
    croupier::TestScheme scheme{};

    /// Reads the saved options; invalid values become the defaults above. `houses`: number of tables of each
    /// game.
    static TableTestChoices from(const SettingsStore& store, const std::vector<int>& houses);
    void save(SettingsStore& store) const;
    /// All values are in range.
    bool isSound(const std::vector<int>& houses) const;
};

} // namespace mesaviva::app
