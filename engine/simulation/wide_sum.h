// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::simulation {

/// A sum of squares in whole numbers, below 2^128: added up in any order and by anybody it is the same.
class WideSum {
public:
    constexpr WideSum() = default;

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

    constexpr WideSum& operator+=(const WideSum& other) {
        add(other.m_low, other.m_high);
        return *this;
    }

    /// The nearest number with a fraction.
    constexpr double value() const {
        return static_cast<double>(m_high) * 18446744073709551616.0 + static_cast<double>(m_low);
    }

    /// In decimal digits.
    std::string text() const;
    /// Reads what text() has written; nothing for what is no such number.
    static std::optional<WideSum> fromText(std::string_view text);

    friend constexpr bool operator==(const WideSum&, const WideSum&) = default;

private:
    static constexpr std::uint64_t kHalf = 0xffffffffU;

    constexpr void add(std::uint64_t low, std::uint64_t high) {
        m_low += low;
        m_high += high + (m_low < low ? 1U : 0U);
    }

    std::uint64_t m_low = 0;
    std::uint64_t m_high = 0;
};

} // namespace mesaviva::simulation
