// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/state.h"

#include <algorithm>

namespace mesaviva::roulette {

State::State(const Settings& tableSettings) : settings(tableSettings), ledger(Ledger::kFirstFree) {
    if (!settings.individual) {
        due = kTableOpened;
    }
}

Money staked(const Player& player, SpotId spot, Group group) {
    const auto found = std::ranges::find_if(
        player.stakes, [&](const Stake& stake) { return stake.spot == spot && stake.group == group; });
    return found == player.stakes.end() ? Money{} : found->amount;
}

Money stakedOn(const Player& player, Group group) {
    Money total;
    for (const Stake& stake : player.stakes) {
        if (stake.group == group) {
            total += stake.amount;
        }
    }
    return total;
}

} // namespace mesaviva::roulette
