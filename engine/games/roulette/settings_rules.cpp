// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a table's settings carry out, before anybody has staked.

#include "engine/games/roulette/settings.h"

#include <algorithm>
#include <array>

namespace mesaviva::roulette {

namespace {

class RuleList {
public:
    void add(RuleId rule) {
        if (std::ranges::find(m_rules, rule) == m_rules.end()) {
            m_rules.push_back(rule);
        }
    }
    void add(const Rules& rules) {
        for (const RuleId rule : rules) {
            add(rule);
        }
    }
    std::vector<RuleId> take() { return std::move(m_rules); }

private:
    std::vector<RuleId> m_rules;
};

struct Named {
    std::string_view setting;
    Rules rules;
};

// R7 of chips without a value, R15 of the others, each way of playing with them by its own.
Rules chipsRules(const Settings& s) {
    const WheelTerms& wheel = s.regulation().wheel;
    if (s.chips == Chips::colour) {
        return wheel.colourChips.rules;
    }
    if (!wheel.cashChips.value) {
        return wheel.cashChips.rules;
    }
    return s.chips == Chips::cash ? Rules{"R15b"_rule} : Rules{"R15a"_rule};
}

// Of the maximum that series have; where they have none of their own, what is said of series.
Rules seriesRules(const LimitTerms& limits) {
    return limits.groupMaximum.rules.empty() ? limits.groups.rules : limits.groupMaximum.rules;
}

void addWheel(const Settings& settings, RuleList& list) {
    const WheelTerms& wheel = settings.regulation().wheel;
    const bool french = settings.order == NumberOrder::french;
    if (wheel.mostPockets.value > 37) {
        list.add(wheel.mostPockets.rules); // the house has chosen
    }
    list.add(french ? wheel.frenchOrder.rules : wheel.american.rules);
    if (!french && settings.pockets == 37) {
        list.add("I-O6b"_rule); // 1 and 27 touch
    }
    list.add(settings.individual ? wheel.individual.rules : wheel.shared);
}

void addChips(const Settings& settings, RuleList& list) {
    const WheelTerms& wheel = settings.regulation().wheel;
    if (settings.hasColourChips()) {
        list.add(wheel.colourChips.rules);
    }
    if (settings.chips != Chips::colour) {
        list.add(chipsRules(settings));
    }
}

void addChances(const Settings& settings, RuleList& list) {
    const LimitTerms& limits = settings.regulation().limits;
    for (std::size_t i = 0; i < kChanceKinds; ++i) {
        const auto kind = static_cast<ChanceKind>(i);
        const ChanceTerms& terms = settings.terms(kind);
        if (offers(settings, kind)) {
            list.add(terms.known.rules);
        } else if (terms.optional.value) {
            list.add(terms.optional.rules);
        }
    }
    list.add(limits.everyCombination.rules);
    list.add(limits.zeroCombinations.rules);
    if (offersSeries(settings)) {
        list.add(limits.groups.rules);
        list.add(limits.neighbours.rules);
    }
    if (groupsAreBooked(settings)) {
        list.add(limits.parol.rules);
    }
}

void addLimits(const Settings& settings, RuleList& list) {
    const LimitTerms& limits = settings.regulation().limits;
    for (std::size_t i = 0; i < kChanceKinds; ++i) {
        const auto kind = static_cast<ChanceKind>(i);
        if (offers(settings, kind)) {
            list.add(settings.terms(kind).minimum);
            list.add(settings.terms(kind).maximum.rules);
        }
    }
    if (settings.playerMaximum) {
        list.add(limits.playerMaximum.rules);
    }
    if (groupsAreBooked(settings)) {
        list.add(limits.groupMaximum.rules);
    }
}

void addSettlement(const Settings& settings, RuleList& list) {
    const PaymentTerms& payment = settings.regulation().payment;
    list.add(payment.order.rules);
    if (settings.payment == PaymentOrder::by_player) {
        list.add(payment.together.rules);
    }
    list.add(payment.zero.rules);
}

} // namespace

std::vector<RuleId> rulesOf(const Settings& settings) {
    RuleList list;
    addWheel(settings, list);
    addChips(settings, list);
    addChances(settings, list);
    addLimits(settings, list);
    list.add(settings.regulation().closing(settings.closing));
    addSettlement(settings, list);
    return list.take();
}

Rules rulesOfSetting(const Settings& s, std::string_view setting) {
    const Regulation& regulation = s.regulation();
    const WheelTerms& wheel = regulation.wheel;
    const LimitTerms& limits = regulation.limits;
    const bool french = s.order == NumberOrder::french;
    const std::array rules = {
        Named{"individual", wheel.individual.rules},
        Named{"pockets", wheel.mostPockets.rules},
        Named{"order", french ? wheel.frenchOrder.rules : wheel.american.rules},
        Named{"double_layout", wheel.doubleLayout.rules},
        Named{"minimum", s.terms(ChanceKind::straight).minimum},
        Named{"maximum", s.terms(ChanceKind::straight).maximum.rules},
        Named{"double_dozen", s.terms(ChanceKind::double_dozen).optional.rules},
        Named{"double_column", s.terms(ChanceKind::double_column).optional.rules},
        Named{"player_maximum", limits.playerMaximum.rules},
        Named{"series_shortcut", limits.groups.rules},
        Named{"series_maximum", seriesRules(limits)},
        Named{"chips", chipsRules(s)},
        Named{"payment_order", Rules{"I-R30"_rule}},
        Named{"closing", regulation.closing(s.closing)},
        Named{"betting_seconds", regulation.course.periodLength},
        Named{"spin_seconds", regulation.course.spinLength},
    };
    const auto* const found = std::ranges::find(rules, setting, &Named::setting);
    return found == rules.end() ? Rules() : found->rules;
}

} // namespace mesaviva::roulette
