// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/edition_1.h"

#include "engine/base/dispatch.h"

#include <map>
#include <variant>

namespace mesaviva::roulette {

namespace edition_1 {

namespace {

Regulation online() {
    Regulation r = kOnline804;
    r.course.individual.opened = r.course.opened;
    r.course.individual.said = r.course.betting;
    r.course.individual.closing = r.course.closesBeforeLaunch.rules;
    r.course.individual.drawn = r.course.drawn;
    r.payment.together.rules = {"I-R30"_rule};
    r.failures.failed = r.failures.voidRound;
    r.failures.playerLost = r.failures.playerLostStaked;
    return r;
}

// R22, a void spin, was cited for a void round; R12, which is about chips without a value, for all chips.
Regulation casino() {
    Regulation r = kCasino894;
    r.course.ballChangeSaid = {"R17"_rule, "R18"_rule};
    r.payment.paid = {"R30"_rule, "R32"_rule, "I-R30"_rule};
    r.failures.putBackOpen = r.failures.putBack.rules;
    r.failures.ballVoidsSpin = {"R18"_rule, "R22"_rule};
    r.failures.failed = {"R22"_rule};
    r.failures.voidRound = {"R22"_rule};
    r.failures.playerLost = {};
    r.failures.playerBack = {"I-P35"_rule};
    r.sessions.valued = r.sessions.valueless;
    r.sessions.valued.joined = {"R15b"_rule};
    return r;
}

// M9, the house's choice among the alternatives, was cited for limits.
Regulation macau() {
    Regulation r = kMacau60;
    for (ChanceTerms& terms : r.chances) {
        terms.minimum = {"M9"_rule};
        terms.maximum.rules = {"M9"_rule};
    }
    r.limits.zeroCombinations.rules = {"M8"_rule, "I-M8"_rule};
    r.payment.paid = {"M5.1"_rule, "M5.2"_rule};
    r.failures.putBackOpen = r.failures.putBack.rules;
    r.failures.failed = {"M2.2"_rule, "M2.3"_rule};
    r.failures.voidRound = {"M2.2"_rule, "M2.3"_rule};
    r.failures.playerLost = {};
    r.failures.playerBack = {"I-P35"_rule};
    r.alternatives = {};
    return r;
}

} // namespace

const Regulation& regulationOf(RuleSet set) {
    static const std::map<RuleSet, Regulation> kAll = {
        {RuleSet::online, online()}, {RuleSet::casino, casino()}, {RuleSet::macau, macau()}};
    const auto found = kAll.find(set);
    return found != kAll.end() ? found->second : roulette::regulationOf(set); // later ones have no edition 1
}

void removeNewFields(Events& events, std::size_t from) {
    for (Event* event = events.begin() + from; event != events.end(); ++event) {
        std::visit(Overloaded{
                       [](StakesDisturbed& e) { e.beforeNumber = false; },
                       [](StakeRestored& e) { e.beforeNumber = false; },
                       [](StakesRestored& e) { e.beforeNumber = false; },
                       [](Paid& e) { e.several = false; },
                       [](PlayerDisconnected& e) { e.atStake = false; },
                       [](Announced& e) {
                           e.beforeNumber = false;
                           e.faultyBall = false;
                       },
                       [](auto&) {},
                   },
                   *event);
    }
}

} // namespace edition_1

const Regulation& regulationOf(RuleSet set, int edition) {
    return edition == 1 ? edition_1::regulationOf(set) : regulationOf(set);
}

} // namespace mesaviva::roulette
