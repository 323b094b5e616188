// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/simulation/wide_sum.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mesaviva::simulation {

namespace {

constexpr std::size_t kMostDigits = 39; // of 2^128

} // namespace

std::string WideSum::text() const {
    // By tens from above, 32 bits at a time.
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

std::optional<WideSum> WideSum::fromText(std::string_view text) {
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
    WideSum sum;
    sum.m_high = parts[0] << 32U | parts[1];
    sum.m_low = parts[2] << 32U | parts[3];
    return sum;
}

} // namespace mesaviva::simulation
