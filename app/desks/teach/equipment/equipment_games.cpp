// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/equipment/bingo_equipment.h"
#include "app/desks/teach/equipment/poker_equipment.h"
#include "app/desks/teach/equipment/roulette_equipment.h"

namespace mesaviva::app {

QList<EquipmentKind*> equipmentKinds(const QString& settings, QObject* parent) {
    return {new RouletteEquipment(settings, parent), new BingoEquipment(settings, parent),
            new PokerEquipment(settings, parent)};
}

} // namespace mesaviva::app
