// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/roulette/settings.h"

#include <algorithm>

namespace mesaviva::roulette {

namespace {

std::optional<BadSetting> badWheel(const Settings& s) {
    const WheelTerms& wheel = s.regulation().wheel;
    if (s.pockets < 37 || s.pockets > wheel.mostPockets.value) {
        return BadSetting{"pockets", first(wheel.mostPockets.rules)};
    }
    if (s.order == NumberOrder::french && !wheel.frenchOrder.value) {
        return BadSetting{"order", first(wheel.frenchOrder.rules)};
    }
    return std::nullopt;
}

std::optional<BadSetting> badAmounts(const Settings& s) {
    const LimitTerms& limits = s.regulation().limits;
    const ChanceTerms& straight = s.terms(ChanceKind::straight);
    const auto fits = [](Money amount) { return amount > Money{} && amount <= kLargestAmount; };
    if (!std::ranges::all_of(s.minimum, fits)) {
        return BadSetting{"minimum", first(straight.minimum)};
    }
    if (s.maximum) {
        const bool reached = std::ranges::all_of(s.minimum, [&](Money least) { return least <= *s.maximum; });
        if (limits.houseMaximum.value == 0 || !reached || !fits(*s.maximum)) {
            return BadSetting{"maximum", first(straight.maximum.rules)};
        }
    }
    if (s.playerMaximum) {
        const bool reached = *s.playerMaximum >= *std::ranges::min_element(s.minimum);
        if (!limits.playerMaximum.value || !reached || !fits(*s.playerMaximum)) {
            return BadSetting{"player_maximum", first(limits.playerMaximum.rules)};
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
bool fits(const ChanceTerms& terms, bool offered) {
    return terms.optional.value || offered == terms.known.value;
}

std::optional<BadSetting> badChoices(const Settings& s) {
    const Regulation& regulation = s.regulation();
    const RuleId doubles = first(s.terms(ChanceKind::double_column).optional.rules);
    if (!fits(s.terms(ChanceKind::double_dozen), s.doubleDozen)) {
        return BadSetting{"double_dozen", doubles};
    }
    if (!fits(s.terms(ChanceKind::double_column), s.doubleColumn)) {
        return BadSetting{"double_column", doubles};
    }
    if (s.doubleLayout && !regulation.wheel.doubleLayout.value) {
        return BadSetting{"double_layout", "R1"_rule};
    }
    if (s.seriesShortcut && regulation.limits.groups.value != Groups::shortcut) {
        return BadSetting{"series_shortcut", first(regulation.limits.groups.rules)};
    }
    if (s.chips != Chips::colour && !regulation.wheel.cashChips.value) {
        return BadSetting{"chips", "R15a"_rule};
    }
    if (s.betting <= Duration{0}) {
        return BadSetting{"betting_seconds", first(regulation.course.periodLength)};
    }
    if (s.spin < std::chrono::seconds(2)) {
        return BadSetting{"spin_seconds", first(regulation.course.spinLength)};
    }
    return std::nullopt;
}

} // namespace

Settings::Settings(RuleSet ruleSet)
    : rules(ruleSet),
      order(regulation().wheel.usualOrder.value),
      doubleDozen(terms(ChanceKind::double_dozen).known.value),
      doubleColumn(terms(ChanceKind::double_column).known.value),
      closing(regulation().course.usualClosing.value) {
    setMinimum(Money{100});
}

Money Settings::maximumOf(ChanceKind kind) const {
    if (const std::int64_t usual = regulation().limits.houseMaximum.value; usual > 0) {
        return maximum ? *maximum : minimumOf(kind) * usual;
    }
    return minimumOf(kind) * terms(kind).maximum.value;
}

Money Settings::groupMaximum() const { return minimumOf(ChanceKind::straight) * seriesMaximum; }

WheelOrder Settings::wheelOrder() const {
    if (order == NumberOrder::french) {
        return WheelOrder::french;
    }
    return pockets == 38 ? WheelOrder::american_double : regulation().wheel.american.value;
}

bool offers(const Settings& settings, ChanceKind kind) {
    switch (kind) {
    case ChanceKind::double_dozen: return settings.doubleDozen;
    case ChanceKind::double_column: return settings.doubleColumn;
    case ChanceKind::sector9:
    case ChanceKind::sector12: // I-M6
        return settings.terms(kind).known.value && settings.order == NumberOrder::american;
    default: return true;
    }
}

bool offers(const Settings& settings, SpotId spot) {
    const Spot& place = settings.layout()[spot];
    if (joinsZero(place) && !settings.regulation().limits.zeroCombinations.value) {
        return false; // I-M8
    }
    return offers(settings, place.kind);
}

bool offersSeries(const Settings& settings) {
    return groupsAreBooked(settings) ||
           (settings.seriesShortcut && settings.regulation().limits.groups.value == Groups::shortcut);
}

bool offersSeries(const Settings& settings, Series series) {
    return offersSeries(settings) && partsOf(series, settings.layout()).has_value();
}

bool groupsAreBooked(const Settings& settings) {
    return settings.regulation().limits.groups.value == Groups::booked &&
           settings.order == NumberOrder::french &&
           settings.hasColourChips(); // R25 has series and neighbours made of value-less chips
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
