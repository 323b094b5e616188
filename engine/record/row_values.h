// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"
#include "engine/record/fault.h"
#include "engine/record/record_file.h"
#include "engine/record/sqlite.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <span>

namespace mesaviva::record {

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
        throw Fault{FaultKind::damaged, "a time lies outside the years 0 to 9999"};
    }
    return time;
}

/// Returns the table number in a column. Throws a Fault if it is out of range.
inline TableNumber tableNumberIn(const Statement& row, int column) {
    const TableNumber number = row.number(column);
    if (number < 0 || number > kMostTables) {
        throw Fault{FaultKind::damaged, "a table has a number that no table has"};
    }
    return number;
}

/// Converts bytes to a hash. Throws a Fault if the length is wrong.
inline Digest digestOf(std::span<const std::uint8_t> bytes) {
    Digest digest{};
    if (bytes.size() != digest.size()) {
        throw Fault{FaultKind::damaged, "a hash has not its length"};
    }
    std::ranges::copy(bytes, digest.begin());
    return digest;
}
/// Returns the hash in a column. Throws a Fault if the length is wrong.
inline Digest digestIn(const Statement& row, int column) { return digestOf(row.bytes(column)); }

} // namespace mesaviva::record
