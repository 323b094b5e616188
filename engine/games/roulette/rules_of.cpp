// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/dispatch.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/regulation.h"
#include "engine/games/roulette/settings.h"
#include "engine/games/roulette/settlement.h"

#include <algorithm>
#include <array>

namespace mesaviva::roulette {

namespace {

// The rules that define a stake and describe how it is placed.
Rules stakeRules(const Stake& stake, const Settings& s) {
    const Regulation& regulation = s.regulation();
    const Spot& spot = s.layout()[stake.spot];
    const bool single = stake.group.isNone();
    Rules rules = stake.group.isSeries() ? Rules{first(regulation.limits.groups.rules)}
                  : single               ? Rules{}
                                         : Rules{first(regulation.limits.neighbours.rules)};
    rules.add(regulation.ruleOf(spot));
    if (single) {
        rules = with(rules, regulation.course.placed);
    } else {
        rules = with(rules, regulation.limits.groupMaximum.rules);
    }
    const Rules& given = s.terms(spot.kind).known.rules;
    if (given.size() == 2) { // includes a reading
        rules = with(rules, given);
    }
    if (joinsZero(spot)) {
        rules = with(rules, regulation.limits.zeroCombinations.rules);
    }
    if (isEvenChance(spot.kind) && s.chips == Chips::cash_on_even) {
        rules.add("R15a"_rule);
    }
    const bool combination = spot.kind >= ChanceKind::split && spot.kind <= ChanceKind::line;
    return combination ? with(rules, regulation.limits.everyCombination.rules) : rules;
}

// The rules that pay a stake, define it and give the order of payment.
Rules paymentRules(const Paid& paid, const Settings& s) {
    const PaymentTerms& payment = s.regulation().payment;
    const Stake& stake = paid.stake;
    const Spot& spot = s.layout()[stake.spot];
    Rules rules = stake.group.isSeries()       ? payment.series
                  : stake.group.isNeighbours() ? payment.neighbours
                                               : Rules{};
    rules = with(rules, s.terms(spot.kind).odds.rules);
    rules = with(rules, payment.paid);
    if (paid.several) {
        rules =
            with(rules, s.payment == PaymentOrder::by_player ? payment.paidTogether : payment.paidByChance);
    }
    rules = with(rules, payment.wins);
    return with(rules, {s.regulation().ruleOf(spot)});
}

const Rules& putBackRules(bool beforeNumber, const Settings& s) {
    const FailureTerms& failures = s.regulation().failures;
    return beforeNumber ? failures.putBackOpen : failures.putBack.rules;
}

Rules announcedRules(const Announced& e, const Settings& s) {
    const Regulation& regulation = s.regulation();
    return e.phrase.visit(Overloaded{
        [&](CommonPhrase phrase) -> Rules {
            switch (phrase) {
            case CommonPhrase::round_void: return regulation.failures.voidRound;
            case CommonPhrase::leave_invitation:
                return s.individual ? regulation.sessions.invitedAlone : regulation.sessions.invited;
            case CommonPhrase::leave_warning: return regulation.sessions.warned;
            case CommonPhrase::session_over: return s.seat().summary;
            }
            return {};
        },
        [&](OwnPhrase phrase) -> Rules {
            switch (phrase) {
            case OwnPhrase::place_your_bets:
                return s.individual ? regulation.course.individual.said : regulation.course.betting;
            case OwnPhrase::no_more_bets: return s.closingRules();
            case OwnPhrase::bell: return regulation.course.bell.rules;
            case OwnPhrase::number: return regulation.course.marked;
            case OwnPhrase::void_spin:
                return e.faultyBall ? regulation.failures.ballVoidsSpin : regulation.failures.voidSpin.rules;
            case OwnPhrase::stakes_restored: return putBackRules(e.beforeNumber, s);
            case OwnPhrase::ball_change:
                return e.faultyBall ? regulation.failures.faultyBall.rules : regulation.course.ballChangeSaid;
            case OwnPhrase::dealer_change: return regulation.course.dealerChanged.rules;
            case OwnPhrase::payment: return regulation.payment.announced;
            }
            return {};
        },
    });
}

// The rules that decided each stake, zero's rule first, and those for the order of payment.
Rules settledRules(const Settled& e, const Settings& s) {
    const Regulation& regulation = s.regulation();
    const PaymentTerms& payment = regulation.payment;
    if (e.voided) {
        return regulation.failures.voidRound;
    }
    Rules rules = payment.settled;
    bool loses = false;
    bool even = false;
    for (const SettledStake& settled : e.stakes) {
        const Group group = settled.stake.group;
        const ChanceKind kind = s.layout()[settled.stake.spot].kind;
        const bool wins = settled.returned > settled.stake.amount;
        if (group.isSeries()) {
            rules = with(rules, payment.series);
        } else if (group.isNeighbours()) {
            rules = with(rules, payment.neighbours);
        } else if (!wins) {
            const bool byZero = e.zero && zeroDecidesOver(s, kind);
            even = even || (byZero && isEvenChance(kind));
            loses = loses || !byZero;
        }
        if (wins) {
            rules = with(rules, s.terms(kind).odds.rules);
        }
    }
    if (e.zero) {
        rules = with(even ? payment.zero.rules : Rules{first(payment.zero.rules)}, rules);
    }
    if (loses) {
        rules = with(rules, payment.loses);
    }
    return with(rules, payment.order.rules);
}

// Cites zero's rule if zero was drawn.
Rules collectedRules(const Collected& e, const Settings& s) {
    const PaymentTerms& payment = s.regulation().payment;
    return e.zero ? with(payment.collected, {first(payment.zero.rules)}) : payment.collected;
}

} // namespace

Rules rulesOf(const Event& event, const Settings& s) {
    const Regulation& regulation = s.regulation();
    const CourseTerms& course = regulation.course;
    const FailureTerms& failures = regulation.failures;
    const SessionTerms& sessions = regulation.sessions;
    return std::visit(
        Overloaded{
            [](const TableOpened&) { return Rules{}; },
            [](const SeedContributed&) { return Rules{}; }, // no regulation has it
            [&](const PlayerAdmitted&) { return sessions.admitted; },
            [&](const PlayerJoined&) { return s.seat().joined; },
            [&](const AllowanceTaken&) { return sessions.taken; },
            [&](const RoundOpened&) { return s.individual ? course.individual.opened : course.opened; },
            [&](const BettingOpened&) { return s.individual ? course.individual.betting : course.betting; },
            [&](const BettingClosed&) { return s.closingRules(); },
            [&](const Staked& e) { return stakeRules(e.stake, s); },
            [&](const StakeTakenBack& e) { return stakeRules(e.stake, s); },
            [&](const ParolOrdered&) { return Rules{"R28"_rule}; },
            [&](const ParolPlaced&) {
                return Rules{"R28"_rule, "I-R28"_rule};
            },
            [&](const SpinOrdered&) { return course.ordered; },
            [&](const BallLaunched&) { return course.launched; },
            [&](const NumberDrawn&) { return s.individual ? course.individual.drawn : course.drawn; },
            [&](const SpinVoid& e) {
                return e.reason == SpinVoidReason::ball ? failures.ballVoidsSpin : failures.voidSpin.rules;
            },
            [&](const StakesDisturbed& e) { return putBackRules(e.beforeNumber, s); },
            [&](const StakeRestored& e) { return putBackRules(e.beforeNumber, s); },
            [&](const StakesRestored& e) { return putBackRules(e.beforeNumber, s); },
            [&](const Collected& e) { return collectedRules(e, s); },
            [&](const Paid& e) { return paymentRules(e, s); },
            [&](const Settled& e) { return settledRules(e, s); },
            [&](const RoundVoid&) { return failures.voidRound; },
            [&](const RoundClosed&) { return course.closed; },
            [&](const SystemFailed&) { return failures.failed; },
            [&](const PlayerDisconnected& e) {
                return e.atStake ? failures.playerLostStaked : failures.playerLost;
            },
            [&](const PlayerReconnected&) { return failures.playerBack; },
            [&](const PlayerLeaving&) { return s.seat().leavesLater; },
            [&](const ChipsChanged&) { return sessions.chipsChanged; },
            [&](const BallChanged& e) {
                return e.faulty ? failures.faultyBall.rules : course.ballChanged.rules;
            },
            [&](const DealerChanged&) { return course.dealerChanged.rules; },
            [&](const SessionInvited& e) { return e.individual ? sessions.invitedAlone : sessions.invited; },
            [&](const SessionWarned&) { return sessions.warned; },
            [&](const SessionEnded& e) {
                const SeatTerms& seat = s.seat();
                return e.reason == SessionEnd::idle ? with(sessions.warned, seat.summary) : seat.left;
            },
            [&](const Announced& e) { return announcedRules(e, s); },
            [&](const Refused& e) { return e.refusal.rules; },
        },
        event);
}

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

// R7 for chips without a value, R15 for the others, with a separate rule for each way of using them.
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

// The rules for the maximum of series; if series have none of their own, the rules for series.
Rules seriesRules(const LimitTerms& limits) {
    return limits.groupMaximum.rules.empty() ? limits.groups.rules : limits.groupMaximum.rules;
}

void addWheel(const Settings& settings, RuleList& list) {
    const WheelTerms& wheel = settings.regulation().wheel;
    const bool french = settings.order == NumberOrder::french;
    if (wheel.mostPockets.value > 37) {
        list.add(wheel.mostPockets.rules); // the house's choice
    }
    list.add(french ? wheel.frenchOrder.rules : wheel.american.rules);
    if (!french && settings.pockets == 37) {
        list.add("I-O6b"_rule); // 1 and 27 are adjacent
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
    list.add(settings.closingRules());
    list.add(settings.regulation().alternatives);
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
        Named{"series_multiples", seriesRules(limits)},
        Named{"chips", chipsRules(s)},
        Named{"payment_order", regulation.payment.chosen},
        Named{"closing", with(s.closingRules(), regulation.alternatives)},
        Named{"betting_seconds", regulation.course.periodLength},
        Named{"spin_seconds", regulation.course.spinLength},
    };
    const auto* const found = std::ranges::find(rules, setting, &Named::setting);
    return found == rules.end() ? Rules() : found->rules;
}

RuleId Regulation::ruleOf(const Spot& spot) const {
    const Rules& rules = (*this)[spot.kind].known.rules;
    if (spot.kind != ChanceKind::dozen || rules.size() != 3) {
        return first(rules);
    }
    std::size_t box = 0;
    while (box + 1 < rules.size() && !spot.numbers.has(Pocket(static_cast<int>(12 * box) + 1))) {
        ++box;
    }
    return rules.begin()[box];
}

Rules with(Rules rules, const Rules& others) {
    for (const RuleId rule : others) {
        if (rules.size() < Rules::kMost && std::find(rules.begin(), rules.end(), rule) == rules.end()) {
            rules.add(rule);
        }
    }
    return rules;
}

} // namespace mesaviva::roulette
