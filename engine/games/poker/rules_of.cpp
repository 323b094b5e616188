// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/dispatch.h"
#include "engine/games/poker/edition_1.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/rules_parts.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace mesaviva::poker {

namespace {

Rules rulesOf(const Announced& event, const Settings& s) {
    return event.phrase.visit(Overloaded{
        [&](CommonPhrase phrase) -> Rules {
            switch (phrase) {
            case CommonPhrase::round_void: return {"P33"_rule};
            case CommonPhrase::leave_invitation: return {s.individual ? "P41a"_rule : "P41b"_rule};
            case CommonPhrase::leave_warning: return {"P42"_rule};
            case CommonPhrase::session_over: return {"P39"_rule};
            }
            return {};
        },
        [&](OwnPhrase phrase) -> Rules {
            switch (phrase) {
            case OwnPhrase::place_your_bets:
            case OwnPhrase::no_more_bets: return {s.individual ? "P15"_rule : "P14"_rule};
            case OwnPhrase::decide: return {"P20"_rule, "P30"_rule};
            case OwnPhrase::decide_now: return {"P31"_rule};
            case OwnPhrase::dealer_qualifies: return {"P25"_rule, "P27"_rule};
            case OwnPhrase::dealer_does_not_qualify: return {"P26"_rule};
            case OwnPhrase::payment:
                if (!event.qualified) {
                    return {"P26"_rule};
                }
                return event.box == Box::ante ? Rules{"P28b"_rule} : Rules{"P28a"_rule};
            }
            return {};
        },
    });
}

// P12, I-P12: what a winning bet is paid.
void addOdds(Rules& rules, Combination hand) {
    const RuleId odds = betRule(hand);
    rules.add(odds);
    if (odds == "P12i"_rule || odds == "P12j"_rule) {
        rules.add("I-P12"_rule);
    }
}

// A folded hand (P22, P32, P35), with the reading about a dealer who does not qualify (I-P26).
Rules foldRules(const Settled& event) {
    Rules rules{boxRule(event, Box::ante)};
    if (event.gone == Gone::left) {
        rules.add("P35"_rule);
    }
    if (event.dealerNotQualified) {
        rules.add("I-P26"_rule);
    }
    return rules;
}

// The rules that end the round for a seat, whatever the cards.
Rules verdictRules(const Settled& event, const Settings& settings) {
    const RuleId ante = boxRule(event, Box::ante);
    switch (event.verdict) {
    case Verdict::dealer_not_qualified:
        if (settings.foldedAntes == FoldedAntes::paid) {
            return event.bet.amount == Money{} ? Rules{ante} : Rules{ante, boxRule(event, Box::bet)};
        }
        return {ante, boxRule(event, Box::bet), "I-P26"_rule};
    case Verdict::won: {
        Rules rules{"P28a"_rule, ante};
        addOdds(rules, event.hand.value_or(Combination::high_cards));
        rules.add("P11"_rule);
        return rules;
    }
    case Verdict::lost: return {ante, "P11"_rule};
    case Verdict::tie: return {ante, "P10"_rule};
    case Verdict::ante_returned: return {"P33"_rule, ante};
    case Verdict::folded: return foldRules(event);
    case Verdict::voided: return {ante};
    }
    return {};
}

// P36 speaks of P33's failures; I-P33 reads it for a lost line, too, and I-P35 treats leaving like one.
void addStandingBet(Rules& rules, Gone gone) {
    switch (gone) {
    case Gone::no: break;
    case Gone::line_lost: rules.add("P34"_rule); break;
    case Gone::left:
        rules.add("I-P35"_rule);
        rules.add("P36"_rule);
        return;
    }
    rules.add("P36"_rule);
    rules.add("I-P33"_rule);
}

} // namespace

void addComparison(Rules& rules, DecidedBy decided, Combination hand) {
    const RuleId within = comparisonRule(hand);
    const bool highCards = within == "P9"_rule;
    switch (decided) {
    case DecidedBy::combination: rules.add("P10"_rule); return;
    case DecidedBy::named_cards: rules.add(within); return;
    case DecidedBy::further_cards:
        rules.add(within);
        rules.add("I-P13"_rule);
        return;
    case DecidedBy::suits:
        rules.add(within);
        rules.add("I-P9"_rule);
        return;
    case DecidedBy::nothing:                    // the verdict cites I-P13
        if (hand != Combination::royal_flush) { // the hand itself cites P7a
            rules.add(within);
        }
        if (highCards) {
            rules.add("I-P9"_rule);
        }
        return;
    }
}

