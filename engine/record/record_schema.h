// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The versions of the record's schema. Each version has one migration step from the one before; a new record
// runs all of them, an older one those it lacks.
//
// 1: tables, rounds, events, the sealed seed of a running round.
//
// 2: rows about what retention has removed.
#pragma once

#include "engine/record/sqlite.h"

#include <cstdint>
#include <filesystem>
#include <string>

namespace mesaviva::record {

/// The version that this program writes.
inline constexpr std::int64_t kFileVersion = 2;

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
