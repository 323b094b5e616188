// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/game_record.h"
#include "engine/record/record_store.h"
#include "engine/record/write/record_writer.h"
#include "engine/table/table_fields.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// The names of a table's players by PlayerId; later players are appended.
using NameList = std::shared_ptr<const std::vector<std::string>>;

/// Returns a name function over a list.
inline PlayerNames namesFrom(NameList list) {
    return [list = std::move(list)](PlayerId player) {
        return player < list->size() ? (*list)[player] : std::string();
    };
}

/// Writes one table to a RecordStore: turns events into rows and derives the list of rounds. Used on the
/// writer's thread.
template <class OnRecord>
class TableWriter {
public:
    using Game = typename OnRecord::Game;
    using Entry = typename OnRecord::Entry;
    using Settings = typename OnRecord::Settings;

    /// For a new table, opened by its first event.
    explicit TableWriter(std::string program) : m_settings(OnRecord::anySettings()) {
        m_table.program = std::move(program);
    }
    /// For a table that continues; `sum` is the sum of its running round, `round` that round's row.
    TableWriter(TableRow table, Settings settings, RoundSum sum, RoundRow round)
        : m_table(std::move(table)),
          m_settings(std::move(settings)),
          m_sum(std::move(sum)),
          m_round(std::move(round)) {}

    /// Writes events of the same instant; `seed` is that of the round they open, if they do. Throws Fault.
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
                throw Fault{FaultKind::damaged, ProblemCode::not_next_event};
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
            throw Fault{FaultKind::damaged, ProblemCode::opening_missing};
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
                {m_table.number, entry.round}, m_table.game, wall, {}, entry.seq, 0, {}, {}, false, {}, {}};
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

/// Supplies what is not in the events.
struct RecorderSources {
    PlayerNames names;               ///< names of players who join after the opening
    std::function<Seed()> seed;      ///< seed of the round that opens; sealed until the round closes
    std::function<WallTime()> clock; ///< calendar time
};

/// Passes the events of one table to a RecordWriter. The events of one instant, up to flush(), form one
/// group: stored completely or not at all. Never blocks, except in waitUntilSafe().
template <class OnRecord>
class TableRecorder {
public:
    using Game = typename OnRecord::Game;
    using Entry = typename OnRecord::Entry;

    /// For a new table. The writer must outlive the recorder.
    TableRecorder(RecordWriter& writer, RecorderSources sources)
        : TableRecorder(writer, std::move(sources), std::make_shared<TableWriter<OnRecord>>(writer.program()),
                        {}) {}
    /// For a table that continues where its record ends; `names` are those of its players.
    TableRecorder(RecordWriter& writer, RecorderSources sources,
                  std::shared_ptr<TableWriter<OnRecord>> tableWriter, std::vector<std::string> names)
        : m_writer(writer),
          m_sources(std::move(sources)),
          m_tableWriter(std::move(tableWriter)),
          m_number(std::make_shared<std::atomic<TableNumber>>(m_tableWriter->number())),
          m_names(std::make_shared<const std::vector<std::string>>(std::move(names))) {}
    TableRecorder(const TableRecorder&) = delete;
    TableRecorder& operator=(const TableRecorder&) = delete;
    ~TableRecorder() { flush(); }

    /// Adds the next event, for instance as a listener of a TableSource.
    void add(const Entry& entry) {
        if (!m_group.empty() && m_group.back().at != entry.at) {
            flush();
        }
        learnNames(entry);
        if (Game::opensRound(entry.event)) {
            m_seed = m_sources.seed();
        }
        m_group.push_back(entry);
    }

    /// Completes the group of events added so far and hands it to the writer; call after a command was
    /// executed or time has passed. If the writer has no room, the group is handed over later.
    void flush() {
        if (!m_group.empty()) {
            m_waiting.push_back({std::move(m_group), m_names, m_sources.clock(), std::exchange(m_seed, {})});
            m_group.clear();
        }
        while (!m_waiting.empty() && handOver(m_waiting.front())) {
            m_waiting.pop_front();
        }
    }

    /// Returns whether flushed groups wait for room: the table should pause, and flush again.
    bool isBehind() const { return !m_waiting.empty(); }

    /// Returns the sequence number of the last event that is safe; later ones should not be shown yet.
    std::uint64_t safeSeq() {
        while (!m_handedOver.empty() && m_handedOver.front().ticket <= m_writer.safe()) {
            m_safeSeq = m_handedOver.front().seq;
            m_handedOver.pop_front();
        }
        return m_safeSeq;
    }

    /// Waits until everything flushed is safe, for at most `most`; returns whether it is.
    bool waitUntilSafe(std::chrono::milliseconds most) {
        return m_waiting.empty() &&
               (m_handedOver.empty() || m_writer.waitFor(m_handedOver.back().ticket, most));
    }

    /// Returns the table's number in the record, once its opening is safe; 0 before.
    TableNumber number() const { return m_number->load(std::memory_order_acquire); }

private:
    struct Group {
        std::vector<Entry> entries;
        NameList names;
        WallTime wall;
        std::optional<Seed> seed;
    };
    struct HandedOver {
        RecordWriter::Ticket ticket;
        std::uint64_t seq;
    };

    void learnNames(const Entry& entry) {
        using Opened = TableOpenedWith<typename OnRecord::Settings>;
        if (const auto* opened = std::get_if<Opened>(&entry.event)) {
            auto names = std::make_shared<std::vector<std::string>>();
            for (const Guest& guest : opened->opening->guests) {
                names->push_back(guest.name);
            }
            m_names = std::move(names);
            return;
        }
        std::visit(
            [this](const auto& event) {
                if constexpr (requires {
                                  event.player;
                                  event.wallet;
                              }) { // a player is admitted
                    if (event.player >= m_names->size()) {
                        auto names = std::make_shared<std::vector<std::string>>(*m_names);
                        names->resize(event.player + 1U);
                        names->back() = m_sources.names(event.player);
                        m_names = std::move(names);
                    }
                }
            },
            entry.event);
    }

    bool handOver(Group& group) {
        const std::uint64_t last = group.entries.back().seq;
        if (!m_writer.hasRoom()) {
            return false;
        }
        const auto shared = std::make_shared<Group>(std::move(group));
        const auto ticket = m_writer.append([tableWriter = m_tableWriter, number = m_number,
                                             shared](RecordStore& store) {
            tableWriter->write(store, shared->entries, namesFrom(shared->names), shared->wall, shared->seed);
            number->store(tableWriter->number(), std::memory_order_release);
        });
        if (!ticket) {
            group = std::move(*shared);
            return false;
        }
        m_handedOver.push_back({*ticket, last});
        return true;
    }

    RecordWriter& m_writer;
    RecorderSources m_sources;
    std::shared_ptr<TableWriter<OnRecord>> m_tableWriter;
    std::shared_ptr<std::atomic<TableNumber>> m_number;
    NameList m_names;
    std::vector<Entry> m_group;
    std::optional<Seed> m_seed;
    std::deque<Group> m_waiting;
    std::deque<HandedOver> m_handedOver;
    std::uint64_t m_safeSeq = 0;
};

} // namespace mesaviva::record
