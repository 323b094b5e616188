// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/odds/regulation_facts.h"

#include <algorithm>
#include <concepts>

namespace mesaviva::roulette {

namespace {

template <class Value, std::size_t count>
std::string keyOf(const std::array<std::string_view, count>& keys, Value value) {
    return std::string(keys[static_cast<std::size_t>(value)]);
}

FactValue factValue(bool value) { return value; }
FactValue factValue(std::integral auto value) { return std::int64_t{value}; }
FactValue factValue(Odds value) { return value; }
FactValue factValue(NumberOrder value) {
    return keyOf(std::array<std::string_view, 2>{"american", "french"}, value);
}
FactValue factValue(WheelOrder value) {
    return keyOf(
        std::array<std::string_view, 4>{"american_online", "american_double", "american_casino", "french"},
        value);
}
FactValue factValue(Closing value) {
    return keyOf(std::array<std::string_view, 2>{"before_launch", "on_slowdown"}, value);
}
FactValue factValue(Groups value) {
    return keyOf(std::array<std::string_view, 3>{"none", "shortcut", "booked"}, value);
}
FactValue factValue(ZeroTakes value) { return keyOf(std::array<std::string_view, 2>{"all", "half"}, value); }

class FactList {
public:
    explicit FactList(const Regulation& regulation) : m_regulation(regulation) {}

    std::vector<Fact> take() {
        addWheel(m_regulation.wheel);
        for (std::size_t i = 0; i < kChanceKinds; ++i) {
            m_chance = static_cast<ChanceKind>(i);
            addChance(m_regulation.chances[i]);
        }
        m_chance.reset();
        addLimits(m_regulation.limits);
        addCourse(m_regulation.course);
        addPayment(m_regulation.payment);
        addFailures(m_regulation.failures);
        add("idle", m_regulation.sessions.idle);
        return std::move(m_facts);
    }

private:
    template <class Value>
    void add(std::string_view subject, const Cited<Value>& cited) {
        m_facts.push_back({subject, m_chance, factValue(cited.value), cited.rules});
    }

    void addWheel(const WheelTerms& wheel) {
        add("pockets", wheel.mostPockets);
        add("american_order", wheel.american);
        add("french_order", wheel.frenchOrder);
        add("usual_order", wheel.usualOrder);
        add("individual", wheel.individual);
        add("double_layout", wheel.doubleLayout);
        add("colour_chips", wheel.colourChips);
        add("cash_chips", wheel.cashChips);
    }

    void addChance(const ChanceTerms& chance) {
        add("known", chance.known);
        if (chance.known.value) {
            add("optional", chance.optional);
            add("odds", chance.odds);
            add("maximum", chance.maximum);
            add("halved", chance.halved);
        }
    }

    void addLimits(const LimitTerms& limits) {
        add("every_combination", limits.everyCombination);
        add("zero_combinations", limits.zeroCombinations);
        add("named_dozens", limits.namedDozens);
        add("player_maximum", limits.playerMaximum);
        add("house_maximum", limits.houseMaximum);
        add("series", limits.groups);
        add("neighbours", limits.neighbours);
        add("series_maximum", limits.groupMaximum);
        add("parol", limits.parol);
    }

    void addCourse(const CourseTerms& course) {
        add("closes_before_launch", course.closesBeforeLaunch);
        add("closes_on_slowdown", course.closesOnSlowdown);
        add("usual_closing", course.usualClosing);
        add("opening_said", course.openingSaid);
        add("closing_timed", course.closingTimed);
        add("bell", course.bell);
        add("launches_alternate", course.alternates);
        add("number_called", course.numberCalled);
        add("ball_changed", course.ballChanged);
        add("dealer_changed", course.dealerChanged);
    }

    void addPayment(const PaymentTerms& payment) {
        m_facts.push_back({"payment_order", {}, paymentOrder(payment.order.value), payment.order.rules});
        add("payment_ordered", payment.ordered);
        add("paid_together", payment.together);
        add("together_obliged", payment.obliges);
        add("zero_takes", payment.zero);
    }

    void addFailures(const FailureTerms& failures) {
        add("void_spin", failures.voidSpin);
        add("stakes_put_back", failures.putBack);
        add("faulty_ball", failures.faultyBall);
    }

    std::string paymentOrder(const std::array<std::uint8_t, kChanceKinds>& ranks) const {
        std::vector<ChanceKind> kinds;
        for (std::size_t i = 0; i < kChanceKinds; ++i) {
            if (m_regulation.chances[i].known.value) {
                kinds.push_back(static_cast<ChanceKind>(i));
            }
        }
        const auto rankOf = [&](ChanceKind kind) { return ranks[static_cast<std::size_t>(kind)]; };
        std::ranges::stable_sort(kinds, {}, rankOf);
        std::string text;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            if (i > 0) {
                text += rankOf(kinds[i]) == rankOf(kinds[i - 1]) ? "+" : ", ";
            }
            text += name(kinds[i]);
        }
        return text;
    }

    const Regulation& m_regulation;
    std::optional<ChanceKind> m_chance;
    std::vector<Fact> m_facts;
};

} // namespace

std::vector<Fact> factsOf(const Regulation& regulation) { return FactList(regulation).take(); }

std::vector<Difference> differences(const Regulation& first, const Regulation& second) {
    const std::vector<Fact> others = factsOf(second);
    std::vector<Difference> list;
    for (const Fact& fact : factsOf(first)) {
        const auto other = std::ranges::find_if(others, [&](const Fact& candidate) {
            return candidate.subject == fact.subject && candidate.chance == fact.chance;
        });
        if (other != others.end() && other->value != fact.value) {
            list.push_back({fact, *other});
        }
    }
    return list;
}

} // namespace mesaviva::roulette
