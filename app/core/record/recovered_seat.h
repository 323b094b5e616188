// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/session_report.h"
#include "engine/base/money.h"
#include "engine/record/event_row.h"
#include "engine/table/player.h"

#include <any>
#include <memory>
#include <string>
#include <utility>

namespace mesaviva::record {
template <class OnRecord>
struct RecoveredTable;
}

namespace mesaviva::app {

/// This player's seat at a table when the program was killed, which can be resumed: no round runs there any
/// more, and the session continues.
class RecoveredSeat {
public:
    /// `own` is this player's number at the table; `report` is the session's summary so far.
    template <class OnRecord>
    RecoveredSeat(std::shared_ptr<const record::RecoveredTable<OnRecord>> table, PlayerId own,
                  SessionReport report)
        : m_number(table->table.number),
          m_game(OnRecord::kName),
          m_own(own),
          m_wallet(table->state.wallet(own)),
          m_report(std::move(report)),
          m_table(std::move(table)) {}

    record::TableNumber number() const { return m_number; }
    /// The game's key.
    const std::string& game() const { return m_game; }
    PlayerId own() const { return m_own; }
    /// This player's points there.
    Money wallet() const { return m_wallet; }
    /// The session's summary so far.
    const SessionReport& report() const { return m_report; }
    /// The table itself; null if it belongs to another game.
    template <class OnRecord>
    std::shared_ptr<const record::RecoveredTable<OnRecord>> table() const {
        const auto* const table =
            std::any_cast<std::shared_ptr<const record::RecoveredTable<OnRecord>>>(&m_table);
        return table ? *table : nullptr;
    }

private:
    record::TableNumber m_number;
    std::string m_game;
    PlayerId m_own;
    Money m_wallet;
    SessionReport m_report;
    std::any m_table; ///< a shared pointer to the game's RecoveredTable
};

} // namespace mesaviva::app
