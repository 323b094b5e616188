// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/settings.h"

#include "engine/games/poker/pay_table.h"

namespace mesaviva::poker {

Money largestAnte(const Settings& settings) {
    const bool together = settings.maximumBounds == MaximumBounds::ante_and_bet;
    return together ? Money{settings.maximum.cents / (1 + kBetPerAnte)} : settings.maximum;
}

std::optional<BadSetting> firstBadSetting(const Settings& settings) {
    constexpr Duration kLongest = std::chrono::hours(1); // of this program, as kLargestAmount is
    const auto badPeriod = [&](std::string_view name, Duration period, RuleId rule) {
        std::optional<BadSetting> bad;
        if (period <= Duration::zero() || period > kLongest) {
            bad = BadSetting{name, period > kLongest ? RuleId() : rule};
        }
        return bad;
    };
    if (settings.seats < 1 || settings.seats > kMostSeats) {
        return BadSetting{"seats", "P6a"_rule};
    }
    if (settings.individual && settings.seats != 1) {
        return BadSetting{"seats", "P4"_rule};
    }
    if (settings.minimum < Money{1}) {
        return BadSetting{"minimum", "P17"_rule};
    }
    if (settings.minimum > kLargestAmount) {
        return BadSetting{"minimum", {}};
    }
    if (largestAnte(settings) < settings.minimum) {
        return BadSetting{"maximum", "P16"_rule};
    }
    if (settings.maximum > kMaximumPerMinimum * settings.minimum) {
        return BadSetting{"maximum", "P18"_rule};
    }
    if (settings.maximum > kLargestAmount) {
        return BadSetting{"maximum", {}};
    }
    if (!settings.individual) {
        if (const auto bad = badPeriod("betting_seconds", settings.betting, "P14"_rule)) {
            return bad;
        }
    }
    if (const auto bad = badPeriod("decision_seconds", settings.decision, "P21"_rule)) {
        return bad;
    }
    if (const auto bad = badPeriod("extra_seconds", settings.extra, "P31"_rule)) {
        return bad;
    }
    if (settings.card < Duration::zero() || settings.card > kLongest) {
        return BadSetting{"card_seconds", settings.card > kLongest ? RuleId() : "P3"_rule};
    }
    return std::nullopt;
}

} // namespace mesaviva::poker
