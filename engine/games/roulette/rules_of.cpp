// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/overloaded.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settlement.h"

namespace mesaviva::roulette {

namespace {

// What gives a stake, and what says how it is put down.
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
    if (given.size() == 2) { // with a reading
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

// What pays a stake, what it is and in which order it is paid.
Rules paymentRules(const Stake& stake, const Settings& s) {
    const PaymentTerms& payment = s.regulation().payment;
    const Spot& spot = s.layout()[stake.spot];
    Rules rules = stake.group.isSeries()       ? payment.series
                  : stake.group.isNeighbours() ? payment.neighbours
                                               : Rules{};
    rules = with(rules, s.terms(spot.kind).odds.rules);
    rules = with(rules, payment.paid);
    rules = with(rules, payment.wins);
    return with(rules, {s.regulation().ruleOf(spot)});
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
            case CommonPhrase::session_over: return regulation.sessions.summary;
            }
            return {};
        },
        [&](OwnPhrase phrase) -> Rules {
            switch (phrase) {
            case OwnPhrase::place_your_bets: return regulation.course.betting;
            case OwnPhrase::no_more_bets: return regulation.closing(s.closing);
            case OwnPhrase::bell: return regulation.course.bell.rules;
            case OwnPhrase::number: return regulation.course.marked;
            case OwnPhrase::void_spin: return regulation.failures.voidSpin.rules;
            case OwnPhrase::stakes_restored: return regulation.failures.putBack.rules;
            case OwnPhrase::ball_change:
                return with(regulation.course.ballChanged.rules, regulation.failures.faultyBall.rules);
            case OwnPhrase::dealer_change: return regulation.course.dealerChanged.rules;
            case OwnPhrase::payment: return regulation.payment.announced;
            }
            return {};
        },
    });
}

// What has decided over each stake, zero's rule before the others, and the order in which they were paid.
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

// Zero's rule says what is swept where it has come up.
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
            [&](const PlayerAdmitted&) { return sessions.admitted; },
            [&](const PlayerJoined& e) { return e.chipValue ? sessions.joinedWithChips : sessions.joined; },
            [&](const AllowanceTaken&) { return sessions.taken; },
            [&](const RoundOpened&) { return course.opened; },
            [&](const BettingOpened& e) { return e.until ? course.betting : course.individualBetting; },
            [&](const BettingClosed&) { return regulation.closing(s.closing); },
            [&](const Staked& e) { return stakeRules(e.stake, s); },
            [&](const StakeTakenBack& e) { return stakeRules(e.stake, s); },
            [&](const ParolOrdered&) { return Rules{"R28"_rule}; },
            [&](const ParolPlaced&) {
                return Rules{"R28"_rule, "I-R28"_rule};
            },
            [&](const SpinOrdered&) { return course.ordered; },
            [&](const BallLaunched&) { return course.launched; },
            [&](const NumberDrawn&) { return course.drawn; },
            [&](const SpinVoid& e) {
                return e.reason == SpinVoidReason::ball
                           ? with(failures.faultyBall.rules, failures.voidSpin.rules)
                           : failures.voidSpin.rules;
            },
            [&](const StakesDisturbed&) { return failures.putBack.rules; },
            [&](const StakeRestored&) { return failures.putBack.rules; },
            [&](const StakesRestored&) { return failures.putBack.rules; },
            [&](const Collected& e) { return collectedRules(e, s); },
            [&](const Paid& e) { return paymentRules(e.stake, s); },
            [&](const Settled& e) { return settledRules(e, s); },
            [&](const RoundVoid&) { return failures.voidRound; },
            [&](const RoundClosed&) { return course.closed; },
            [&](const SystemFailed&) { return failures.voidRound; },
            [&](const PlayerWasLost&) { return failures.playerLost; },
            [&](const PlayerCameBack&) { return failures.playerAway; },
            [&](const PlayerLeaving&) { return sessions.leavesLater; },
            [&](const ChipsChanged&) { return sessions.chipsChanged; },
            [&](const BallChanged& e) {
                return e.faulty ? failures.faultyBall.rules : course.ballChanged.rules;
            },
            [&](const DealerChanged&) { return course.dealerChanged.rules; },
            [&](const SessionInvited& e) { return e.individual ? sessions.invitedAlone : sessions.invited; },
            [&](const SessionWarned&) { return sessions.warned; },
            [&](const SessionEnded& e) {
                return e.reason == SessionEnd::idle ? with(sessions.warned, sessions.summary) : sessions.left;
            },
            [&](const Announced& e) { return announcedRules(e, s); },
            [&](const Refused& e) { return e.refusal.rules; },
        },
        event);
}

} // namespace mesaviva::roulette
