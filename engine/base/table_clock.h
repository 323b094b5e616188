// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace mesaviva {

/// The table's own clock. It has no `now()`: the engine learns the time from the commands that reach it.
struct TableClock {
    using rep = std::chrono::milliseconds::rep;
    using period = std::chrono::milliseconds::period;
    using duration = std::chrono::milliseconds;
    using time_point = std::chrono::time_point<TableClock>;
    static constexpr bool is_steady = true;
};

/// A length of table time, in whole milliseconds.
using Duration = TableClock::duration;

/// A moment of table time: milliseconds since the table was opened.
using Instant = TableClock::time_point;

/// The moment the table was opened, second 0.
inline constexpr Instant kTableOpened{};

} // namespace mesaviva
