// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

namespace mesaviva::figures {

/// Arguments of `mesaviva edge roulette`.
struct EdgeRouletteArguments {
    std::string rules;                ///< `pt-804-2015`, `pt-894-2002`, `mo-60-2004`
    std::optional<std::string> table; ///< a JSON object, as in a scenario
    std::string stakes; ///< a JSON list of `stake`, `series` and `neighbours` as in scenario steps
    int parols = 0;     ///< R28: how often a winning series is staked again
};

/// `mesaviva edge roulette`: places the stakes at such a table, which refuses what it doesn't allow. Writes
/// the exact distribution of returns over all equally likely cases, its mean, its variance and the house edge
/// to `out` as a JSON object. Fractions are [numerator, denominator]; the variance's numerator is a string of
/// digits from 2^63 on. Returns the exit status: 0, or 2 with one line on `err` if the arguments are invalid
/// or `out` can't be written.
int edgeRouletteCommand(const EdgeRouletteArguments& arguments, std::ostream& out, std::ostream& err);

} // namespace mesaviva::figures
