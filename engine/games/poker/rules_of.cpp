// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/dispatch.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/pay_table.h"

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
            case OwnPhrase::no_more_bets: return {"P14"_rule};
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

// The rules that end the round for a seat, whatever the cards.
Rules verdictRules(const Settled& event) {
    const RuleId ante = boxRule(event, Box::ante);
    switch (event.verdict) {
    case Verdict::dealer_not_qualified: return {ante, "I-P26"_rule};
    case Verdict::won: return {"P28a"_rule, ante, boxRule(event, Box::bet), "P11"_rule};
    case Verdict::lost: return {ante, "P11"_rule};
    case Verdict::tie: return {ante, "P10"_rule};
    case Verdict::ante_returned: return {"P33"_rule, ante};
    case Verdict::folded:
    case Verdict::voided: return {ante};
    }
    return {};
}

// P10, P13, P9 and our readings: what decided between the hands.
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

// P7, P8: the hand's own rules.
void addHand(Rules& rules, Combination hand, AceInRow ace) {
    rules.add(combinationRule(hand));
    switch (ace) {
    case AceInRow::none: return;
    case AceInRow::low:
    case AceInRow::high: rules.add("P8"_rule); return;
    case AceInRow::high_mixed:
    case AceInRow::high_not_played: rules.add("I-P8"_rule); return;
    }
}

Rules rulesOf(const Settled& event) {
    Rules rules = verdictRules(event);
    if (event.hand) {
        if (event.decidedBy) {
            addComparison(rules, *event.decidedBy, *event.hand);
        }
        // P7k matters only for the dealer's hand.
        const bool aceKing = *event.hand == Combination::ace_king;
        addHand(rules, aceKing ? Combination::high_cards : *event.hand, event.ace);
    }
    if (event.betStands) {
        rules.add("P36"_rule);
    }
    return rules;
}

Rules rulesOf(const DealerQualified& event) {
    Rules rules = event.qualified ? Rules{"P25"_rule, "P27"_rule} : Rules{"P26"_rule, "P25"_rule};
    addHand(rules, event.hand, event.ace);
    return rules;
}

} // namespace

RuleId boxRule(const Settled& settled, Box box) {
    switch (settled.verdict) {
    case Verdict::folded:
        switch (settled.foldedBy) {
        case FoldedBy::player: return "P22"_rule;
        case FoldedBy::time: return "P32"_rule;
        case FoldedBy::disconnection: return "P35"_rule;
        }
        return {};
    case Verdict::dealer_not_qualified: return "P26"_rule;
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
    std::vector<RuleId> rules = settings.individual
                                    ? std::vector{"P4"_rule, "P15"_rule, "P41a"_rule}
                                    : std::vector{"P4"_rule, "P5"_rule, "P14"_rule, "P41b"_rule};
    for (const RuleId rule :
         {"P42"_rule, "I-P41"_rule, "P6a"_rule, "P6b"_rule, "P16"_rule, "P17"_rule, "P18"_rule, "I-P16"_rule,
          "P21"_rule, "P31"_rule, "I-P8"_rule, "I-P33"_rule, "P43"_rule, "P44"_rule}) {
        rules.push_back(rule);
    }
    return rules;
}

Rules rulesOfSetting(const Settings& s, std::string_view setting) {
    struct Named {
        std::string_view setting;
        Rules rules;
    };
    const bool settles = s.systemFailure == SystemFailureRule::settle_bets;
    const std::array rules = {
        Named{"individual", s.individual ? Rules{"P4"_rule, "P15"_rule} : Rules{"P4"_rule, "P5"_rule}},
        Named{"seats", {"P6a"_rule}},
        Named{"minimum", {"P17"_rule}},
        Named{"maximum", {"P16"_rule, "P18"_rule, "I-P16"_rule}},
        Named{"betting_seconds", {"P14"_rule}},
        Named{"decision_seconds", {"P21"_rule}},
        Named{"extra_seconds", {"P31"_rule}},
        Named{"card_seconds", {"P19b"_rule}},
        Named{"ace_high_straight", {s.ranking.aceHighStraight ? "I-P8"_rule : "P8"_rule}},
        Named{"system_failure", {settles ? "I-P33"_rule : "P33"_rule}},
    };
    const auto* const found = std::ranges::find(rules, setting, &Named::setting);
    return found == rules.end() ? Rules() : found->rules;
}

Rules rulesOf(const Event& event, const Settings& s) {
    return std::visit(
        Overloaded{
            [](const TableOpened&) { return Rules{}; },
            [](const PlayerAdmitted&) { return Rules{"P43"_rule}; },
            [](const PlayerSat&) {
                return Rules{"P40"_rule, "P6a"_rule};
            },
            [](const AllowanceTaken&) {
                return Rules{"P44"_rule, "P43"_rule};
            },
            [](const RoundOpened&) { return Rules{"P5"_rule}; },
            [](const BettingOpened& e) { return e.until ? Rules{"P14"_rule} : Rules{"P15"_rule}; },
            [](const BettingClosed& e) {
                return e.withDeal ? Rules{"P14"_rule, "P19a"_rule} : Rules{"P14"_rule, "I-P41"_rule};
            },
            [](const Staked& e) {
                return e.box == Box::ante ? Rules{"P16"_rule} : Rules{"P23"_rule, "P20"_rule};
            },
            [](const StakeTakenBack&) { return Rules{"P14"_rule}; },
            [](const CardBurnt&) {
                return Rules{"P19a"_rule, "P6b"_rule};
            },
            [](const CardDealt& e) {
                return e.faceUp ? Rules{"P19c"_rule, "P19b"_rule} : Rules{"P19b"_rule};
            },
            [](const DecisionOpened&) {
                return Rules{"P20"_rule, "P21"_rule};
            },
            [](const DecisionExtended&) { return Rules{"P31"_rule}; },
            [](const Folded& e) {
                switch (e.by) {
                case FoldedBy::player: return Rules{"P22"_rule, "P20"_rule};
                case FoldedBy::time: return Rules{"P32"_rule, "P22"_rule};
                case FoldedBy::disconnection: return Rules{"P35"_rule, "P34"_rule, "I-P35"_rule};
                }
                return Rules{};
            },
            [](const CardRevealed& e) {
                return e.player == kNobody ? Rules{"P24"_rule} : Rules{"P27"_rule, "P10"_rule};
            },
            [](const DealerQualified& e) { return rulesOf(e); },
            [](const Collected&) { return Rules{"P29"_rule}; },
            [](const Paid& e) {
                if (!e.qualified) {
                    return Rules{"P26"_rule};
                }
                return e.box == Box::ante ? Rules{"P28b"_rule} : Rules{"P28a"_rule, betRule(e.hand)};
            },
            [](const Settled& e) { return rulesOf(e); },
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
