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

/// The record to which a scenario's table is written, too.
struct RecordTo {
    std::filesystem::path path;              ///< made where there is none, else added to
    std::string program;                     ///< the program's version
    std::function<record::WallTime()> clock; ///< the calendar's time
};

/// The exit status of runCommand(): all expectations are met; one is not; file or record is refused.
inline constexpr int kRunMet = 0;
inline constexpr int kRunUnmet = 1;
inline constexpr int kRunRefused = 2;

/// `mesaviva run`: plays a scenario file as fast as it can. The events go to `out`, one JSON object a line;
/// what is meant for people goes to `err`. Gives the exit status: 0 when all expectations are met, 1 when one
/// is not, 2 when the file or the record is refused (and then nothing goes to `out`), or `out` or the record
/// can't be written.
int runCommand(const std::filesystem::path& path, std::ostream& out, std::ostream& err,
               const std::optional<RecordTo>& recordTo = std::nullopt);

} // namespace mesaviva::scenario
