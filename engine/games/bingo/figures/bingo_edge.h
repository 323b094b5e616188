// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// What `mesaviva edge bingo` was told.
struct EdgeBingoText {
    std::optional<std::string> table;         ///< a JSON object, as in a scenario
    std::optional<std::int64_t> variant;      ///< 90, 80, 75, 30; put into the table
    std::optional<std::int64_t> prizePercent; ///< B31; put into the table
    std::int64_t cards = 1;                   ///< in play in a round
    std::int64_t rounds = 10'000;             ///< played where there is no formula
    std::optional<std::string> seed;          ///< 64 hexadecimal digits; none: from the system's generator
    unsigned threads = 0;                     ///< 0: one for each core; the figures are the same
    std::function<bool()> stopped;            ///< asked before each round; yes: what there is, is written
};

/// `mesaviva edge bingo`: writes to `out`, a JSON object, at which ball each prize of the room falls: exactly
/// where there is a formula (bingo::exactChances()), else from rounds that are played with the real book of
/// cards, with 99 % intervals; each prize says which. And what share of the stakes comes back, for that room
/// and for other prize percentages (B31), jackpots included. How far it has come goes to `err`. What was
/// stopped is marked `interrupted`. Gives the exit status: 0, or 2 with one line on `err` when the words are
/// refused, it was stopped before the first round was over or `out` can't be written.
int edgeBingoCommand(const EdgeBingoText& words, std::ostream& out, std::ostream& err);

} // namespace mesaviva::figures
