// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::app {

/// Arguments of `mesaviva chance`.
struct ChanceArguments {
    std::optional<std::string> seed; ///< 64 hexadecimal digits; if absent, from the system's generator
    std::int64_t rounds = 100'000;
    unsigned threads = 0; ///< 0: one per core; doesn't change the report
    std::optional<std::uint64_t>
        raw;                       ///< instead of the tests, this many bytes of the seed's `outcome` stream
    std::function<bool()> stopped; ///< called regularly; true stops and reports the rounds so far
};

/// `mesaviva chance`: with `raw` writes the bytes for another battery of tests to `out`, and the seed to
/// `err`; returns 0, or 2 if they can't be written. Otherwise runs the battery of tests and writes its report
/// to `out` as a JSON object, and to `err` as a table for people. A stopped run is marked `interrupted`.
/// Returns the exit status: 0 passed, 1 failed, 2 with one line on `err` if the arguments are invalid, the
/// run was stopped too soon or `out` can't be written.
int chanceCommand(const ChanceArguments& arguments, std::ostream& out, std::ostream& err);

} // namespace mesaviva::app
