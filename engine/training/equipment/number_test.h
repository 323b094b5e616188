// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace mesaviva::equipment {

/// How often each number of a wheel has come, by its index (37: 00).
using NumberCounts = std::array<std::int64_t, 38>;

/// What a wheel's numbers say of it so far: chi-square against a wheel on which each comes equally often.
struct NumberTest {
    enum class Verdict : std::uint8_t {
        too_few,     ///< fewer than kLeastEach for each number: chi-square says nothing yet
        even,        ///< as a fair wheel brings it
        conspicuous, ///< a fair wheel brings it, on either side, once in a hundred times or less
    };

    /// The usual rule of thumb for chi-square.
    static constexpr std::int64_t kLeastEach = 5;
    static constexpr double kLevel = 0.01;

    Verdict verdict = Verdict::too_few;
    std::int64_t numbers = 0; ///< that were counted
    std::int64_t needed = 0;  ///< from so many on it says something
    int degrees = 0;
    double statistic = 0; ///< meaningful from `needed` on
    double p = 1;         ///< of both sides: too even is conspicuous, too
};

/// `pockets` is 37 or 38; counts of what the wheel lacks are left out.
NumberTest testNumbers(const NumberCounts& counts, int pockets);

} // namespace mesaviva::equipment