namespace {

// P7, P8: the hand's own rules.
void addHand(Rules& rules, Combination hand, AceInRow ace) {
    rules.add(combinationRule(hand));
    switch (ace) {
    case AceInRow::none: return;
    case AceInRow::low:
    case AceInRow::high:
    case AceInRow::high_not_played: rules.add("P8"_rule); return;
    case AceInRow::high_mixed: rules.add("I-P8"_rule); return;
    }
}

Rules rulesOf(const Settled& event, const Settings& settings) {
    Rules rules = verdictRules(event, settings);
    if (event.hand && event.decidedBy) { // the hands were compared
        addComparison(rules, *event.decidedBy, *event.hand);
        // P7k matters only for the dealer's hand.
        const bool aceKing = *event.hand == Combination::ace_king;
        addHand(rules, aceKing ? Combination::high_cards : *event.hand, event.ace);
    }
    if (event.betStands) {
        addStandingBet(rules, event.gone);
    }
    return rules;
}

Rules rulesOf(const BettingClosed& event, const Settings& settings) {
    const RuleId period = settings.individual ? "P15"_rule : "P14"_rule;
    if (event.withDeal) {
        return {period, "P19a"_rule};
    }
    return event.anteLost ? Rules{period, "P35"_rule, "I-P35"_rule} : Rules{period, "I-P41"_rule};
}

Rules rulesOf(const Folded& event) {
    switch (event.by) {
    case FoldedBy::player: return {"P22"_rule, "P20"_rule};
    case FoldedBy::time: return {"P32"_rule, "P22"_rule};
    case FoldedBy::disconnection:
        return event.gone == Gone::left ? Rules{"I-P35"_rule, "P35"_rule}
                                        : Rules{"P35"_rule, "P34"_rule, "I-P35"_rule};
    }
    return {};
}

Rules rulesOf(const Paid& event) {
    if (!event.qualified) {
        return {"P26"_rule};
    }
    if (event.box == Box::ante) {
        return {"P28b"_rule};
    }
    Rules rules{"P28a"_rule};
    addOdds(rules, event.hand.value_or(Combination::high_cards));
    return rules;
}

Rules rulesOf(const DealerQualified& event) {
    Rules rules = event.qualified ? Rules{"P25"_rule, "P27"_rule} : Rules{"P26"_rule, "P25"_rule};
    addHand(rules, event.hand, event.ace);
    return rules;
}

} // namespace

RuleId boxRule(const Settled& settled, Box box, int edition) {
    switch (settled.verdict) {
    case Verdict::folded:
        switch (settled.foldedBy) {
        case FoldedBy::player: return "P22"_rule;
        case FoldedBy::time: return "P32"_rule;
        case FoldedBy::disconnection: return settled.gone == Gone::left ? "I-P35"_rule : "P35"_rule;
        }
        return {};
    case Verdict::dealer_not_qualified: return box == Box::ante || edition == 1 ? "P26"_rule : "I-P26b"_rule;
    case Verdict::won:
        return box == Box::ante ? "P28b"_rule : betRule(settled.hand.value_or(Combination::high_cards));
    case Verdict::lost: return "P29"_rule;
    case Verdict::tie: return "I-P13"_rule;
    case Verdict::ante_returned: return "I-P33"_rule;
    case Verdict::voided: return "P33"_rule;
    }
    return {};
}

std::vector<RuleId> rulesOf(const Settings& settings) {
    if (edition_1::isOf(settings)) {
        return edition_1::rulesOf(settings);
    }
    std::vector<RuleId> rules = settings.individual
                                    ? std::vector{"P4"_rule, "P15"_rule, "P41a"_rule}
                                    : std::vector{"P4"_rule, "P5"_rule, "P14"_rule, "P41b"_rule};
    for (const RuleId rule : {"P42"_rule, "I-P41"_rule, "P6a"_rule, "P6b"_rule, "P16"_rule, "P17"_rule,
                              "P18"_rule, "P21"_rule, "P31"_rule}) {
        rules.push_back(rule);
    }
    for (const std::string_view houseRule :
         {"maximum_bounds", "burnt_card", "ace_high_straight", "folded_antes", "system_failure"}) {
        for (const RuleId rule : rulesOfSetting(settings, houseRule)) {
            if (std::ranges::find(rules, rule) == rules.end()) {
                rules.push_back(rule);
            }
        }
    }
    rules.push_back("P43"_rule);
    rules.push_back("P44"_rule);
    return rules;
}

