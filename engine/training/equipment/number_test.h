// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace mesaviva::equipment {

/// How often each number of a wheel has come up, by its index (37: 00).
using NumberCounts = std::array<std::int64_t, 38>;

/// Chi-square test of a wheel's numbers against a wheel on which each is equally likely.
struct NumberTest {
    enum class Verdict : std::uint8_t {
        too_few,     ///< fewer than kLeastEach for each number: chi-square says nothing yet
        even,        ///< as expected of a fair wheel
        conspicuous, ///< at most once in a hundred times with a fair wheel, on either side
    };

    /// The usual rule of thumb for chi-square.
    static constexpr std::int64_t kLeastEach = 5;
    static constexpr double kLevel = 0.01;

    Verdict verdict = Verdict::too_few;
    std::int64_t numbers = 0; ///< counted so far
    std::int64_t needed = 0;  ///< the test is meaningful from this count on
    int degrees = 0;
    double statistic = 0; ///< meaningful from `needed` on
    double p = 1;         ///< two-sided: too even is conspicuous, too
};

/// Tests the counts of a wheel with 37 or 38 pockets; ignores numbers that it lacks.
NumberTest testNumbers(const NumberCounts& counts, int pockets);

} // namespace mesaviva::equipment
