// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// What `mesaviva chance` was told.
struct ChanceText {
    std::optional<std::string> seed; ///< 64 hexadecimal digits; none: from the system's generator
    std::int64_t rounds = 100'000;
    unsigned threads = 0;          ///< 0: one for each core; the report is the same
    std::function<bool()> stopped; ///< asked now and then; yes: what there is, is reported
};

/// `mesaviva chance`: runs the battery of tests and writes its report to `out`, a JSON object, and to `err`
/// as a table for people. What was stopped is marked `interrupted`. Gives the exit status: 0 passed, 1
/// failed, 2 with one line on `err` when the words are refused, it was stopped too soon or `out` can't be
/// written.
int chanceCommand(const ChanceText& words, std::ostream& out, std::ostream& err);

} // namespace mesaviva::figures
