// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/state.h"

namespace mesaviva::poker {

State::State(const Settings& tableSettings)
    : settings(tableSettings),
      ledger(Ledger::kFirstFree + 2 * static_cast<std::size_t>(kMostSeats)) {
    if (!settings.individual) {
        due = kTableOpened;
    }
}

} // namespace mesaviva::poker
