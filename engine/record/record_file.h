// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"
#include "engine/record/sqlite.h"

#include <filesystem>
#include <optional>
#include <string>

namespace mesaviva::record {

/// What marks a record in the header of its SQLite file ("MViv"); its version is in record_schema.h.
inline constexpr std::int64_t kApplicationId = 0x4D566976;

/// Where a table's event stands in `events`: those of a table lie together, in their order.
constexpr std::int64_t eventKeyOf(TableNumber table, std::uint64_t seq) {
    return static_cast<std::int64_t>((static_cast<std::uint64_t>(table) << 40U) + seq);
}
/// The same for a round in `rounds`.
constexpr std::int64_t roundKeyOf(TableNumber table, std::uint64_t round) { return eventKeyOf(table, round); }
/// So many tables a file has room for, and so many events a table.
inline constexpr TableNumber kMostTables = (std::int64_t{1} << 22);
inline constexpr std::uint64_t kMostEvents = (std::uint64_t{1} << 40) - 1;

/// Whether a file is a database, as records are, by its first bytes. It may be one that this process writes:
/// no lock on it is lost. False where it can't be read.
bool isDatabase(const std::filesystem::path& path);

/// Opens a record for reading, of this version or an older one. Other programs may go on writing to it; a
/// file that is not as it should be is refused and not touched, as is one whose last change was cut off,
/// since whoever reads can't undo that (FaultKind::unfinished). Throws Fault.
Database openForReading(const std::filesystem::path& path, const std::string& vfs = {});

/// Opens a record for writing, alone: a second one to do so, in this program or another, gets
/// FaultKind::locked. An empty record is made where there is none, and one of an older version is brought up
/// to this one (migrate()). A change that this program left unfinished is undone; a journal beside the record
/// that is not this program's is refused, and nothing is touched (FaultKind::unfinished). Throws Fault.
class WritableRecord {
public:
    explicit WritableRecord(const std::filesystem::path& path, const std::string& vfs = {});

    Database& database() { return m_database; }

private:
    std::filesystem::path m_path; ///< that a link leads to: its lock lies beside it, whichever way one came
    Database m_lock;              ///< its exclusive lock keeps others away
    Database m_database;
};

/// Whether every table and index of the file is as SQLite has left it; else its words on what is not.
std::optional<std::string> firstDamage(Database& database);

} // namespace mesaviva::record
