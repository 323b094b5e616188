// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of a record's tables. Each has one step that makes it of the one before; a new record takes
// all of them, an older one those that it lacks.
//
// 1: tables, rounds, events, the sealed seed of a round that runs.
// 2: what retention has removed.
#pragma once

#include "engine/record/sqlite.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace mesaviva::record {

/// The version that this program writes.
inline constexpr std::int64_t kFileVersion = 2;

/// Makes the tables of this version in an empty database, or those that one of the version `from` lacks. To
/// be called in a transaction. Throws Fault.
void makeTables(Database& database, std::int64_t from = 0, std::int64_t version = kFileVersion);

/// Whether the tables, indices and their words are those of a record of this version, to the letter.
bool hasTablesOf(Database& database, std::int64_t version);

/// Brings a record of an older version up to this one, in one transaction. A copy of it as it was is kept
/// beside it, as `records.sqlite.version-1` or the like; where that can't be made the record is not touched.
/// The database is open for writing, by nobody else. Throws Fault.
void migrate(Database& database, const std::filesystem::path& path);

} // namespace mesaviva::record
