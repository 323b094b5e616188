// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The head of a record: one hash over every event of every table, in the order of writing (chain.h). Whoever
// has noted it can check later that the record still begins with all that it then contained.
#pragma once

#include "engine/record/rows.h"
#include "engine/record/sqlite.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::record {

/// The head after the event with the number `last`; 0: before the first one.
struct RecordHead {
    std::int64_t last = 0;
    Digest head{};

    friend bool operator==(const RecordHead&, const RecordHead&) = default;
};

/// Consecutive events that retention has removed, and the heads between which they lay. Adjacent runs are
/// joined.
struct RemovedRun {
    std::int64_t first = 0; ///< number of the first event
    std::int64_t last = 0;
    Digest before{}; ///< the head before the first event
    Digest after{};  ///< the head after the last one
};

/// Returns the runs that begin after this event, in order; none if the file's version has none. Throws Fault.
std::vector<RemovedRun> removedRuns(Database& database, std::int64_t after = 0);

/// Goes through the events in the order of writing, and recomputes the head from their hashes, which it takes
/// as they are.
class HeadCursor {
public:
    /// Begins after `from`. Throws Fault.
    explicit HeadCursor(Database& database, const RecordHead& from = {});

    /// Looks for a head; before the first next().
    void find(const Digest& head);

    /// Steps to the next event; false after the last one. Throws Fault.
    bool next();

    std::int64_t id() const { return m_head.last; } ///< the event's number in the order of writing
    TableNumber table() const { return m_table; }   ///< as stored
    std::int64_t seq() const { return m_seq; }      ///< as stored
    /// Returns the head before the event.
    const RecordHead& before() const { return m_before; }
    /// Returns the head after the event; after the last one, that of the record.
    const RecordHead& head() const { return m_head; }
    /// Returns what is wrong just before the event, or at the end: numbers that are missing, for instance.
    const std::optional<Problem>& trouble() const { return m_trouble; }

    /// Returns whether the wanted head was met so far: before the first event, after an event, or at either
    /// end of what retention has removed.
    bool isFound() const { return m_isFound; }
    /// Returns the event after which it was met; nothing: there is none, or it was removed.
    const std::optional<TableMoment>& foundAfter() const { return m_foundAfter; }

private:
    void skipRemoved();
    void look(const std::optional<TableMoment>& after);

    Statement m_row;
    bool m_isNumbered;
    std::vector<RemovedRun> m_runs;
    std::size_t m_nextRun = 0;
    RecordHead m_before;
    RecordHead m_head;
    TableNumber m_table = 0;
    std::int64_t m_seq = 0;
    std::optional<Problem> m_trouble;
    std::optional<Digest> m_wanted;
    bool m_isFound = false;
    std::optional<TableMoment> m_foundAfter;
};

/// Returns the head that is stored in the file; that of an older version is made from its events. Throws
/// Fault.
RecordHead headOf(Database& database);

/// Stores the head. Throws Fault.
void storeHead(Database& database, const RecordHead& head);

/// Stores the runs of a table's events, joined with those beside them, before the events are removed. False,
/// and nothing is stored, if events before its last one are missing. Throws Fault.
bool storeRemovedRuns(Database& database, TableNumber table);

} // namespace mesaviva::record
