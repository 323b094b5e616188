// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recovered_seat.h"
#include "app/core/table/opened_table.h"
#include "engine/base/money.h"
#include "engine/table/player.h"

#include <cstddef>
#include <functional>

namespace mesaviva::app {

/// Capability of a game that gives players their seat back: after the program was killed, or when the open
/// table had to close because a new record begins.
class SeatRecovery {
public:
    virtual ~SeatRecovery() = default;

    /// Whether openRecovered() continues the player's session. Otherwise the session ended with the program.
    virtual bool resumesSession() const { return true; }
    /// Opens the table where the player sat when the program was killed, or the same room; without a table
    /// where that is not possible.
    virtual OpenedTable openRecovered(const RecoveredSeat& seat) = 0;

    /// Opens a table for a player with these points.
    using Opener = std::function<OpenedTable(Money wallet)>;
    /// Copies what is needed to open another table like the live `table` once that one is closed: the same
    /// settings, as many simulated players, and the player in the same seat or observing as before.
    virtual Opener openerLike(TableModel& table) = 0;

protected:
    /// How many of the players of a table's state are simulated in its session.
    template <class Session, class Players>
    static int simulatedAt(const Session& session, const Players& players) {
        int simulated = 0;
        for (std::size_t player = 0; player < players.size(); ++player) {
            simulated += session.isSimulated(static_cast<PlayerId>(player)) ? 1 : 0;
        }
        return simulated;
    }
};

} // namespace mesaviva::app
