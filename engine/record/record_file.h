// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/fault.h"
#include "engine/record/rows.h"
#include "engine/record/sqlite.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

namespace mesaviva::record {

/// The `application_id` of a record in its SQLite header ("MViv"); its version is kFileVersion.
inline constexpr std::int64_t kApplicationId = 0x4D566976;

/// Returns a round's key in `rounds`: the rounds of a table are contiguous and in order. Before version 3
/// events had such keys, too, with their sequence number.
constexpr std::int64_t roundKeyOf(TableNumber table, std::uint64_t round) {
    return static_cast<std::int64_t>((static_cast<std::uint64_t>(table) << 40U) + round);
}
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

/// Returns whether a type of file system (`f_type` of Linux's statfs) is that of another machine's disk: NFS,
/// CIFS, SMB.
bool isNetworkType(std::uint64_t type);
/// Returns whether a file lies, or would lie, on such a disk; false where the system does not tell.
bool isOnNetwork(const std::filesystem::path& path);

/// Opens a record for exclusive writing: a second writer, in this program or another, gets FaultKind::locked.
/// Creates the record if there is none, and migrates an older version (migrate()). Undoes a change that this
/// program left unfinished; with a journal that is not this program's the record is refused, and nothing is
/// touched (FaultKind::unfinished). Throws Fault.
///
/// It has a write-ahead log, so that readers never wait. Not so where `isRemote`: the log's index is memory
/// that all readers share, and a disk of another machine has none, so two of them would damage the file.
class WritableRecord {
public:
    using IsRemote = bool (*)(const std::filesystem::path&);
    explicit WritableRecord(const std::filesystem::path& path, const std::string& vfs = {},
                            IsRemote isRemote = isOnNetwork);

    Database& database() { return m_database; }

private:
    std::filesystem::path m_path; ///< with links resolved, so that every way to the file uses the same lock
    Database m_lock;              ///< its exclusive lock keeps others away
    Database m_database;
};

/// Returns SQLite's message about the first damage in the file; nothing if its tables and indexes are intact.
std::optional<Problem> firstDamage(Database& database);

/// Converts a time to its value in the file: milliseconds.
inline std::int64_t millisecondsOf(WallTime time) { return time.time_since_epoch().count(); }

/// Returns the time in a column, whatever its number.
inline WallTime anyTimeIn(const Statement& row, int column) {
    return WallTime(std::chrono::milliseconds(row.number(column)));
}

/// Returns the time in a column. Throws a Fault if it has no four-digit date.
inline WallTime timeIn(const Statement& row, int column) {
    const WallTime time = anyTimeIn(row, column);
    if (!hasDate(time)) {
        throw Fault{FaultKind::damaged, ProblemCode::time_outside_years};
    }
    return time;
}

/// Returns the table number in a column. Throws a Fault if it is out of range.
inline TableNumber tableNumberIn(const Statement& row, int column) {
    const TableNumber number = row.number(column);
    if (number < 0 || number > kMostTables) {
        throw Fault{FaultKind::damaged, ProblemCode::no_table_number};
    }
    return number;
}

/// Converts bytes to a hash. Throws a Fault if the length is wrong.
inline Digest digestOf(std::span<const std::uint8_t> bytes) {
    Digest digest{};
    if (bytes.size() != digest.size()) {
        throw Fault{FaultKind::damaged, ProblemCode::hash_length};
    }
    std::ranges::copy(bytes, digest.begin());
    return digest;
}
/// Returns the hash in a column. Throws a Fault if the length is wrong.
inline Digest digestIn(const Statement& row, int column) { return digestOf(row.bytes(column)); }

// The versions of the record's schema. Each version has one migration step from the one before; a new record
// runs all of them, an older one those it lacks.
//
// 1: tables, rounds, events, the sealed seed of a running round.
//
// 2: rows about what retention has removed.
//
// 3: events.id is the order of writing, from 1, over all tables; the record's head over them (record_head.h).

/// The first version whose events are numbered in the order of writing; before, they have the keys of rounds.
inline constexpr std::int64_t kNumberedVersion = 3;
/// The version that this program writes.
inline constexpr std::int64_t kFileVersion = 3;

/// Creates the tables of a version in an empty database, or those that version `from` lacks. Call in a
/// transaction. Throws Fault.
void makeTables(Database& database, std::int64_t from = 0, std::int64_t version = kFileVersion);

/// Returns whether tables, indexes and their SQL are exactly those of a record of this version.
bool hasTablesOf(Database& database, std::int64_t version);

/// Migrates an older record to this version in one transaction. First saves a copy as
/// `records.sqlite.version-1` or the like; if that fails, the record is not touched. The database must be
/// open for exclusive writing. Throws Fault.
void migrate(Database& database, const std::filesystem::path& path);

} // namespace mesaviva::record
