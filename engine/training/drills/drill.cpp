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

int targetOf(Drill drill, int level) {
    // By level; sums that are one product take few seconds, whole pictures and marked places many.
    constexpr std::array<std::array<int, kLevels>, kDrills> kSeconds = {{
        {5, 6, 8, 10},    // payment
        {10, 20, 30, 45}, // picture
        {10, 15, 20, 60}, // conversion; the highest level pays a picture first
        {4, 8, 25, 20},   // series
        {5, 8, 12, 15},   // neighbours
        {6, 6, 8, 10},    // hands
        {4, 4, 5, 6},     // qualification
        {8, 10, 12, 15},  // bet
        {10, 10, 12, 15}, // card
        {6, 8, 10, 12},   // line
    }};
    const auto at = static_cast<std::size_t>(std::clamp(level, 1, kLevels) - 1);
    return kSeconds[static_cast<std::size_t>(drill)][at];
}

std::string_view gameOf(Drill drill) {
    if (drill <= Drill::neighbours) {
        return "roulette";
    }
    return drill <= Drill::bet ? "poker" : "bingo";
}

} // namespace mesaviva::drills
