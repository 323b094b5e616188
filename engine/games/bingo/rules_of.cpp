// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/dispatch.h"
#include "engine/games/bingo/edition_1.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/prizes.h"

#include <algorithm>
#include <initializer_list>

namespace mesaviva::bingo {

RuleId ruleOf(PrizeKind kind, const Settings& s) {
    switch (kind) {
    case PrizeKind::line:
        switch (s.variant) {
        case Variant::bingo90: return "B63a"_rule;
        case Variant::bingo80: return "B67a"_rule;
        case Variant::bingo75: return s.pattern ? "B2m"_rule : "B74a"_rule; // B74: of the full card
        case Variant::bingo30: return "B83a"_rule;
        }
        break;
    case PrizeKind::column: return s.variant == Variant::bingo30 ? "B83b"_rule : "B2j"_rule;
    case PrizeKind::four_corners:
        return s.variant == Variant::bingo75 && !s.pattern ? "B74b"_rule
               : s.variant == Variant::bingo30             ? "B83c"_rule
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

bool isOneDirectionOrAll(const Directions& lines) {
    const int count = int{lines.horizontal} + int{lines.vertical} + int{lines.diagonal};
    return count != 2;
}

namespace {

bool isShared(const std::vector<Winner>& winners) {
    return std::ranges::any_of(winners,
                               [&](const Winner& each) { return each.owner != winners.front().owner; });
}

// The rules of the prize itself and of the course of the round.
Rules courseRules(const PrizeWon& e, const Settings& s) {
    const RuleId prize = ruleOf(e.kind, s);
    const bool jackpot = e.kind == PrizeKind::line_jackpot || e.kind == PrizeKind::bingo_jackpot;
    const RuleId course = jackpot ? "I-B42"_rule : e.kind == PrizeKind::bingo ? "B25"_rule : "B24"_rule;
    const bool shared = isShared(e.winners);
    if (s.split == Split::by_player && e.odd > Money{}) {
        return {prize, course, "B30"_rule, "I-B30"_rule};
    }
    Rules rules = {prize, course, "I-B36"_rule};
    const bool first =
        e.kind == PrizeKind::line || e.kind == PrizeKind::two_lines || e.kind == PrizeKind::four_corners;
    if (s.split == Split::by_player && shared) {
        rules.add("B30"_rule);
    } else if (!shared && first) {
        rules.add("B36"_rule);
    }
    if (s.split == Split::by_card && (shared || e.odd > Money{})) { // not as B30, which divides by player
        rules.add("I-B30"_rule);
    }
    return rules;
}

void add(Rules& rules, std::initializer_list<RuleId> more) {
    for (const RuleId rule : more) {
        rules.add(rule);
    }
}

// Adds the rules for the boxes of a line. B68 and B75 know one direction, or all of them.
void addLine(Rules& rules, const Settings& s) {
    rules.add("B34"_rule);
    switch (s.variant) {
    case Variant::bingo90: rules.add("B33"_rule); return;
    case Variant::bingo80:
        if (isOneDirectionOrAll(s.lines)) {
            rules.add("B68"_rule);
        }
        rules.add("B33"_rule);
        return;
    case Variant::bingo75:
        if (isOneDirectionOrAll(s.lines)) {
            rules.add("B75"_rule);
        }
        rules.add("I-B74a"_rule);
        return;
    case Variant::bingo30: return;
    }
}

// Whether bingo needs the centre.
bool hasCentre(const Settings& s) {
    return s.variant == Variant::bingo75 && (!s.pattern || (*s.pattern & kCentreMask75) != 0);
}

Rules prizeRules(const PrizeWon& e, const Settings& s) {
    Rules rules = courseRules(e, s);
    switch (e.kind) {
    case PrizeKind::line: addLine(rules, s); break;
    case PrizeKind::two_lines:
    case PrizeKind::column: break;
    case PrizeKind::four_corners:
        if (ruleOf(e.kind, s) != "B35b"_rule) {
            rules.add("B35b"_rule);
        } else if (s.variant == Variant::bingo90) {
            rules.add("I-B35"_rule);
        }
        break;
    case PrizeKind::bingo:
        rules.add("B32"_rule);
        if (s.freeCentre && hasCentre(s)) {
            rules.add("B72"_rule);
        }
        break;
    case PrizeKind::line_jackpot: break;
    case PrizeKind::bingo_jackpot: add(rules, {"B39"_rule, "B41"_rule}); break;
    }
    return rules;
}

Rules cardRules(const Settings& s) {
    Rules rules = {"B11"_rule, "B12"_rule, "B15"_rule, numbersRule(s.variant), cardRule(s.variant)};
    switch (s.variant) {
    case Variant::bingo90: rules.add("B61"_rule); break;
    case Variant::bingo80: rules.add("B65"_rule); break;
    case Variant::bingo75:
        add(rules, {"B70"_rule, "I-B71"_rule});
        if (s.freeCentre) {
            rules.add("B72"_rule);
        }
        break;
    case Variant::bingo30:
        rules.add("B80"_rule);
        if (s.symbols) {
            rules.add("B79"_rule);
        }
        break;
    }
    return rules;
}

// The rules for the prize money and the jackpots' shares of it.
Rules announcedPrizes(const SaleClosed& e) {
    if (!e.enough || (!e.bingoJackpot && !e.lineJackpot)) {
        return {"B18"_rule, "B19"_rule, "B31"_rule};
    }
    Rules rules = {"B19"_rule, "B31"_rule};
    if (e.bingoJackpot) {
        rules.add("B44"_rule);
    }
    add(rules, {"I-B40"_rule, "B18"_rule});
    if (e.bingoJackpot) {
        rules.add("B40"_rule);
    }
    if (e.lineJackpot) {
        add(rules, {"B2n"_rule, "B4d"_rule, "I-B40b"_rule});
    }
    return rules;
}

Rules closingRules(const SaleClosed& e, const Settings& s) {
    if (e.cards == 0) { // there is no draw, and the round counts as idle for players without cards
        return {"B18"_rule, "B19"_rule, "I-P41"_rule};
    }
    Rules rules = announcedPrizes(e);
    if (e.sales.cents % kWhole * s.prizePercent % kWhole != 0) { // rounded to a cent
        rules.add("I-B31"_rule);
    }
    if (e.plan.prizeMoney > prizeMoneyOf(s, e.sales)) {
        rules.add("I-B30"_rule);
    }
    if (!e.enough) {
        rules.add("B20"_rule);
        if (s.mode == Mode::continuous) {
            add(rules, {"B6"_rule, "I-B6"_rule});
        }
    }
    return rules;
}

// Players who aren't at the table win like all others.
void addAbsence(Rules& rules, Absence absence) {
    switch (absence) {
    case Absence::none: return;
    case Absence::line_lost: add(rules, {"B48"_rule, "B12"_rule}); return;
    case Absence::left: add(rules, {"B12"_rule, "I-P35"_rule}); return;
    }
}

Rules paidRules(const Paid& e, const Settings& s) {
    Rules rules = {e.voided ? "B46"_rule : "B26"_rule, ruleOf(e.kind, s)};
    addAbsence(rules, e.absence);
    if (e.absence == Absence::line_lost) {
        rules.add("B49"_rule);
    }
    return rules;
}

Rules voidRules(const Voided& e) {
    if (e.reason == VoidReason::too_few_players) {
        return {"B20"_rule};
    }
    return e.prizesStand ? Rules{"B46"_rule} : Rules{"B45"_rule};
}

// The rules for refunds in a void round, and for prizes that stand.
Rules returnRules(const Settled& e) {
    if (!e.voided) {
        return {"B26"_rule, "B29"_rule};
    }
    if (!e.refunded) {
        return {"B46"_rule, "B29"_rule};
    }
    return {*voidRules(*e.voided).begin(), "B47"_rule};
}

Rules settledRules(const Settled& e) {
    Rules rules = returnRules(e);
    addAbsence(rules, e.absence);
    return rules;
}

Rules announcedRules(const Announced& e, const Settings& s) {
    return e.phrase.visit(Overloaded{
        [&](CommonPhrase phrase) -> Rules {
            switch (phrase) {
            case CommonPhrase::round_void:
                return e.voided ? voidRules(*e.voided) : Rules{"B20"_rule, "B45"_rule};
            case CommonPhrase::leave_invitation: return {"B54"_rule};
            case CommonPhrase::leave_warning: return {"B55"_rule};
            case CommonPhrase::session_over: return {"B52"_rule};
            }
            return {};
        },
        [&](OwnPhrase phrase) -> Rules {
            switch (phrase) {
            case OwnPhrase::sale_opens: return {"B16"_rule};
            case OwnPhrase::sale_closes: return {"B18"_rule};
            case OwnPhrase::cards_sold: return {"B19"_rule};
            case OwnPhrase::ball:
                return s.variant == Variant::bingo75 ? Rules{"B21"_rule, "B77"_rule} : Rules{"B21"_rule};
            case OwnPhrase::one_to_go: return {"B28"_rule};
            case OwnPhrase::prize: return {"B24"_rule, "B29"_rule};
            }
            return {};
        },
    });
}

Rules voidRules(const RoundVoid& e, const Settings& s) {
    Rules rules = e.reason == VoidReason::too_few_players ? Rules{"B20"_rule, "B6"_rule}
                  : e.prizesStand                         ? Rules{"B46"_rule, "B45"_rule}
                                                          : Rules{"B45"_rule};
    if (s.bingoJackpot || s.lineJackpot) {
        rules.add("I-B40b"_rule);
    }
    if (e.reason == VoidReason::too_few_players && s.mode == Mode::continuous) {
        rules.add("I-B6"_rule);
    }
    return rules;
}

} // namespace

Rules rulesOf(const Event& event, const Settings& s) {
    if (s.edition == 1) {
        if (const std::optional<Rules> before = edition_1::rulesOf(event, s)) {
            return *before;
        }
    }
    return std::visit(
        Overloaded{
            [](const TableOpened&) { return Rules{}; },
            [](const SeedContributed&) { return Rules{}; }, // no regulation has it
            [&](const PlayerAdmitted&) { return Rules{"B58"_rule}; },
            [&](const PlayerJoined&) { return Rules{"B53"_rule}; },
            [&](const AllowanceTaken&) {
                return Rules{"B59"_rule, "B58"_rule};
            },
            [&](const RoundOpened&) {
                return s.mode == Mode::session ? Rules{"B7"_rule, "B17"_rule} : Rules{"B6"_rule, "B17"_rule};
            },
            [&](const SaleOpened&) {
                return Rules{"B16"_rule, "B17"_rule, "B10"_rule};
            },
            [&](const CardsOrdered&) {
                return Rules{"B11"_rule, "B13"_rule};
            },
            [&](const CrowdCardsOrdered&) {
                return Rules{"B11"_rule, "B13"_rule};
            },
            [&](const CardSold&) { return cardRules(s); },
            [&](const CrowdSold&) { return cardRules(s); },
            [&](const SaleClosed& e) { return closingRules(e, s); },
            [&](const BallDrawn&) {
                return Rules{"B21"_rule, "B22"_rule, "B23"_rule, numbersRule(s.variant)};
            },
            [&](const OneToGo& e) {
                return Rules{"B28"_rule, ruleOf(e.kind, s)};
            },
            [&](const PrizeWon& e) { return prizeRules(e, s); },
            [&](const MoneyCarried&) { return Rules{"I-B30"_rule}; },
            [&](const NumberMarked&) { return Rules{"B27"_rule}; },
            [&](const Paid& e) { return paidRules(e, s); },
            [&](const Settled& e) { return settledRules(e); },
            [&](const RoundVoid& e) { return voidRules(e, s); },
            [&](const RoundClosed&) { return Rules{"B15"_rule}; },
            [&](const SystemFailed&) { return Rules{"B45"_rule}; },
            [&](const PlayerDisconnected& e) {
                return e.atStake ? Rules{"B12"_rule, "B48"_rule} : Rules();
            },
            [&](const PlayerReconnected&) { return Rules{"B48"_rule}; },
            [&](const PlayerLeaving&) {
                return Rules{"B53"_rule, "B12"_rule, "I-P35"_rule};
            },
            [&](const SessionInvited&) {
                return Rules{"B54"_rule, "I-P41"_rule};
            },
            [&](const SessionWarned&) { return Rules{"B55"_rule}; },
            [&](const SessionEnded& e) {
                return e.reason == SessionEnd::idle ? Rules{"B55"_rule, "B52"_rule}
                                                    : Rules{"B53"_rule, "B52"_rule};
            },
            [&](const Announced& e) { return announcedRules(e, s); },
            [&](const Refused& e) { return e.refusal.rules; },
        },
        event);
}

} // namespace mesaviva::bingo
