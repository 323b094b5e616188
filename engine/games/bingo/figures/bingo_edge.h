// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// Arguments of `mesaviva edge bingo`.
struct EdgeBingoArguments {
    std::optional<std::string> table;         ///< a JSON object, as in a scenario
    std::optional<std::int64_t> variant;      ///< 90, 80, 75, 30; overrides the table's
    std::optional<std::int64_t> prizePercent; ///< B31; overrides the table's
    std::int64_t cards = 1;                   ///< in play in a round
    std::int64_t rounds = 10'000;             ///< to simulate if there is no formula
    std::optional<std::string> seed; ///< 64 hexadecimal digits; if absent, from the system's generator
    unsigned threads = 0;            ///< 0: one per core; doesn't change the results
    std::function<bool()> stopped;   ///< called before each round; true stops and writes the results so far
};

/// `mesaviva edge bingo`: writes to `out`, as a JSON object, with which ball each prize of the room is won:
/// exactly if there is a formula (bingo::exactChances()), else from simulated rounds with the real book of
/// cards, with 99 % intervals; each prize says which. Also writes the expected payback for that room and for
/// other prize percentages (B31), jackpots included. Progress goes to `err`. A stopped run is marked
/// `interrupted`. Returns the exit status: 0, or 2 with one line on `err` if the arguments are invalid, the
/// run was stopped before the end of the first round or `out` can't be written.
int edgeBingoCommand(const EdgeBingoArguments& arguments, std::ostream& out, std::ostream& err);

} // namespace mesaviva::figures
