// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_on_record.h"
#include "engine/record/record_store.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mesaviva::record {

/// The names of a table's players by PlayerId; those who come later are added at the end.
using NameList = std::shared_ptr<const std::vector<std::string>>;

/// The players' names of such a list.
inline PlayerNames namesFrom(NameList list) {
    return [list = std::move(list)](PlayerId player) {
        return player < list->size() ? (*list)[player] : std::string();
    };
}

/// One table as RecordStore gets it: events become rows, and the list of rounds follows from them. On the
/// writer's thread.
template <class OnRecord>
class TablePage {
public:
    using Game = typename OnRecord::Game;
    using Entry = typename OnRecord::Entry;
    using Settings = typename OnRecord::Settings;

    /// A table that is to be opened by its first event.
    explicit TablePage(std::string program) : m_settings(OnRecord::anySettings()) {
        m_table.program = std::move(program);
    }
    /// A table that goes on; `sum` is that of its running round, `round` what is known of that.
    TablePage(TableRow table, Settings settings, RoundSum sum, RoundRow round)
        : m_table(std::move(table)),
          m_settings(std::move(settings)),
          m_sum(std::move(sum)),
          m_round(std::move(round)) {}

    /// Writes events that happened together; `seed` is that of the round which they open, if they do.
    /// Throws Fault.
    void write(RecordStore& store, std::span<const Entry> entries, const PlayerNames& names, WallTime wall,
               const std::optional<Seed>& seed) {
        for (const Entry& entry : entries) {
            OnRecord::write(m_text, entry, names, m_settings);
            if (m_table.number == 0) {
                open(store, entry, wall);
            }
            m_row.round = entry.round;
            m_row.at = entry.at.time_since_epoch().count();
            m_row.wall = wall;
            m_row.text = m_text.result();
            store.addEvent(m_table, m_row);
            if (m_row.seq != entry.seq) {
                throw Fault{FaultKind::damaged, "an event is not the next of its table"};
            }
            OnRecord::sumUp(m_sum, entry.event);
            follow(store, entry, wall, seed);
        }
        store.saveHead(m_table);
    }

    TableNumber number() const { return m_table.number; }

private:
    void open(RecordStore& store, const Entry& entry, WallTime wall) {
        using Opened = TableOpenedWith<Settings>;
        const auto* const opened = std::get_if<Opened>(&entry.event);
        if (!opened) {
            throw Fault{FaultKind::damaged, "a table does not begin with its opening"};
        }
        m_settings = opened->opening->settings;
        m_table.game = OnRecord::kName;
        m_table.rulesVersion = rulesVersion(m_settings);
        m_table.rules = m_table.rulesVersion.substr(0, m_table.rulesVersion.find('/'));
        m_table.opened = wall;
        store.addTable(m_table);
    }

    void follow(RecordStore& store, const Entry& entry, WallTime wall, const std::optional<Seed>& seed) {
        if (Game::opensRound(entry.event)) {
            m_round = {
                {m_table.number, entry.round}, m_table.game, wall, {}, entry.seq, 0, {}, {}, false, {}};
            store.openRound(m_round);
            if (seed) {
                store.seal(m_round.id, *seed);
            }
        } else if (Game::closesRound(entry.event)) {
            m_round.closed = wall;
            m_round.last = entry.seq;
            m_round.staked = m_sum.staked;
            m_round.returned = m_sum.returned;
            m_round.isVoid = m_sum.isVoid;
            m_round.result = m_sum.result;
            store.closeRound(m_round);
            store.unseal(m_table.number);
        }
    }

    TableRow m_table;
    Settings m_settings;
    RoundSum m_sum;
    RoundRow m_round;
    EventTextWriter m_text;
    EventRow m_row;
};

} // namespace mesaviva::record
