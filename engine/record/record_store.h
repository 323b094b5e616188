// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/record_file.h"
#include "engine/record/record_head.h"
#include "engine/record/rows.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace mesaviva::record {

/// Writes the rows of a record and maintains its hash chain and its head. All writing takes place between
/// begin() and commit(). Throws Fault; after rollBack() nothing since begin() is stored. Used on one thread,
/// by RecordWriter.
class RecordStore {
public:
    /// See WritableRecord.
    explicit RecordStore(const std::filesystem::path& path, const std::string& vfs = {},
                         WritableRecord::IsRemote isRemote = isOnNetwork);

    /// Sets a function that is called with each event added, before it is safe.
    void setListener(std::function<void(const EventRow&)> listener) { m_listener = std::move(listener); }

    void begin();
    void commit();
    void rollBack();

    /// Returns whether the write-ahead log should be merged into the file when there is time.
    bool isUntidy() const { return m_commits >= kTidyAfter; }
    /// Merges the write-ahead log into the file. Committed data is safe before and after, even if this fails.
    void tidy();

    /// Adds a table without events; fills in its number, opening hash and head.
    void addTable(TableRow& table);
    /// Returns a table's row; nothing if there is no such table.
    std::optional<TableRow> table(TableNumber number);

    /// Returns the table number of the house page (house_page.h); 0 if there is none.
    TableNumber housePage();

    /// Appends an event to its table and sets its hash.
    void addEvent(TableRow& table, EventRow& event);
    /// Updates the table's head from its events; call before commit().
    void saveHead(TableRow& table);

    void openRound(const RoundRow& round);
    void closeRound(const RoundRow& round);

    /// Stores the seed of the running round, where no part of the program that displays anything reads it.
    void seal(const RoundId& round, const Seed& seed);
    /// Returns the sealed seed; nothing if there is none.
    std::optional<Seed> sealed(const RoundId& round);
    /// Deletes the sealed seed: the round is closed, and its seed is in the event.
    void unseal(TableNumber table);

    /// Removes the rounds and events of a table (retention.h). Returns what stays of it; nothing if it may
    /// not be removed: a round is running, it was written to by this store, it is already gone, or
    /// events before its last one are missing.
    std::optional<RemovedRow> removeTable(TableNumber number, WallTime now);

private:
    static constexpr int kTidyAfter = 32;

    std::function<void(const EventRow&)> m_listener;
    WritableRecord m_record;
    std::set<TableNumber> m_written; ///< since the store was opened
    std::set<TableNumber> m_removed; ///< likewise
    int m_commits = 0;               ///< since the last tidy()
    RecordHead m_head;               ///< in the running transaction
    bool m_isHeadChanged = false;
    Statement m_addEvent;
    Statement m_saveHead;
    Statement m_openRound;
    Statement m_closeRound;
    Statement m_seal;
    Statement m_unseal;
};

} // namespace mesaviva::record
