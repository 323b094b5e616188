// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The kinds of stake (O7, R24, M6) and their pay-outs (O13, R27, M7).
//
// A winning stake is returned and pays 35, 17, 11, 8 or 5 times its value on one, two, three, four or six
// numbers; 3 times on Macau's nine-number sectors; twice on twelve numbers (dozen, column, Macau's
// twelve-number sectors); half its value on two dozens or two columns; its own value on an even chance.
#pragma once

#include "engine/base/money.h"
#include "engine/games/roulette/pocket.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::roulette {

/// A chance as the regulations call it: a kind of stake.
enum class ChanceKind : std::uint8_t {
    straight,
    split,
    street,
    corner,
    line,
    dozen,
    column,
    double_dozen,
    double_column,
    even,
    odd,
    low,
    high,
    red,
    black,
    sector9,
    sector12,
};

inline constexpr std::size_t kChanceKinds = 17;

/// The chance's key in scenarios and records, for instance `double_dozen`.
std::string_view name(ChanceKind kind);

/// The chance with that key, if there is one.
std::optional<ChanceKind> chanceFrom(std::string_view name);

/// Even, odd, low, high, red, black: what O7b and R24b call simple chances.
constexpr bool isEvenChance(ChanceKind kind) { return kind >= ChanceKind::even && kind <= ChanceKind::black; }

/// The pay-out of a chance: the stake times `numerator` divided by `denominator`.
struct Odds {
    std::int64_t numerator = 0;
    std::int64_t denominator = 1;

    friend constexpr bool operator==(Odds, Odds) = default;
};

/// The winnings of a winning stake (O13, R27, M7), without the stake itself, which is also returned.
constexpr Money winnings(Odds odds, Money stake) {
    return Money{stake.cents * odds.numerator / odds.denominator};
}

} // namespace mesaviva::roulette
