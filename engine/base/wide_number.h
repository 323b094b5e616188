// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva {

/// A whole number from 0 to below 2^128, for sums of squares: added up in any order and by anybody it is the
/// same. Beyond that bound it runs over; who may come near it multiplies by product(), which says so.
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
        const std::uint64_t middle = low * high; // counts twice, 32 bits up
        add(low * low, high * high);
        add(middle << 33U, middle >> 31U);
    }

    constexpr WideNumber& operator+=(const WideNumber& other) {
        add(other.m_low, other.m_high);
        return *this;
    }

    /// `other` must not be greater.
    constexpr WideNumber& operator-=(const WideNumber& other) {
        m_high -= other.m_high + (m_low < other.m_low ? 1U : 0U);
        m_low -= other.m_low;
        return *this;
    }

    /// This number `factor` times; nothing where that passes 128 bits.
    std::optional<WideNumber> product(std::uint64_t factor) const;

    /// Divides by a number above 0 and below 2^63, and gives what is left.
    std::uint64_t divide(std::uint64_t divisor);

    /// The nearest number with a fraction.
    constexpr double value() const {
        return static_cast<double>(m_high) * 18446744073709551616.0 + static_cast<double>(m_low);
    }

    /// The number itself where it is below 2^63.
    constexpr std::optional<std::int64_t> narrow() const {
        const bool fits = m_high == 0 && m_low >> 63U == 0;
        return fits ? std::optional(static_cast<std::int64_t>(m_low)) : std::nullopt;
    }

    /// In decimal digits.
    std::string text() const;
    /// Reads what text() has written; nothing for what is no such number.
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

} // namespace mesaviva
