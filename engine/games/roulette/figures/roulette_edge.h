// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// What `mesaviva edge roulette` was told.
struct EdgeRouletteText {
    std::string rules;                ///< `pt-804-2015`, `pt-894-2002`, `mo-60-2004`
    std::optional<std::string> table; ///< a JSON object, as in a scenario
    std::string stakes; ///< a JSON list of `stake`, `series` and `neighbours` as in a scenario's steps
    int parols = 0;     ///< R28: how often a series that wins goes again
};

/// `mesaviva edge roulette`: lays the stakes at such a table, which refuses what it does not take, and writes
/// to `out`, a JSON object, what comes back in how many of all equally likely cases, its mean and variance
/// and the house's edge, exactly: fractions as [numerator, denominator], the variance's numerator as a text
/// of digits from 2^63 on. Gives the exit status: 0, or 2 with one line on `err` when the words are refused
/// or `out` can't be written.
int edgeRouletteCommand(const EdgeRouletteText& words, std::ostream& out, std::ostream& err);

} // namespace mesaviva::figures
