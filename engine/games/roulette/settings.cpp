// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/settings.h"

#include <algorithm>
#include <numeric>

namespace mesaviva::roulette {

namespace {

BadSetting bad(const Settings& s, std::string_view setting) {
    return {setting, first(rulesOfSetting(s, setting))};
}

std::optional<BadSetting> badWheel(const Settings& s) {
    const WheelTerms& wheel = s.regulation().wheel;
    if (s.individual && !wheel.individual.value) {
        return bad(s, "individual");
    }
    if (s.pockets < 37 || s.pockets > wheel.mostPockets.value) {
        return bad(s, "pockets");
    }
    if (s.order == NumberOrder::french && !wheel.frenchOrder.value) {
        return bad(s, "order");
    }
    return std::nullopt;
}

// Which part of R34c or its reading a maximum of series violates.
BadSetting badSeriesMaximum(const Settings& s) {
    const bool tooLarge = s.seriesMaximum > kMostSeriesMinima;
    const Rules rules = rulesOfSetting(s, "series_maximum");
    return {"series_maximum", tooLarge || rules.size() < 2 ? first(rules) : rules.begin()[1]};
}

std::optional<BadSetting> badAmounts(const Settings& s) {
    const LimitTerms& limits = s.regulation().limits;
    const auto fits = [](Money amount) { return amount > Money{} && amount <= kLargestAmount; };
    if (!std::ranges::all_of(s.minimum, fits)) {
        return bad(s, "minimum");
    }
    if (s.maximum) {
        const bool reached = std::ranges::all_of(s.minimum, [&](Money least) { return least <= *s.maximum; });
        if (limits.houseMaximum.value == 0 || !reached || !fits(*s.maximum)) {
            return BadSetting{"maximum", first(limits.houseMaximum.rules)};
        }
    }
    if (s.playerMaximum) {
        const bool reached = *s.playerMaximum >= *std::ranges::min_element(s.minimum);
        if (!limits.playerMaximum.value || !reached || !fits(*s.playerMaximum)) {
            return bad(s, "player_maximum");
        }
    }
    const bool tens =
        s.seriesMaximum % 10 == 0 && s.seriesMaximum >= 10 && s.seriesMaximum <= kMostSeriesMinima;
    if (!tens) {
        return badSeriesMaximum(s);
    }
    return std::nullopt;
}

// O12 lets only an online house leave doubles out; R24a includes them, M6 doesn't.
bool fits(const ChanceTerms& terms, bool offered) {
    return terms.optional.value || offered == terms.known.value;
}

std::optional<BadSetting> badChoices(const Settings& s) {
    const Regulation& regulation = s.regulation();
    if (!fits(s.terms(ChanceKind::double_dozen), s.doubleDozen)) {
        return bad(s, "double_dozen");
    }
    if (!fits(s.terms(ChanceKind::double_column), s.doubleColumn)) {
        return bad(s, "double_column");
    }
    if (s.doubleLayout && !regulation.wheel.doubleLayout.value) {
        return bad(s, "double_layout");
    }
    if (s.seriesMultiples == SeriesMultiples::stakes && regulation.limits.groups.value != Groups::booked) {
        return bad(s, "series_multiples");
    }
    if (s.seriesShortcut && regulation.limits.groups.value != Groups::shortcut) {
        return bad(s, "series_shortcut");
    }
    if (s.chips != Chips::colour && !regulation.wheel.cashChips.value) {
        return bad(s, "chips");
    }
    const CourseTerms& course = regulation.course;
    const bool mayClose =
        s.closing == Closing::before_launch ? course.closesBeforeLaunch.value : course.closesOnSlowdown.value;
    if (!mayClose) {
        return bad(s, "closing");
    }
    if (s.betting <= Duration{0}) {
        return bad(s, "betting_seconds");
    }
    if (s.spin < std::chrono::seconds(2)) {
        return bad(s, "spin_seconds");
    }
    return std::nullopt;
}

} // namespace

// The usual settings are those of the current edition; `edition` itself is initialised last.
Settings::Settings(RuleSet ruleSet)
    : rules(ruleSet),
      order(regulationOf(rules).wheel.usualOrder.value),
      doubleDozen(regulationOf(rules)[ChanceKind::double_dozen].known.value),
      doubleColumn(regulationOf(rules)[ChanceKind::double_column].known.value),
      closing(regulationOf(rules).course.usualClosing.value) {
    setMinimum(Money{100});
}

Money Settings::maximumOf(ChanceKind kind) const {
    if (const std::int64_t usual = regulation().limits.houseMaximum.value; usual > 0) {
        return maximum ? *maximum : minimumOf(kind) * usual;
    }
    return minimumOf(kind) * terms(kind).maximum.value;
}

Money Settings::groupMaximum() const { return minimumOf(ChanceKind::straight) * seriesMaximum; }

Money Settings::groupStep() const {
    return seriesMultiples == SeriesMultiples::stakes ? minimumOf(ChanceKind::straight) * 10 : Money{1};
}

Money Settings::groupChipStep(std::int64_t count) const {
    return {groupStep().cents / std::gcd(groupStep().cents, count)};
}

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
           settings.hasColourChips(); // R25: series and neighbours consist of value-less chips
}

std::optional<BadSetting> firstBadSetting(const Settings& settings) {
    if (const std::optional<BadSetting> wheel = badWheel(settings)) {
        return wheel;
    }
    if (const std::optional<BadSetting> amounts = badAmounts(settings)) {
        return amounts;
    }
    return badChoices(settings);
}

} // namespace mesaviva::roulette