Rules rulesOfSetting(const Settings& s, std::string_view setting) {
    struct Named {
        std::string_view setting;
        Rules rules;
    };
    const bool settles = s.systemFailure == SystemFailureRule::settle_bets;
    const bool faceUp = s.burntCard == BurntCard::face_up;
    const bool foldsLose = s.foldedAntes == FoldedAntes::lost;
    const Rules bounds =
        s.maximumBounds == MaximumBounds::ante ? Rules{"P16"_rule, "I-P16"_rule} : Rules{"P2b"_rule};
    const Rules maximum = s.maximumBounds == MaximumBounds::ante ? Rules{"P16"_rule, "P18"_rule, "I-P16"_rule}
                                                                 : Rules{"P18"_rule, "P2b"_rule};
    const std::array rules = {
        Named{"individual", s.individual ? Rules{"P4"_rule, "P15"_rule} : Rules{"P4"_rule, "P5"_rule}},
        Named{"seats", {"P6a"_rule}},
        Named{"minimum", {"P17"_rule}},
        Named{"maximum", maximum},
        Named{"betting_seconds", {"P14"_rule}},
        Named{"decision_seconds", {"P21"_rule}},
        Named{"extra_seconds", {"P31"_rule}},
        Named{"card_seconds", {"P3"_rule}},
        Named{"ace_high_straight", {s.ranking.aceHighStraight ? "I-P8"_rule : "P8"_rule}},
        Named{"system_failure", {settles ? "I-P33"_rule : "P33"_rule}},
        Named{"burnt_card", {faceUp ? "I-P19a"_rule : "P19a"_rule}},
        Named{"folded_antes", {foldsLose ? "I-P26"_rule : "P26"_rule}},
        Named{"maximum_bounds", bounds},
    };
    const auto* const found = std::ranges::find(rules, setting, &Named::setting);
    return found == rules.end() ? Rules() : found->rules;
}

Rules rulesOf(const Event& event, const Settings& s) {
    if (edition_1::isOf(s)) {
        if (const std::optional<Rules> rules = edition_1::rulesOf(event, s)) {
            return *rules;
        }
    }
    return std::visit(
        Overloaded{
            [](const TableOpened&) { return Rules{}; },
            [](const SeedContributed&) { return Rules{}; }, // no regulation has it
            [](const PlayerAdmitted&) { return Rules{"P43"_rule}; },
            [](const PlayerSat&) {
                return Rules{"P40"_rule, "P6a"_rule};
            },
            [](const AllowanceTaken&) {
                return Rules{"P44"_rule, "P43"_rule};
            },
            [&](const RoundOpened&) {
                return s.individual ? Rules{"P2e"_rule} : Rules{"P2e"_rule, "P5"_rule};
            },
            [](const BettingOpened& e) { return e.until ? Rules{"P14"_rule} : Rules{"P15"_rule}; },
            [&](const BettingClosed& e) { return rulesOf(e, s); },
            [](const Staked& e) {
                return e.box == Box::ante ? Rules{"P16"_rule} : Rules{"P23"_rule, "P20"_rule};
            },
            [&](const StakeTakenBack&) { return Rules{s.individual ? "P15"_rule : "P14"_rule}; },
            [](const CardBurnt& e) {
                return e.faceUp ? Rules{"P19a"_rule, "I-P19a"_rule, "P6b"_rule}
                                : Rules{"P19a"_rule, "P6b"_rule};
            },
            [](const CardDealt& e) {
                return e.faceUp ? Rules{"P19c"_rule, "P19b"_rule} : Rules{"P19b"_rule};
            },
            [](const DecisionOpened&) {
                return Rules{"P20"_rule, "P21"_rule};
            },
            [](const DecisionExtended&) { return Rules{"P31"_rule}; },
            [](const Folded& e) { return rulesOf(e); },
            [](const CardRevealed& e) {
                return e.player == kNobody ? Rules{"P24"_rule} : Rules{"P27"_rule, "P10"_rule};
            },
            [](const DealerQualified& e) { return rulesOf(e); },
            [](const Collected&) { return Rules{"P29"_rule}; },
            [](const Paid& e) { return rulesOf(e); },
            [&](const Settled& e) { return rulesOf(e, s); },
            [](const RoundVoid&) {
                return Rules{"P33"_rule, "I-P33"_rule};
            },
            [](const RoundClosed&) { return Rules{"P2e"_rule}; },
            [](const SystemFailed&) {
                return Rules{"P33"_rule, "I-P33"_rule};
            },
            [](const PlayerDisconnected&) { return Rules{"P34"_rule}; },
            [](const PlayerReconnected&) {
                return Rules{"P34"_rule, "I-P35"_rule};
            },
            [](const PlayerLeaving&) {
                return Rules{"P40"_rule, "I-P35"_rule};
            },
            [](const SessionInvited& e) {
                return Rules{e.individual ? "P41a"_rule : "P41b"_rule, "I-P41"_rule};
            },
            [](const SessionWarned&) {
                return Rules{"P42"_rule, "I-P41"_rule};
            },
            [](const SessionEnded& e) {
                return e.reason == SessionEnd::left ? Rules{"P40"_rule, "P39"_rule}
                                                    : Rules{"P42"_rule, "P39"_rule};
            },
            [&](const Announced& e) { return rulesOf(e, s); },
            [](const Refused& e) { return e.refusal.rules; },
        },
        event);
}

} // namespace mesaviva::poker
