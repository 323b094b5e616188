// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace mesaviva {

/// The table's own clock. It has no `now()`: the engine learns the time from the commands it receives.
struct TableClock {
    using rep = std::chrono::milliseconds::rep;
    using period = std::chrono::milliseconds::period;
    using duration = std::chrono::milliseconds;
    using time_point = std::chrono::time_point<TableClock>;
    static constexpr bool is_steady = true;
};

/// A span of table time, in whole milliseconds.
using Duration = TableClock::duration;

/// A point of table time: milliseconds since the table opened.
using Instant = TableClock::time_point;

/// The time at which the table opened.
inline constexpr Instant kTableOpened{};

} // namespace mesaviva
