// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Files of a trainee's results, SQLite too: what they have in common.
#pragma once

#include "engine/record/sqlite.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// What tells one kind of results from another, and from other programs' files.
struct ResultBook {
    std::int64_t mark;    ///< the file's `application_id`
    std::int64_t version; ///< its `user_version`
    const char* tables;   ///< the statements that make a new one
    const char* foreign;  ///< what is said of a file that is no such book
    /// The statements that make a file of version 1 one of version 2; null: there is no version 2.
    const char* fromFirst = nullptr;
    /// And of version 2 one of version 3.
    const char* fromSecond = nullptr;
};

/// Opens a book, or makes it, or brings it from an earlier version to this one. Throws Fault where that can't
/// be, and leaves another program's file, or a later version's, as it is.
Database openResults(const std::filesystem::path& file, const ResultBook& book);

/// A number of a row, from 0 to `most`. Throws Fault where it is another: what a changed file says is taken
/// only where this program could have written it.
std::int64_t countIn(const Statement& row, int column, std::int64_t most);

/// A moment of a row, in seconds since 1970. Throws Fault outside the years 0 to 9999.
std::int64_t momentIn(const Statement& row, int column);

/// A field of a list (RFC 4180) that may hold what somebody has typed.
std::string csvField(std::string_view text);

/// Milliseconds as seconds with a point: `61.005`.
std::string secondsText(std::int64_t milliseconds);

/// Seconds since 1970 as `2026-11-22T15:04:05Z`.
std::string momentText(std::int64_t seconds);

} // namespace mesaviva::record
