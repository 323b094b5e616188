// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/drills/drill.h"

#include <algorithm>

namespace mesaviva::drills {

namespace {

constexpr std::array<std::string_view, kDrills> kNames = {"payment",    "picture", "conversion",    "series",
                                                          "neighbours", "hands",   "qualification", "bet",
                                                          "card",       "line"};

} // namespace

std::string_view name(Drill drill) { return kNames[static_cast<std::size_t>(drill)]; }

std::optional<Drill> drillFrom(std::string_view name) {
    const auto found = std::ranges::find(kNames, name);
    if (found == kNames.end()) {
        return std::nullopt;
    }
    return static_cast<Drill>(found - kNames.begin());
}

std::string_view gameOf(Drill drill) {
    if (drill <= Drill::neighbours) {
        return "roulette";
    }
    return drill <= Drill::bet ? "poker" : "bingo";
}

} // namespace mesaviva::drills
