// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/overloaded.h"
#include "bingo/events.h"

#include <algorithm>

namespace mesaviva::bingo {

namespace {

// The rule that gives a prize in that variant.
RuleId prizeRule(PrizeKind kind, const Settings& s) {
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

bool isShared(const std::vector<Winner>& winners) {
    return std::ranges::any_of(winners,
                               [&](const Winner& each) { return each.owner != winners.front().owner; });
}

Rules prizeRules(const PrizeWon& e, const Settings& s) {
    const RuleId prize = prizeRule(e.kind, s);
    const bool jackpot = e.kind == PrizeKind::line_jackpot || e.kind == PrizeKind::bingo_jackpot;
    const RuleId course = jackpot ? "I-B42"_rule : e.kind == PrizeKind::bingo ? "B25"_rule : "B24"_rule;
    if (e.odd > Money{}) {
        return {prize, course, "B30"_rule, "I-B30"_rule};
    }
    if (isShared(e.winners)) {
        return {prize, course, "I-B36"_rule, "B30"_rule};
    }
    const bool first =
        e.kind == PrizeKind::line || e.kind == PrizeKind::two_lines || e.kind == PrizeKind::four_corners;
    return first ? Rules{prize, course, "I-B36"_rule, "B36"_rule} : Rules{prize, course, "I-B36"_rule};
}

Rules closingRules(const SaleClosed& e) {
    if (e.enough && (e.bingoJackpot || e.lineJackpot)) {
        return {"B19"_rule, "B31"_rule, "B44"_rule, "I-B40"_rule};
    }
    return {"B18"_rule, "B19"_rule, "B31"_rule};
}

Rules voidRules(const Voided& e) {
    if (e.reason == VoidReason::too_few_players) {
        return {"B20"_rule};
    }
    return e.prizesStand ? Rules{"B46"_rule} : Rules{"B45"_rule};
}

// What comes back in a void round, and prizes that stand.
Rules settledRules(const Settled& e) {
    if (!e.voided) {
        return {"B26"_rule, "B29"_rule};
    }
    if (!e.refunded) {
        return {"B46"_rule, "B29"_rule};
    }
    return {*voidRules(*e.voided).begin(), "B47"_rule};
}

Rules announcedRules(const Announced& e, const Settings& s) {
    switch (e.phrase) {
    case Phrase::sale_opens: return {"B16"_rule};
    case Phrase::sale_closes: return {"B18"_rule};
    case Phrase::cards_sold: return {"B19"_rule};
    case Phrase::ball:
        return s.variant == Variant::bingo75 ? Rules{"B21"_rule, "B77"_rule} : Rules{"B21"_rule};
    case Phrase::one_to_go: return {"B28"_rule};
    case Phrase::prize: return {"B24"_rule, "B29"_rule};
    case Phrase::round_void: return e.voided ? voidRules(*e.voided) : Rules{"B20"_rule, "B45"_rule};
    case Phrase::leave_invitation: return {"B54"_rule};
    case Phrase::leave_warning: return {"B55"_rule};
    case Phrase::session_over: return {"B52"_rule};
    default: return {}; // other games'
    }
}

Rules voidRules(const RoundVoid& e) {
    if (e.reason == VoidReason::too_few_players) {
        return {"B20"_rule, "B6"_rule, "I-B40b"_rule};
    }
    return e.prizesStand ? Rules{"B46"_rule, "B45"_rule, "I-B40b"_rule} : Rules{"B45"_rule, "I-B40b"_rule};
}

} // namespace

Rules rulesOf(const Event& event, const Settings& s) {
    return std::visit(
        Overloaded{
            [](const TableOpened&) { return Rules{}; },
            [&](const PlayerAdmitted&) { return Rules{"B58"_rule}; },
            [&](const PlayerJoined&) { return Rules{"B53"_rule}; },
            [&](const AllowanceTaken&) { return Rules{"B59"_rule}; },
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
            [&](const CardSold&) {
                return Rules{"B11"_rule, "B12"_rule, "B15"_rule};
            },
            [&](const CrowdSold&) {
                return Rules{"B11"_rule, "B12"_rule, "B15"_rule};
            },
            [&](const SaleClosed& e) { return closingRules(e); },
            [&](const BallDrawn&) {
                return Rules{"B21"_rule, "B22"_rule, "B23"_rule};
            },
            [&](const OneToGo&) { return Rules{"B28"_rule}; },
            [&](const PrizeWon& e) { return prizeRules(e, s); },
            [&](const MoneyCarried&) { return Rules{"I-B30"_rule}; },
            [&](const NumberMarked&) { return Rules{"B27"_rule}; },
            [&](const Paid& e) {
                return Rules{e.voided ? "B46"_rule : "B26"_rule, prizeRule(e.kind, s)};
            },
            [&](const Settled& e) { return settledRules(e); },
            [&](const RoundVoid& e) { return voidRules(e); },
            [&](const RoundClosed&) { return Rules{"B15"_rule}; },
            [&](const SystemFailed&) {
                return Rules{"B45"_rule, "B46"_rule};
            },
            [&](const PlayerWasLost&) {
                return Rules{"B12"_rule, "B48"_rule};
            },
            [&](const PlayerCameBack&) { return Rules{"B48"_rule}; },
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
