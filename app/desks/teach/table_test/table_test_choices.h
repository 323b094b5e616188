// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/croupier/table_test.h"
#endif

#include "app/core/settings/settings_store.h"

#include <vector>

namespace mesaviva::app {

/// What a school has chosen for its table tests, remembered from one to the next.
struct TableTestChoices {
    int game = 0;     ///< which of those in which one is tested
    int house = 0;    ///< which of the game's tables
    int level = 0;    ///< 0 few stakes, 1 some, 2 many
    int limit = 0;    ///< seconds for a deed, up to 120; 0: as long as it takes
    int spins = 20;   ///< where it goes by rounds: in two periods; 2 to 40
    int minutes = 20; ///< where it goes by time; 1 to 60
    croupier::TestScheme scheme{};

    /// What is remembered; what makes no sense reads as above. `houses` is how many tables each game has.
    static TableTestChoices from(const SettingsStore& store, const std::vector<int>& houses);
    void keep(SettingsStore& store) const;
    /// Nothing is out of bounds.
    bool isSound(const std::vector<int>& houses) const;
};

} // namespace mesaviva::app
