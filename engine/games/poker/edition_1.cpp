// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/edition_1.h"

#include "engine/base/dispatch.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/rules_parts.h"

namespace mesaviva::poker::edition_1 {

namespace {

void addOldHand(Rules& rules, Combination hand, AceInRow ace) {
    rules.add(combinationRule(hand));
    switch (ace) {
    case AceInRow::none: return;
    case AceInRow::low:
    case AceInRow::high: rules.add("P8"_rule); return;
    case AceInRow::high_mixed:
    case AceInRow::high_not_played: rules.add("I-P8"_rule); return;
    }
}

Rules oldVerdict(const Settled& event) {
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

// A hand's own rule was cited whatever ended the round, and P36 alone for a bet that stands.
Rules oldRules(const Settled& event) {
    Rules rules = oldVerdict(event);
    if (event.hand) {
        if (event.decidedBy) {
            addComparison(rules, *event.decidedBy, *event.hand);
        }
        const bool aceKing = *event.hand == Combination::ace_king;
        addOldHand(rules, aceKing ? Combination::high_cards : *event.hand, event.ace);
    }
    if (event.betStands) {
        rules.add("P36"_rule);
    }
    return rules;
}

Rules oldRules(const DealerQualified& event) {
    Rules rules = event.qualified ? Rules{"P25"_rule, "P27"_rule} : Rules{"P26"_rule, "P25"_rule};
    addOldHand(rules, event.hand, event.ace);
    return rules;
}

Rules oldRules(const Paid& event) {
    if (!event.qualified) {
        return {"P26"_rule};
    }
    return event.box == Box::ante ? Rules{"P28b"_rule}
                                  : Rules{"P28a"_rule, betRule(event.hand.value_or(Combination::high_cards))};
}

} // namespace

std::optional<Rules> rulesOf(const Event& event, const Settings&) {
    using Cited = std::optional<Rules>;
    return std::visit(Overloaded{
                          [](const RoundOpened&) { return Cited({"P5"_rule}); },
                          [](const BettingClosed& e) {
                              return Cited({"P14"_rule, e.withDeal ? "P19a"_rule : "I-P41"_rule});
                          },
                          [](const StakeTakenBack&) { return Cited({"P14"_rule}); },
                          [](const CardBurnt&) {
                              return Cited({"P19a"_rule, "P6b"_rule});
                          },
                          [](const DealerQualified& e) { return Cited(oldRules(e)); },
                          [](const Paid& e) { return Cited(oldRules(e)); },
                          [](const Settled& e) { return Cited(oldRules(e)); },
                          [](const Announced& e) {
                              const bool stakes = e.phrase == OwnPhrase::place_your_bets ||
                                                  e.phrase == OwnPhrase::no_more_bets;
                              return stakes ? Cited({"P14"_rule}) : Cited();
                          },
                          [](const auto&) { return Cited(); },
                      },
                      event);
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

void removeNewFields(Events& events) {
    for (Event& event : events) {
        if (auto* closed = std::get_if<BettingClosed>(&event)) {
            closed->anteLost = false;
        } else if (auto* folded = std::get_if<Folded>(&event)) {
            folded->gone = Gone::no;
        } else if (auto* settled = std::get_if<Settled>(&event)) {
            settled->gone = Gone::no;
            settled->dealerNotQualified = false;
        }
    }
}

} // namespace mesaviva::poker::edition_1
