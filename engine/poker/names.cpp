// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "poker/events.h"

namespace mesaviva::poker {

std::string_view name(Box box) { return box == Box::ante ? "ante" : "bet"; }

std::string_view name(Deed deed) {
    switch (deed) {
    case Deed::sit: return "sit";
    case Deed::ante: return "ante";
    case Deed::undo: return "undo";
    case Deed::clear: return "clear";
    case Deed::repeat: return "repeat";
    case Deed::deal: return "deal";
    case Deed::fold: return "fold";
    case Deed::bet: return "bet";
    case Deed::leave: return "leave";
    case Deed::allowance: return "allowance";
    case Deed::fault: return "fault";
    case Deed::other: return "other";
    }
    return {};
}

std::string_view name(FoldedBy by) {
    switch (by) {
    case FoldedBy::player: return "player";
    case FoldedBy::time: return "time";
    case FoldedBy::disconnection: return "disconnection";
    }
    return {};
}

std::string_view name(Verdict verdict) {
    switch (verdict) {
    case Verdict::folded: return "folded";
    case Verdict::dealer_not_qualified: return "dealer_not_qualified";
    case Verdict::won: return "won";
    case Verdict::lost: return "lost";
    case Verdict::tie: return "tie";
    case Verdict::ante_returned: return "ante_returned";
    case Verdict::voided: return "voided";
    }
    return {};
}

} // namespace mesaviva::poker
