// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/edition_1.h"

#include "engine/base/dispatch.h"

#include <algorithm>
#include <initializer_list>

namespace mesaviva::bingo::edition_1 {

namespace {

void addAll(Rules& rules, std::initializer_list<RuleId> more) {
    for (const RuleId rule : more) {
        rules.add(rule);
    }
}

RuleId prizeRule1(PrizeKind kind, const Settings& s) {
    switch (kind) {
    case PrizeKind::line:
        switch (s.variant) {
        case Variant::bingo90: return "B63a"_rule;
        case Variant::bingo80: return "B67a"_rule;
        case Variant::bingo75: return "B74a"_rule;
        case Variant::bingo30: return "B83a"_rule;
        }
        break;
    case PrizeKind::column: return "B83b"_rule;
    case PrizeKind::four_corners:
        return s.variant == Variant::bingo75   ? "B74b"_rule
               : s.variant == Variant::bingo30 ? "B83c"_rule
                                               : "B35b"_rule;
    case PrizeKind::two_lines: return "B35a"_rule;
    case PrizeKind::bingo:
        switch (s.variant) {
        case Variant::bingo90: return "B63b"_rule;
        case Variant::bingo80: return "B67b"_rule;
        case Variant::bingo75: return s.pattern ? "B73b"_rule : "B73a"_rule;
        case Variant::bingo30: return "B82"_rule;
        }
        break;
    case PrizeKind::line_jackpot: return "B2n"_rule;
    case PrizeKind::bingo_jackpot: return "B42"_rule;
    }
    return {};
}

bool isSharedWin(const std::vector<Winner>& winners) {
    return std::ranges::any_of(winners,
                               [&](const Winner& each) { return each.owner != winners.front().owner; });
}

// The rules of the prize itself and of the course of the round.
Rules courseRules1(const PrizeWon& e, const Settings& s) {
    const RuleId prize = prizeRule1(e.kind, s);
    const bool jackpot = e.kind == PrizeKind::line_jackpot || e.kind == PrizeKind::bingo_jackpot;
    const RuleId course = jackpot ? "I-B42"_rule : e.kind == PrizeKind::bingo ? "B25"_rule : "B24"_rule;
    if (e.odd > Money{}) {
        return {prize, course, "B30"_rule, "I-B30"_rule};
    }
    if (isSharedWin(e.winners)) {
        return {prize, course, "I-B36"_rule, "B30"_rule};
    }
    const bool first =
        e.kind == PrizeKind::line || e.kind == PrizeKind::two_lines || e.kind == PrizeKind::four_corners;
    return first ? Rules{prize, course, "I-B36"_rule, "B36"_rule} : Rules{prize, course, "I-B36"_rule};
}

// Adds the rules for the boxes of a line.
void addLineRules1(Rules& rules, Variant variant) {
    rules.add("B34"_rule);
    switch (variant) {
    case Variant::bingo90: rules.add("B33"_rule); return;
    case Variant::bingo80: addAll(rules, {"B68"_rule, "B33"_rule}); return;
    case Variant::bingo75: addAll(rules, {"B75"_rule, "I-B74a"_rule}); return;
    case Variant::bingo30: return;
    }
}

Rules prizeRules1(const PrizeWon& e, const Settings& s) {
    Rules rules = courseRules1(e, s);
    switch (e.kind) {
    case PrizeKind::line: addLineRules1(rules, s.variant); break;
    case PrizeKind::two_lines: rules.add("B34"_rule); break;
    case PrizeKind::column: break;
    case PrizeKind::four_corners:
        if (s.variant == Variant::bingo90) {
            rules.add("I-B35"_rule);
        } else if (s.variant != Variant::bingo80) { // there only B35b provides it
            rules.add("B35b"_rule);
        }
        break;
    case PrizeKind::bingo:
        rules.add("B32"_rule);
        if (s.variant == Variant::bingo75 && s.freeCentre) {
            rules.add("B72"_rule);
        }
        break;
    case PrizeKind::line_jackpot: rules.add("B41"_rule); break;
    case PrizeKind::bingo_jackpot: addAll(rules, {"B39"_rule, "B41"_rule}); break;
    }
    return rules;
}

Rules closingRules1(const SaleClosed& e, const Settings& s) {
    // Whether the prize money was rounded to a cent.
    const bool rounded = e.sales.cents % kWhole * s.prizePercent % kWhole != 0;
    if (e.enough && (e.bingoJackpot || e.lineJackpot)) {
        Rules rules = {"B19"_rule, "B31"_rule, "B44"_rule, "I-B40"_rule, "B18"_rule, "B40"_rule};
        if (e.bingoJackpot && e.lineJackpot) {
            rules.add("I-B40b"_rule);
        }
        if (rounded) {
            rules.add("I-B31"_rule);
        }
        return rules;
    }
    Rules rules = {"B18"_rule, "B19"_rule, "B31"_rule};
    if (rounded) {
        rules.add("I-B31"_rule);
    }
    if (e.cards == 0) { // there is no draw, and the round counts as idle for players without cards
        rules.add("I-P41"_rule);
    } else if (!e.enough) {
        rules.add("B20"_rule);
        if (s.mode == Mode::continuous) {
            addAll(rules, {"B6"_rule, "I-B6"_rule});
        }
    }
    return rules;
}

Rules voidRules1(const RoundVoid& e, const Settings& s) {
    if (e.reason == VoidReason::too_few_players) {
        Rules rules = {"B20"_rule, "B6"_rule, "I-B40b"_rule};
        if (s.mode == Mode::continuous) {
            rules.add("I-B6"_rule);
        }
        return rules;
    }
    return e.prizesStand ? Rules{"B46"_rule, "B45"_rule, "I-B40b"_rule} : Rules{"B45"_rule, "I-B40b"_rule};
}

Rules paidRules1(const Paid& e, const Settings& s) {
    Rules rules = {e.voided ? "B46"_rule : "B26"_rule, prizeRule1(e.kind, s)};
    switch (e.absence) {
    case Absence::none: break;
    case Absence::line_lost: addAll(rules, {"B48"_rule, "B12"_rule, "B49"_rule}); break;
    case Absence::left: addAll(rules, {"B12"_rule, "I-P35"_rule}); break;
    }
    return rules;
}

void addTo(std::vector<RuleId>& rules, std::initializer_list<RuleId> more) {
    rules.insert(rules.end(), more);
}

// Adds the rules for the prizes that the house has chosen, and for the lines that count.
void addChosenPrizes(std::vector<RuleId>& rules, const Settings& s) {
    if (s.plays(PrizeKind::line) || s.plays(PrizeKind::two_lines)) {
        rules.push_back("B34"_rule);
        if (s.variant == Variant::bingo80) {
            rules.push_back("B68"_rule);
        } else if (s.variant == Variant::bingo75) {
            addTo(rules, {"B75"_rule, "I-B74a"_rule});
        }
    }
    if (s.plays(PrizeKind::line) && s.variant == Variant::bingo30) {
        rules.push_back("B83a"_rule);
    }
    if (s.plays(PrizeKind::two_lines)) {
        rules.push_back("B35a"_rule);
    }
    if (s.plays(PrizeKind::column) && s.variant == Variant::bingo30) {
        rules.push_back("B83b"_rule);
    }
    if (s.plays(PrizeKind::four_corners)) {
        rules.push_back("B35b"_rule);
        switch (s.variant) {
        case Variant::bingo90: rules.push_back("I-B35"_rule); break;
        case Variant::bingo80: break;
        case Variant::bingo75: rules.push_back("B74b"_rule); break;
        case Variant::bingo30: rules.push_back("B83c"_rule); break;
        }
    }
}

void addGrowingPrizes(std::vector<RuleId>& rules, const Settings& s) {
    if (s.bingoJackpot) {
        addTo(rules, {"B39"_rule, "B42"_rule});
    }
    if (s.lineJackpot) {
        rules.push_back("B2n"_rule);
    }
    if (s.bingoJackpot || s.lineJackpot) {
        addTo(rules,
              {"B40"_rule, "B41"_rule, "B43"_rule, "B44"_rule, "I-B40"_rule, "I-B40b"_rule, "I-B42"_rule});
    }
}

} // namespace

std::optional<Rules> rulesOf(const Event& event, const Settings& s) {
    return std::visit(Overloaded{
                          [&](const SaleClosed& e) { return std::optional(closingRules1(e, s)); },
                          [&](const OneToGo& e) {
                              return std::optional(Rules{"B28"_rule, prizeRule1(e.kind, s)});
                          },
                          [&](const PrizeWon& e) { return std::optional(prizeRules1(e, s)); },
                          [&](const Paid& e) { return std::optional(paidRules1(e, s)); },
                          [&](const RoundVoid& e) { return std::optional(voidRules1(e, s)); },
                          [](const SystemFailed&) {
                              return std::optional(Rules{"B45"_rule, "B46"_rule});
                          },
                          [](const PlayerDisconnected&) {
                              return std::optional(Rules{"B12"_rule, "B48"_rule});
                          },
                          [](const auto&) { return std::optional<Rules>(); },
                      },
                      event);
}

void addPrizeRules(std::vector<RuleId>& rules, const Settings& s) {
    addChosenPrizes(rules, s);
    addGrowingPrizes(rules, s);
}

} // namespace mesaviva::bingo::edition_1
