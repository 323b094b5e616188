// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"

#include <filesystem>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::scenario {

/// A record to which the scenario's table is written as well.
struct RecordTo {
    std::filesystem::path path;              ///< created if missing, else appended to
    std::string program;                     ///< the program's version
    std::function<record::WallTime()> clock; ///< the calendar's time
};

/// Exit statuses of runCommand(): all expectations met; one not met; file or record refused.
inline constexpr int kRunMet = 0;
inline constexpr int kRunUnmet = 1;
inline constexpr int kRunRefused = 2;

/// `mesaviva run`: plays a scenario file as fast as possible. Prints events to `out`, one JSON object a line,
/// and messages for people to `err`. Returns the exit status: 0 when all expectations are met, 1 when one is
/// not, 2 when the file or the record is refused (nothing goes to `out` then) or when `out` or the record
/// can't be written.
int runCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
               const std::optional<RecordTo>& recordTo = std::nullopt);

} // namespace mesaviva::scenario
