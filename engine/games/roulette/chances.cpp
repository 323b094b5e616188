// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/chances.h"

#include <algorithm>

namespace mesaviva::roulette {

namespace {

constexpr std::array<std::string_view, kChanceKinds> kChanceNames = {
    "straight", "split", "street", "corner", "line", "dozen", "column",  "double_dozen", "double_column",
    "even",     "odd",   "low",    "high",   "red",  "black", "sector9", "sector12"};

} // namespace

std::string_view name(ChanceKind kind) {
    const auto index = static_cast<std::size_t>(kind);
    return index < kChanceNames.size() ? kChanceNames[index] : std::string_view();
}

std::optional<ChanceKind> chanceFrom(std::string_view name) {
    const auto found = std::find(kChanceNames.begin(), kChanceNames.end(), name);
    if (found == kChanceNames.end()) {
        return std::nullopt;
    }
    return static_cast<ChanceKind>(found - kChanceNames.begin());
}

} // namespace mesaviva::roulette
