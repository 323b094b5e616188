// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>

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

/// An unsigned 128-bit integer for sums of squares, so that the sum does not depend on the order of addition.
/// Overflow wraps around; use product() where it is possible.
class WideNumber {
public:
    constexpr WideNumber() = default;
    constexpr explicit WideNumber(std::uint64_t number) : m_low(number) {}

    /// Adds the square of a number.
    constexpr void addSquare(std::int64_t number) {
        const std::uint64_t size =
            number < 0 ? 0 - static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(number);
        const std::uint64_t low = size & kHalf;
        const std::uint64_t high = size >> 32U;
        const std::uint64_t middle = low * high; // added twice, shifted by 32 bits
        add(low * low, high * high);
        add(middle << 33U, middle >> 31U);
    }

    constexpr WideNumber& operator+=(const WideNumber& other) {
        add(other.m_low, other.m_high);
        return *this;
    }

    /// Subtracts `other`, which must not be greater.
    constexpr WideNumber& operator-=(const WideNumber& other) {
        m_high -= other.m_high + (m_low < other.m_low ? 1U : 0U);
        m_low -= other.m_low;
        return *this;
    }

    /// Returns this number times `factor`; nothing if the product exceeds 128 bits.
    std::optional<WideNumber> product(std::uint64_t factor) const;

    /// Divides by a number above 0 and below 2^63, and returns the remainder.
    std::uint64_t divide(std::uint64_t divisor);

    /// Returns the nearest floating-point number.
    constexpr double value() const {
        return static_cast<double>(m_high) * 18446744073709551616.0 + static_cast<double>(m_low);
    }

    /// Returns the number if it is below 2^63; else nothing.
    constexpr std::optional<std::int64_t> narrow() const {
        const bool fits = m_high == 0 && m_low >> 63U == 0;
        return fits ? std::optional(static_cast<std::int64_t>(m_low)) : std::nullopt;
    }

    /// Returns the number in decimal digits.
    std::string text() const;
    /// Parses the output of text(); nothing for any other text.
    static std::optional<WideNumber> fromText(std::string_view text);

    friend constexpr bool operator==(const WideNumber&, const WideNumber&) = default;

private:
    static constexpr std::uint64_t kHalf = 0xffffffffU;

    constexpr void add(std::uint64_t low, std::uint64_t high) {
        m_low += low;
        m_high += high + (m_low < low ? 1U : 0U);
    }

    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

/// An exact non-negative fraction in lowest terms; its numerator is wide enough for squares of cents.
struct WideFraction {
    WideNumber numerator;
    std::int64_t denominator = 1;

    /// Returns the nearest floating-point number.
    constexpr double value() const { return numerator.value() / static_cast<double>(denominator); }

    friend constexpr bool operator==(const WideFraction&, const WideFraction&) = default;
};

} // namespace mesaviva
