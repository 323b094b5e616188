// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"
#include "engine/record/sqlite.h"

#include <filesystem>
#include <optional>
#include <string>

namespace mesaviva::record {

/// The `application_id` of a record in its SQLite header ("MViv"); its version is in record_schema.h.
inline constexpr std::int64_t kApplicationId = 0x4D566976;

/// Returns an event's key in `events`: the events of a table are contiguous and in order.
constexpr std::int64_t eventKeyOf(TableNumber table, std::uint64_t seq) {
    return static_cast<std::int64_t>((static_cast<std::uint64_t>(table) << 40U) + seq);
}
/// Returns a round's key in `rounds`.
constexpr std::int64_t roundKeyOf(TableNumber table, std::uint64_t round) { return eventKeyOf(table, round); }
/// Limits: tables of a file, and events of a table.
inline constexpr TableNumber kMostTables = (std::int64_t{1} << 22);
inline constexpr std::uint64_t kMostEvents = (std::uint64_t{1} << 40) - 1;

/// Returns whether a file starts like a SQLite database. Safe for a file that this process is writing: no
/// lock on it is lost. False if it cannot be read.
bool isDatabase(const std::filesystem::path& path);

/// Opens a record of this or an older version for reading. Other programs may go on writing to it. A damaged
/// file is refused and not touched, as is one whose last change was cut off, since a reader cannot undo that
/// (FaultKind::unfinished). Throws Fault.
Database openForReading(const std::filesystem::path& path, const std::string& vfs = {});

/// Opens a record for exclusive writing: a second writer, in this program or another, gets FaultKind::locked.
/// Creates the record if there is none, and migrates an older version (migrate()). Undoes a change that this
/// program left unfinished; with a journal that is not this program's the record is refused, and nothing is
/// touched (FaultKind::unfinished). Throws Fault.
class WritableRecord {
public:
    explicit WritableRecord(const std::filesystem::path& path, const std::string& vfs = {});

    Database& database() { return m_database; }

private:
    std::filesystem::path m_path; ///< with links resolved, so that every way to the file uses the same lock
    Database m_lock;              ///< its exclusive lock keeps others away
    Database m_database;
};

/// Returns SQLite's message about the first damage in the file; nothing if its tables and indexes are intact.
std::optional<std::string> firstDamage(Database& database);

} // namespace mesaviva::record
