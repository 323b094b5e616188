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

/// How a moment stands in the file: milliseconds.
inline std::int64_t millisecondsOf(WallTime time) { return time.time_since_epoch().count(); }

/// The moment in a column, whatever number stands there.
inline WallTime anyTimeIn(const Statement& row, int column) {
    return WallTime(std::chrono::milliseconds(row.number(column)));
}

/// The moment in a column. Throws a Fault where it has no date.
inline WallTime timeIn(const Statement& row, int column) {
    const WallTime time = anyTimeIn(row, column);
    if (!hasDate(time)) {
        throw Fault{FaultKind::damaged, "a time lies outside the years 0 to 9999"};
    }
    return time;
}

/// The number of a table in a column. Throws a Fault where a file has no room for such a table.
inline TableNumber tableNumberIn(const Statement& row, int column) {
    const TableNumber number = row.number(column);
    if (number < 0 || number > kMostTables) {
        throw Fault{FaultKind::damaged, "a table has a number that no table has"};
    }
    return number;
}

/// A hash. Throws a Fault where it has not its length.
inline Digest digestOf(std::span<const std::uint8_t> bytes) {
    Digest digest{};
    if (bytes.size() != digest.size()) {
        throw Fault{FaultKind::damaged, "a hash has not its length"};
    }
    std::ranges::copy(bytes, digest.begin());
    return digest;
}
/// The hash in a column. Throws a Fault where it has not its length.
inline Digest digestIn(const Statement& row, int column) { return digestOf(row.bytes(column)); }

} // namespace mesaviva::record
