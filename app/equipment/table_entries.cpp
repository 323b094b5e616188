// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/equipment/table_entries.h"

#include "app/equipment/bingo_entries.h"
#include "app/equipment/poker_entries.h"
#include "app/equipment/roulette_entries.h"

#include <utility>

namespace mesaviva::app {

EquippedTable openEquipped(const EquipmentChoices& choices, RecordKeeper& keeper, Pace pace) {
    switch (choices.game) {
    case EquipmentChoices::Bingo: return openRealBalls(choices, keeper, std::move(pace));
    case EquipmentChoices::Poker: return openRealCards(choices, keeper, std::move(pace));
    default: return openRealWheel(choices, keeper, std::move(pace));
    }
}

} // namespace mesaviva::app
