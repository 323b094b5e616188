// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/record_file.h"
#include "engine/record/removed_row.h"
#include "engine/record/round_row.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace mesaviva::record {

/// Writes to a record, one row after the other, and keeps its chain. Everything is written between begin()
/// and commit(). Throws Fault, and then nothing since begin() is on disk once rollBack() was called. Used on
/// one thread, by RecordWriter.
class RecordStore {
public:
    /// See WritableRecord.
    explicit RecordStore(const std::filesystem::path& path, const std::string& vfs = {});

    /// Is told each event that is added, before it is safe.
    void setListener(std::function<void(const EventRow&)> listener) { m_listener = std::move(listener); }

    void begin();
    void commit();
    void rollBack();

    /// Whether what was committed should be moved from the log beside the file into the file, as soon as
    /// there is time for it.
    bool isUntidy() const { return m_commits >= kTidyAfter; }
    /// Does so. What was committed is safe before and after, and also where it fails.
    void tidy();

    /// Adds a table without events; its number, opening and head are filled in.
    void addTable(TableRow& table);
    /// What is known of a table; nothing where there is no such table.
    std::optional<TableRow> table(TableNumber number);

    /// Adds an event to the end of its table and gives it its hash.
    void addEvent(TableRow& table, EventRow& event);
    /// The table's head is that of its events; to be called before commit().
    void saveHead(TableRow& table);

    void openRound(const RoundRow& round);
    void closeRound(const RoundRow& round);

    /// Puts away the seed of the round that runs, where nothing that shows anything reads it.
    void seal(const RoundId& round, const Seed& seed);
    /// What was put away; nothing where nothing is.
    std::optional<Seed> sealed(const RoundId& round);
    /// Throws it away: the round is closed, its seed is in the event.
    void unseal(TableNumber table);

    /// Removes the rounds and events of a table, see retention.h; what stays of it, or nothing where it has
    /// to stay: a round runs there, it was written to here, or it is gone already.
    std::optional<RemovedRow> removeTable(TableNumber number, WallTime now);

private:
    static constexpr int kTidyAfter = 32;

    std::function<void(const EventRow&)> m_listener;
    WritableRecord m_record;
    std::set<TableNumber> m_written; ///< since it was opened
    std::set<TableNumber> m_removed; ///< likewise
    int m_commits = 0;               ///< since it was tidied up
    Statement m_addEvent;
    Statement m_saveHead;
    Statement m_openRound;
    Statement m_closeRound;
    Statement m_seal;
    Statement m_unseal;
};

} // namespace mesaviva::record
