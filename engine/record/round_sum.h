// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/table/opening.h"
#include "engine/table/player.h"

#include <array>
#include <string>
#include <vector>

namespace mesaviva::record {

/// What becomes of one round after the other, for the list of rounds.
class RoundSum {
public:
    /// Those who are expected when the table opens; whoever comes later is no simulated player.
    void expect(const std::vector<Guest>& guests) {
        for (std::size_t i = 0; i < guests.size() && i < m_simulated.size(); ++i) {
            m_simulated[i] = guests[i].simulated;
        }
    }
    /// A new round begins.
    void clear() {
        staked = {};
        returned = {};
        isVoid = false;
        result.clear();
    }
    void settle(PlayerId player, Money stake, Money back) {
        if (player < m_simulated.size() && !m_simulated[player]) {
            staked += stake;
            returned += back;
        }
    }
    bool isSimulated(PlayerId player) const { return player < m_simulated.size() && m_simulated[player]; }

    Money staked; ///< by all who are not simulated
    Money returned;
    bool isVoid = false;
    std::string result;

private:
    std::array<bool, kMostPlayers> m_simulated{};
};

} // namespace mesaviva::record
