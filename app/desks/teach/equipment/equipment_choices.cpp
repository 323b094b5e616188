// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/equipment_choices.h"

namespace mesaviva::app {

namespace {

constexpr int kMostPieceName = 40; ///< letters

QString equipmentKey(const char* name) { return QStringLiteral("equipment/") + QLatin1String(name); }

} // namespace

EquipmentChoices EquipmentChoices::from(const SettingsStore& store, int kinds) {
    const EquipmentChoices usual;
    EquipmentChoices choices;
    choices.kind = static_cast<int>(store.number(equipmentKey("game"), 0, kinds - 1, usual.kind));
    choices.sits = store.number(equipmentKey("sits"), 0, 1, usual.sits ? 1 : 0) == 1;
    choices.name = store.text(equipmentKey("name")).left(kMostPieceName);
    return choices;
}

void EquipmentChoices::save(SettingsStore& store) const {
    store.storeNumber(equipmentKey("game"), kind);
    store.storeNumber(equipmentKey("sits"), sits ? 1 : 0);
    store.storeWord(equipmentKey("name"), name);
}

} // namespace mesaviva::app
