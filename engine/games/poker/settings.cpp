// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/settings.h"

namespace mesaviva::poker {

std::optional<BadSetting> firstBadSetting(const Settings& settings) {
    constexpr Duration kLongest = std::chrono::hours(1);
    const auto isPeriod = [&](Duration period) { return period > Duration::zero() && period <= kLongest; };
    if (settings.seats < 1 || settings.seats > kMostSeats) {
        return BadSetting{"seats", "P6a"_rule};
    }
    if (settings.individual && settings.seats != 1) {
        return BadSetting{"seats", "P4"_rule};
    }
    if (settings.minimum < Money{1} || settings.minimum > kLargestAmount) {
        return BadSetting{"minimum", "P17"_rule};
    }
    if (settings.maximum < settings.minimum) {
        return BadSetting{"maximum", "P16"_rule};
    }
    if (settings.maximum > kMaximumPerMinimum * settings.minimum || settings.maximum > kLargestAmount) {
        return BadSetting{"maximum", "P18"_rule};
    }
    if (!settings.individual && !isPeriod(settings.betting)) {
        return BadSetting{"betting_seconds", "P14"_rule};
    }
    if (!isPeriod(settings.decision)) {
        return BadSetting{"decision_seconds", "P21"_rule};
    }
    if (!isPeriod(settings.extra)) {
        return BadSetting{"extra_seconds", "P31"_rule};
    }
    if (settings.card < Duration::zero() || settings.card > kLongest) {
        return BadSetting{"card_seconds", "P19b"_rule};
    }
    return std::nullopt;
}

} // namespace mesaviva::poker
