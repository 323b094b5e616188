// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette/chances.h"

#include <algorithm>

namespace mesaviva::roulette {

namespace {

constexpr std::array<std::string_view, kChanceKinds> kNames = {
    "straight", "split", "street", "corner", "line", "dozen", "column",  "double_dozen", "double_column",
    "even",     "odd",   "low",    "high",   "red",  "black", "sector9", "sector12"};

} // namespace

std::string_view name(ChanceKind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::optional<ChanceKind> chanceFrom(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end()) {
        return std::nullopt;
    }
    return static_cast<ChanceKind>(found - kNames.begin());
}

Odds oddsOf(ChanceKind kind) {
    switch (kind) {
    case ChanceKind::straight: return {35, 1};
    case ChanceKind::split: return {17, 1};
    case ChanceKind::street: return {11, 1};
    case ChanceKind::corner: return {8, 1};
    case ChanceKind::line: return {5, 1};
    case ChanceKind::sector9: return {3, 1};
    case ChanceKind::dozen:
    case ChanceKind::column:
    case ChanceKind::sector12: return {2, 1};
    case ChanceKind::double_dozen:
    case ChanceKind::double_column: return {1, 2};
    case ChanceKind::even:
    case ChanceKind::odd:
    case ChanceKind::low:
    case ChanceKind::high:
    case ChanceKind::red:
    case ChanceKind::black: return {1, 1};
    }
    return {};
}

Money winnings(ChanceKind kind, Money stake) {
    const Odds odds = oddsOf(kind);
    return Money{stake.cents * odds.numerator / odds.denominator};
}

} // namespace mesaviva::roulette
