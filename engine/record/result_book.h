// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Common base of the SQLite files with a trainee's results.
#pragma once

#include "engine/record/sqlite.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Describes one kind of result file, and distinguishes it from other files.
struct ResultBook {
    std::int64_t mark;    ///< the file's `application_id`
    std::int64_t version; ///< its `user_version`
    const char* tables;   ///< SQL that creates a new file
    const char* foreign;  ///< error message for a file of another kind
    /// SQL that migrates version 1 to version 2; null: there is no version 2.
    const char* fromFirst = nullptr;
    /// SQL that migrates version 2 to version 3.
    const char* fromSecond = nullptr;
};

/// Opens a result file, creating or migrating it as needed. Throws Fault on failure; leaves other programs'
/// files and later versions unchanged.
Database openResults(const std::filesystem::path& file, const ResultBook& book);

/// Returns a number of a row, from 0 to `most`. Throws Fault if it is outside: altered files are only
/// accepted with values that this program could have written.
std::int64_t countIn(const Statement& row, int column, std::int64_t most);

/// Returns a time of a row, in seconds since 1970. Throws Fault outside the years 0 to 9999.
std::int64_t momentIn(const Statement& row, int column);

/// Returns a CSV field (RFC 4180) for text that a user may have typed.
std::string csvField(std::string_view text);

/// Returns milliseconds as seconds with a decimal point: `61.005`.
std::string secondsText(std::int64_t milliseconds);

/// Returns seconds since 1970 as `2026-11-22T15:04:05Z`.
std::string momentText(std::int64_t seconds);

} // namespace mesaviva::record
