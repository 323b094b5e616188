// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>

namespace mesaviva {

/// An amount of points in whole cents. May be negative (a net result, the house's balance).
struct Money {
    std::int64_t cents = 0;

    friend constexpr auto operator<=>(Money, Money) = default;
    friend constexpr Money operator+(Money a, Money b) { return {a.cents + b.cents}; }
    friend constexpr Money operator-(Money a, Money b) { return {a.cents - b.cents}; }
    friend constexpr Money operator-(Money a) { return {-a.cents}; }
    friend constexpr Money operator*(Money a, std::int64_t times) { return {a.cents * times}; }
    friend constexpr Money operator*(std::int64_t times, Money a) { return {a.cents * times}; }
    constexpr Money& operator+=(Money other) {
        cents += other.cents;
        return *this;
    }
    constexpr Money& operator-=(Money other) {
        cents -= other.cents;
        return *this;
    }
};

/// The largest wallet, limit or stake that the program accepts: 10^12 cents. Three hundred times as much
/// still fits, so no payout overflows.
inline constexpr Money kLargestAmount{1'000'000'000'000};

} // namespace mesaviva
