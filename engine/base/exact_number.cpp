// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/exact_number.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mesaviva {

namespace {

constexpr std::size_t kMostDigits = 39; // of 2^128

} // namespace

std::optional<WideNumber> WideNumber::product(std::uint64_t factor) const {
    const auto times = [factor](std::uint64_t number) {
        WideNumber all;
        const std::uint64_t low = number & kHalf;
        const std::uint64_t high = number >> 32U;
        const std::uint64_t factorLow = factor & kHalf;
        const std::uint64_t factorHigh = factor >> 32U;
        all.add(low * factorLow, high * factorHigh);
        all.add(low * factorHigh << 32U, low * factorHigh >> 32U);
        all.add(high * factorLow << 32U, high * factorLow >> 32U);
        return all;
    };
    const WideNumber low = times(m_low);
    const WideNumber high = times(m_high);
    WideNumber all;
    all.m_low = low.m_low;
    all.m_high = low.m_high + high.m_low;
    const bool fits = high.m_high == 0 && all.m_high >= low.m_high;
    return fits ? std::optional(all) : std::nullopt;
}

std::uint64_t WideNumber::divide(std::uint64_t divisor) {
    std::uint64_t rest = 0;
    for (unsigned bit = 0; bit < 128;
         ++bit) { // quotient bits enter at the low end as bits of the number leave at the high end
        rest = rest << 1U | m_high >> 63U;
        m_high = m_high << 1U | m_low >> 63U;
        m_low <<= 1U;
        if (rest >= divisor) {
            rest -= divisor;
            m_low |= 1U;
        }
    }
    return rest;
}

std::string WideNumber::text() const {
    // Repeated division by ten, 32 bits at a time from the most significant ones.
    std::array<std::uint64_t, 4> parts{m_high >> 32U, m_high & kHalf, m_low >> 32U, m_low & kHalf};
    std::string digits;
    do {
        std::uint64_t rest = 0;
        for (std::uint64_t& part : parts) {
            const std::uint64_t all = rest << 32U | part;
            part = all / 10;
            rest = all % 10;
        }
        digits += static_cast<char>('0' + rest);
    } while (std::ranges::any_of(parts, [](std::uint64_t part) { return part != 0; }));
    std::ranges::reverse(digits);
    return digits;
}

std::optional<WideNumber> WideNumber::fromText(std::string_view text) {
    if (text.empty() || text.size() > kMostDigits) {
        return std::nullopt;
    }
    std::array<std::uint64_t, 4> parts{};
    for (const char digit : text) {
        if (digit < '0' || digit > '9') {
            return std::nullopt;
        }
        auto carry = static_cast<std::uint64_t>(digit - '0');
        for (std::size_t i = parts.size(); i-- > 0;) {
            const std::uint64_t all = parts[i] * 10 + carry;
            parts[i] = all & kHalf;
            carry = all >> 32U;
        }
        if (carry != 0) {
            return std::nullopt;
        }
    }
    WideNumber sum;
    sum.m_high = parts[0] << 32U | parts[1];
    sum.m_low = parts[2] << 32U | parts[3];
    return sum;
}

} // namespace mesaviva
