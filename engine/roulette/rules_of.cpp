// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/overloaded.h"
#include "roulette/events.h"

namespace mesaviva::roulette {

namespace {

Rules by(RuleSet rules, Rules online, Rules casino, Rules macau) {
    switch (rules) {
    case RuleSet::online: return online;
    case RuleSet::casino: return casino;
    case RuleSet::macau: return macau;
    }
    return {};
}

Rules closingRules(const Settings& s) {
    if (s.rules == RuleSet::macau) {
        return s.closing == Closing::before_launch ? Rules{"M3.2.1"_rule} : Rules{"M3.2.2"_rule};
    }
    return s.rules == RuleSet::online ? Rules{"O14"_rule} : Rules{"R20"_rule};
}

// The rule that gives the pay-out of a chance.
RuleId payRule(RuleSet rules, ChanceKind kind) {
    if (rules != RuleSet::macau) {
        const bool even = isEvenChance(kind);
        return rules == RuleSet::online ? (even ? "O13b"_rule : "O13a"_rule)
                                        : (even ? "R27b"_rule : "R27a"_rule);
    }
    switch (kind) {
    case ChanceKind::straight: return "M7.1"_rule;
    case ChanceKind::split: return "M7.2"_rule;
    case ChanceKind::street: return "M7.3"_rule;
    case ChanceKind::corner: return "M7.4"_rule;
    case ChanceKind::line: return "M7.5"_rule;
    case ChanceKind::sector9: return "M7.6"_rule;
    default: return isEvenChance(kind) ? "M7.8"_rule : "M7.7"_rule;
    }
}

// The rule that gives a stake: Macau names its three dozens one by one.
RuleId placeRule(const Spot& spot, RuleSet rules) {
    if (rules == RuleSet::macau && spot.kind == ChanceKind::dozen) {
        return spot.numbers.has(Pocket(1))    ? "M6.9"_rule
               : spot.numbers.has(Pocket(13)) ? "M6.10"_rule
                                              : "M6.11"_rule;
    }
    return ruleOf(rules, spot.kind);
}

Rules stakeRules(const Stake& stake, const Settings& s) {
    const RuleId place = placeRule(s.layout()[stake.spot], s.rules);
    if (stake.group.isSeries()) {
        return {"R25a"_rule, place};
    }
    if (stake.group.isNeighbours()) {
        return {"R25b"_rule, place};
    }
    return by(s.rules, {place, "O8"_rule}, {place}, {place});
}

Rules paymentRules(const Stake& stake, const Settings& s) {
    const RuleId pay = payRule(s.rules, s.layout()[stake.spot].kind);
    switch (s.rules) {
    case RuleSet::online: return {pay, "O17"_rule};
    case RuleSet::casino:
        return stake.group.isNone()     ? Rules{pay, "R30"_rule, "R32"_rule, "I-R30"_rule}
               : stake.group.isSeries() ? Rules{"R27c"_rule, pay, "R30"_rule, "R32"_rule}
                                        : Rules{"R27d"_rule, pay, "R30"_rule, "R32"_rule};
    case RuleSet::macau: return {pay, "M5.1"_rule, "M5.2"_rule};
    }
    return {};
}

Rules announcedRules(const Announced& e, const Settings& s) {
    switch (e.phrase) {
    case Phrase::place_your_bets: return by(s.rules, {"O14"_rule}, {"R19"_rule}, {"M3.1"_rule});
    case Phrase::no_more_bets: return closingRules(s);
    case Phrase::bell: return {"M3.2.1"_rule};
    case Phrase::number: return by(s.rules, {"O16"_rule}, {"R23"_rule}, {"M4"_rule});
    case Phrase::void_spin: return by(s.rules, {}, {"R22"_rule}, {"M2.2"_rule});
    case Phrase::stakes_restored: return by(s.rules, {}, {"R33"_rule}, {"M5.3"_rule});
    case Phrase::ball_change: return {"R17"_rule, "R18"_rule};
    case Phrase::dealer_change: return {"R35"_rule};
    case Phrase::payment: return by(s.rules, {"O17"_rule}, {"R31"_rule, "R30"_rule}, {"M5.1"_rule});
    case Phrase::round_void: return by(s.rules, {"O20"_rule, "O21"_rule}, {}, {});
    case Phrase::leave_invitation: return s.individual ? Rules{"O28a"_rule} : Rules{"O28b"_rule};
    case Phrase::leave_warning: return {"O29"_rule};
    case Phrase::session_over: return by(s.rules, {"O26"_rule}, {"R14"_rule}, {});
    case Phrase::decide:
    case Phrase::decide_now:
    case Phrase::dealer_qualifies:
    case Phrase::dealer_does_not_qualify: break; // poker's
    case Phrase::sale_opens:
    case Phrase::sale_closes:
    case Phrase::cards_sold:
    case Phrase::ball:
    case Phrase::one_to_go:
    case Phrase::prize: break; // bingo's
    }
    return {};
}

Rules settledRules(const Settled& e, const Settings& s) {
    if (e.voided) {
        return by(s.rules, {"O20"_rule, "O21"_rule}, {}, {});
    }
    return by(s.rules, {"O18"_rule, "O17"_rule, "O19"_rule}, {"R27a"_rule, "R27b"_rule, "R29"_rule},
              {"M7.1"_rule, "M8"_rule});
}

} // namespace

Rules rulesOf(const Event& event, const Settings& s) {
    return std::visit(
        Overloaded{
            [](const TableOpened&) { return Rules{}; },
            [&](const PlayerAdmitted&) { return by(s.rules, {"O30"_rule}, {}, {}); },
            [&](const PlayerJoined& e) {
                return e.chipValue ? Rules{"R13"_rule, "R9"_rule, "R8"_rule, "R12"_rule}
                                   : by(s.rules, {"O27"_rule}, {"R15b"_rule}, {});
            },
            [&](const AllowanceTaken&) { return by(s.rules, {"O31"_rule}, {}, {}); },
            [&](const RoundOpened&) { return by(s.rules, {"O5"_rule}, {"R19"_rule}, {"M3.1"_rule}); },
            [&](const BettingOpened& e) {
                return by(s.rules, e.until ? Rules{"O14"_rule} : Rules{"O15"_rule}, {"R19"_rule},
                          {"M3.1"_rule});
            },
            [&](const BettingClosed&) { return closingRules(s); },
            [&](const Staked& e) { return stakeRules(e.stake, s); },
            [&](const StakeTakenBack& e) { return stakeRules(e.stake, s); },
            [&](const ParolOrdered&) { return Rules{"R28"_rule}; },
            [&](const ParolPlaced&) {
                return Rules{"R28"_rule, "I-R28"_rule};
            },
            [&](const SpinOrdered&) { return by(s.rules, {"O15"_rule}, {"R19"_rule}, {"M3.2.1"_rule}); },
            [&](const BallLaunched&) {
                return by(s.rules, {"O2"_rule}, {"R21"_rule, "R19"_rule}, {"M2.1"_rule});
            },
            [&](const NumberDrawn&) {
                return by(s.rules, {"O16"_rule, "O5"_rule}, {"R23"_rule}, {"M4"_rule});
            },
            [&](const SpinVoid& e) {
                return e.reason == SpinVoidReason::ball
                           ? Rules{"R18"_rule, "R22"_rule}
                           : by(s.rules, {}, {"R22"_rule}, {"M2.2"_rule, "M2.3"_rule});
            },
            [&](const StakesDisturbed&) { return by(s.rules, {}, {"R33"_rule}, {"M5.3"_rule}); },
            [&](const StakeRestored&) { return by(s.rules, {}, {"R33"_rule}, {"M5.3"_rule}); },
            [&](const StakesRestored&) { return by(s.rules, {}, {"R33"_rule}, {"M5.3"_rule}); },
            [&](const Collected&) {
                return by(s.rules, {"O17"_rule, "O19"_rule}, {"R30"_rule, "R29"_rule},
                          {"M5.1"_rule, "M8"_rule});
            },
            [&](const Paid& e) { return paymentRules(e.stake, s); },
            [&](const Settled& e) { return settledRules(e, s); },
            [&](const RoundVoid&) {
                return by(s.rules, {"O20"_rule, "O21"_rule}, {}, {});
            },
            [&](const RoundClosed&) {
                return by(s.rules, {"O3d"_rule, "O24"_rule}, {}, {});
            },
            [&](const SystemFailed&) { return by(s.rules, {"O20"_rule}, {}, {}); },
            [&](const PlayerWasLost&) {
                return by(s.rules, {"O22"_rule, "O23"_rule}, {}, {});
            },
            [&](const PlayerCameBack&) { return by(s.rules, {"O22"_rule}, {}, {}); },
            [&](const PlayerLeaving&) {
                return by(s.rules, {"O27"_rule, "O23"_rule, "I-P35"_rule}, {"R12"_rule, "I-P35"_rule},
                          {"I-P35"_rule});
            },
            [&](const ChipsChanged&) {
                return Rules{"R16"_rule, "R12"_rule, "R14"_rule};
            },
            [&](const BallChanged& e) { return e.faulty ? Rules{"R18"_rule} : Rules{"R17"_rule}; },
            [&](const DealerChanged&) { return Rules{"R35"_rule}; },
            [&](const SessionInvited& e) { return e.individual ? Rules{"O28a"_rule} : Rules{"O28b"_rule}; },
            [&](const SessionWarned&) { return Rules{"O29"_rule}; },
            [&](const SessionEnded& e) {
                return e.reason == SessionEnd::idle ? Rules{"O29"_rule, "O26"_rule}
                                                    : by(s.rules, {"O27"_rule, "O26"_rule}, {"R12"_rule}, {});
            },
            [&](const Announced& e) { return announcedRules(e, s); },
            [&](const Refused& e) { return e.refusal.rules; },
        },
        event);
}

} // namespace mesaviva::roulette
