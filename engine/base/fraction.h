// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <numeric>

namespace mesaviva {

/// An exact fraction in lowest terms; the denominator is positive.
struct Fraction {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    /// Returns the fraction reduced to lowest terms; `denominator` must be positive.
    static constexpr Fraction of(std::int64_t numerator, std::int64_t denominator) {
        const std::int64_t common = std::gcd(numerator, denominator);
        return {numerator / common, denominator / common};
    }

    /// Returns the nearest floating-point number.
    constexpr double value() const {
        return static_cast<double>(numerator) / static_cast<double>(denominator);
    }

    friend constexpr bool operator==(const Fraction&, const Fraction&) = default;
};

} // namespace mesaviva
