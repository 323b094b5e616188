// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"

#include <QString>

namespace mesaviva::app {

/// Saved options of real equipment, for any game.
struct EquipmentChoices {
    int kind = 0;     ///< index of the kind of equipment
    bool sits = true; ///< the learner has a seat at the table
    QString name;     ///< name of the inspected piece

    /// Reads the saved options for `kinds` kinds; invalid values become the defaults above.
    static EquipmentChoices from(const SettingsStore& store, int kinds);
    void save(SettingsStore& store) const;
};

} // namespace mesaviva::app
