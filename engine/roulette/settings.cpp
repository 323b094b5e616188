// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "roulette/settings.h"

#include <algorithm>

namespace mesaviva::roulette {

namespace {

// What Macau's house takes on one stake where it has not said (M9), in minima of the chance.
constexpr std::int64_t kUsualMacauMinima = 500;

// O11 and R34 by chance; the doubles, and even chances, last.
struct Factors {
    std::int64_t straight, split, street, corner, line, twelve, twentyFour, even;
};
constexpr Factors kOnline{30, 60, 90, 120, 180, 360, 720, 540}; // O11
constexpr Factors kCasino{10, 20, 30, 40, 60, 120, 240, 180};   // R34a, I-R34, R34b

std::int64_t factor(const Factors& factors, ChanceKind kind) {
    switch (kind) {
    case ChanceKind::straight: return factors.straight;
    case ChanceKind::split: return factors.split;
    case ChanceKind::street: return factors.street;
    case ChanceKind::corner: return factors.corner;
    case ChanceKind::line: return factors.line;
    case ChanceKind::dozen:
    case ChanceKind::column: return factors.twelve;
    case ChanceKind::double_dozen:
    case ChanceKind::double_column: return factors.twentyFour;
    case ChanceKind::even:
    case ChanceKind::odd:
    case ChanceKind::low:
    case ChanceKind::high:
    case ChanceKind::red:
    case ChanceKind::black: return factors.even;
    case ChanceKind::sector9:
    case ChanceKind::sector12: return 0;
    }
    return 0;
}

RuleId pick(RuleSet rules, RuleId online, RuleId casino, RuleId macau) {
    return rules == RuleSet::online ? online : rules == RuleSet::casino ? casino : macau;
}

std::optional<BadSetting> badWheel(const Settings& s) {
    const bool pocketsFit = s.pockets == 37 || (s.pockets == 38 && s.rules == RuleSet::online);
    if (!pocketsFit) {
        return BadSetting{"pockets", pick(s.rules, "O6a"_rule, "R2a"_rule, "M1.2"_rule)};
    }
    if (s.order == NumberOrder::french && s.rules == RuleSet::online) {
        return BadSetting{"order", "O6c"_rule};
    }
    return std::nullopt;
}

std::optional<BadSetting> badAmounts(const Settings& s) {
    const auto fits = [](Money amount) { return amount > Money{} && amount <= kLargestAmount; };
    if (!std::ranges::all_of(s.minimum, fits)) {
        return BadSetting{"minimum", pick(s.rules, "O10"_rule, "R34a"_rule, "M9"_rule)};
    }
    if (s.maximum) {
        const bool reached = std::ranges::all_of(s.minimum, [&](Money least) { return least <= *s.maximum; });
        if (s.rules != RuleSet::macau || !reached || !fits(*s.maximum)) {
            return BadSetting{"maximum", pick(s.rules, "O11"_rule, "R34a"_rule, "M9"_rule)};
        }
    }
    if (s.playerMaximum) {
        const bool reached = *s.playerMaximum >= *std::ranges::min_element(s.minimum);
        if (s.rules != RuleSet::online || !reached || !fits(*s.playerMaximum)) {
            return BadSetting{"player_maximum", pick(s.rules, "O12"_rule, "R34a"_rule, "M9"_rule)};
        }
    }
    const bool tens =
        s.seriesMaximum % 10 == 0 && s.seriesMaximum >= 10 && s.seriesMaximum <= kMostSeriesMinima;
    if (!tens) {
        return BadSetting{"series_maximum", "R34c"_rule};
    }
    return std::nullopt;
}

// O12 lets only an online house leave doubles out; R24a has them, M6 does not.
bool doublesFit(RuleSet rules, bool offered) {
    return rules == RuleSet::online || offered == (rules == RuleSet::casino);
}

std::optional<BadSetting> badChoices(const Settings& s) {
    const RuleId doubles = pick(s.rules, "O12"_rule, "R24a"_rule, "M6.8"_rule);
    if (!doublesFit(s.rules, s.doubleDozen)) {
        return BadSetting{"double_dozen", doubles};
    }
    if (!doublesFit(s.rules, s.doubleColumn)) {
        return BadSetting{"double_column", doubles};
    }
    if (s.doubleLayout && s.rules != RuleSet::casino) {
        return BadSetting{"double_layout", "R1"_rule};
    }
    if (s.seriesShortcut && s.rules != RuleSet::online) {
        return BadSetting{"series_shortcut", pick(s.rules, "I-O7b"_rule, "R25a"_rule, "M6.6"_rule)};
    }
    if (s.chips != Chips::colour && s.rules != RuleSet::casino) {
        return BadSetting{"chips", "R15a"_rule};
    }
    if (s.betting <= Duration{0}) {
        return BadSetting{"betting_seconds", pick(s.rules, "O14"_rule, "R20"_rule, "M3.2.1"_rule)};
    }
    if (s.spin < std::chrono::seconds(2)) {
        return BadSetting{"spin_seconds", pick(s.rules, "O2"_rule, "R20"_rule, "M3.2.2"_rule)};
    }
    return std::nullopt;
}

} // namespace

std::string_view name(RuleSet rules) {
    switch (rules) {
    case RuleSet::online: return "pt-804-2015";
    case RuleSet::casino: return "pt-894-2002";
    case RuleSet::macau: return "mo-60-2004";
    }
    return {};
}

Settings::Settings(RuleSet ruleSet)
    : rules(ruleSet),
      order(ruleSet == RuleSet::casino ? NumberOrder::french : NumberOrder::american),
      doubleDozen(ruleSet != RuleSet::macau),
      doubleColumn(ruleSet != RuleSet::macau),
      closing(ruleSet == RuleSet::casino ? Closing::on_slowdown : Closing::before_launch) {
    setMinimum(Money{100});
}

Money Settings::maximumOf(ChanceKind kind) const {
    if (rules == RuleSet::macau) {
        return maximum ? *maximum : minimumOf(kind) * kUsualMacauMinima;
    }
    return minimumOf(kind) * maximumFactor(rules, kind);
}

Money Settings::groupMaximum() const { return minimumOf(ChanceKind::straight) * seriesMaximum; }

WheelOrder Settings::wheelOrder() const {
    if (order == NumberOrder::french) {
        return WheelOrder::french;
    }
    if (rules == RuleSet::casino) {
        return WheelOrder::american_casino;
    }
    return pockets == 38 ? WheelOrder::american_double : WheelOrder::american_online;
}

std::int64_t maximumFactor(RuleSet rules, ChanceKind kind) {
    switch (rules) {
    case RuleSet::online: return factor(kOnline, kind);
    case RuleSet::casino: return factor(kCasino, kind);
    case RuleSet::macau: return 0;
    }
    return 0;
}

bool offers(const Settings& settings, ChanceKind kind) {
    switch (kind) {
    case ChanceKind::double_dozen: return settings.doubleDozen;
    case ChanceKind::double_column: return settings.doubleColumn;
    case ChanceKind::sector9:
    case ChanceKind::sector12: // I-M6
        return settings.rules == RuleSet::macau && settings.order == NumberOrder::american;
    default: return true;
    }
}

bool offers(const Settings& settings, SpotId spot) {
    const Spot& place = settings.layout()[spot];
    if (settings.rules == RuleSet::macau && place.kind != ChanceKind::straight && place.numbers.hasZero()) {
        return false; // I-M8
    }
    return offers(settings, place.kind);
}

bool offersSeries(const Settings& settings) {
    return groupsAreBooked(settings) || (settings.rules == RuleSet::online && settings.seriesShortcut);
}

bool offersSeries(const Settings& settings, Series series) {
    return offersSeries(settings) && partsOf(series, settings.layout()).has_value();
}

bool groupsAreBooked(const Settings& settings) {
    return settings.rules == RuleSet::casino && settings.order == NumberOrder::french &&
           settings.chips != Chips::cash; // R25 has series and neighbours made of value-less chips
}

RuleId ruleOf(RuleSet rules, ChanceKind kind) {
    if (rules != RuleSet::macau) {
        return isEvenChance(kind) ? pick(rules, "O7b"_rule, "R24b"_rule, {})
                                  : pick(rules, "O7a"_rule, "R24a"_rule, {});
    }
    switch (kind) {
    case ChanceKind::straight: return "M6.1"_rule;
    case ChanceKind::split: return "M6.2"_rule;
    case ChanceKind::street: return "M6.3"_rule;
    case ChanceKind::corner: return "M6.4"_rule;
    case ChanceKind::line: return "M6.5"_rule;
    case ChanceKind::sector9: return "M6.6"_rule;
    case ChanceKind::sector12: return "M6.7"_rule;
    case ChanceKind::column:
    case ChanceKind::double_column: return "M6.8"_rule;
    case ChanceKind::dozen:
    case ChanceKind::double_dozen: return "M6.9"_rule;
    case ChanceKind::even: return "M6.12"_rule;
    case ChanceKind::odd: return "M6.13"_rule;
    case ChanceKind::low: return "M6.14"_rule;
    case ChanceKind::high: return "M6.15"_rule;
    case ChanceKind::red: return "M6.16"_rule;
    case ChanceKind::black: return "M6.17"_rule;
    }
    return {};
}

std::optional<BadSetting> firstBadSetting(const Settings& settings) {
    if (const std::optional<BadSetting> bad = badWheel(settings)) {
        return bad;
    }
    if (const std::optional<BadSetting> bad = badAmounts(settings)) {
        return bad;
    }
    return badChoices(settings);
}

} // namespace mesaviva::roulette
