// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/record_writer.h"
#include "engine/record/table_page.h"
#include "engine/table/table_fields.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// Where a recorder learns what no event says.
struct RecorderSources {
    PlayerNames names;               ///< of players who come after the opening
    std::function<Seed()> seed;      ///< of the round that opens; it is put away until the round closes
    std::function<WallTime()> clock; ///< the calendar's time
};

/// Hears what one table tells and gives it to a RecordWriter. What is told at one instant, up to flush(), is
/// one group: on disk as a whole or not at all. It never waits.
template <class OnRecord>
class TableRecorder {
public:
    using Game = typename OnRecord::Game;
    using Entry = typename OnRecord::Entry;

    /// For a new table. The writer must live longer.
    TableRecorder(RecordWriter& writer, RecorderSources sources)
        : TableRecorder(writer, std::move(sources), std::make_shared<TablePage<OnRecord>>(writer.program()),
                        {}) {}
    /// For a table that goes on where its record ends; `names` are those of its players.
    TableRecorder(RecordWriter& writer, RecorderSources sources, std::shared_ptr<TablePage<OnRecord>> page,
                  std::vector<std::string> names)
        : m_writer(writer),
          m_sources(std::move(sources)),
          m_page(std::move(page)),
          m_number(std::make_shared<std::atomic<TableNumber>>(m_page->number())),
          m_names(std::make_shared<const std::vector<std::string>>(std::move(names))) {}
    TableRecorder(const TableRecorder&) = delete;
    TableRecorder& operator=(const TableRecorder&) = delete;
    ~TableRecorder() { flush(); }

    /// Takes in the next event, for instance as a listener of a TableSource.
    void hear(const Entry& entry) {
        if (!m_group.empty() && m_group.back().at != entry.at) {
            flush();
        }
        learnNames(entry);
        if (Game::opensRound(entry.event)) {
            m_seed = m_sources.seed();
        }
        m_group.push_back(entry);
    }

    /// All that was heard belongs together and may be written; to be called once a command is carried out or
    /// time has passed. What the writer has no room for is kept and given to it the next time.
    void flush() {
        if (!m_group.empty()) {
            m_kept.push_back({std::move(m_group), m_names, m_sources.clock(), std::exchange(m_seed, {})});
            m_group.clear();
        }
        while (!m_kept.empty() && giveAway(m_kept.front())) {
            m_kept.pop_front();
        }
    }

    /// Whether the writer has not taken all that was flushed: the table should wait, and flush again.
    bool isBehind() const { return !m_kept.empty(); }

    /// The number of the last event that is safe; what comes after it should not be shown yet.
    std::uint64_t safeSeq() {
        while (!m_given.empty() && m_given.front().ticket <= m_writer.safe()) {
            m_safeSeq = m_given.front().seq;
            m_given.pop_front();
        }
        return m_safeSeq;
    }

    /// Waits until all that was flushed is safe, but no longer than that; whether it is.
    bool waitUntilSafe(std::chrono::milliseconds most) {
        return m_kept.empty() && (m_given.empty() || m_writer.waitFor(m_given.back().ticket, most));
    }

    /// The table's number in the record, once its opening is safe; 0 before.
    TableNumber number() const { return m_number->load(std::memory_order_acquire); }

private:
    struct Group {
        std::vector<Entry> entries;
        NameList names;
        WallTime wall;
        std::optional<Seed> seed;
    };
    struct Given {
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
                              }) { // somebody is admitted
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

    bool giveAway(Group& group) {
        const std::uint64_t last = group.entries.back().seq;
        if (!m_writer.hasRoom()) {
            return false;
        }
        const auto shared = std::make_shared<Group>(std::move(group));
        const auto ticket = m_writer.append([page = m_page, number = m_number, shared](RecordStore& store) {
            page->write(store, shared->entries, namesFrom(shared->names), shared->wall, shared->seed);
            number->store(page->number(), std::memory_order_release);
        });
        if (!ticket) {
            group = std::move(*shared);
            return false;
        }
        m_given.push_back({*ticket, last});
        return true;
    }

    RecordWriter& m_writer;
    RecorderSources m_sources;
    std::shared_ptr<TablePage<OnRecord>> m_page;
    std::shared_ptr<std::atomic<TableNumber>> m_number;
    NameList m_names;
    std::vector<Entry> m_group;
    std::optional<Seed> m_seed;
    std::deque<Group> m_kept;
    std::deque<Given> m_given;
    std::uint64_t m_safeSeq = 0;
};

} // namespace mesaviva::record
