// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"

#include <QString>

namespace mesaviva::app {

/// What a school has chosen for its real equipment, whatever the game, remembered from one time to the next.
struct EquipmentChoices {
    int kind = 0;     ///< which of the house's
    bool sits = true; ///< the learner has a seat at the table
    QString name;     ///< what the house calls the piece that is inspected

    /// What is remembered, of so many kinds; what makes no sense reads as above.
    static EquipmentChoices from(const SettingsStore& store, int kinds);
    void keep(SettingsStore& store) const;
};

} // namespace mesaviva::app
