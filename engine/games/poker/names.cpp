// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/events.h"

namespace mesaviva::poker {

std::string_view name(Box box) {
    switch (box) {
    case Box::ante: return "ante";
    case Box::bet: return "bet";
    }
    return {};
}

std::string_view name(Action action) {
    switch (action) {
    case Action::sit: return "sit";
    case Action::ante: return "ante";
    case Action::undo: return "undo";
    case Action::clear: return "clear";
    case Action::repeat: return "repeat";
    case Action::deal: return "deal";
    case Action::fold: return "fold";
    case Action::bet: return "bet";
    case Action::leave: return "leave";
    case Action::allowance: return "allowance";
    case Action::fault: return "fault";
    case Action::other: return "other";
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

std::string_view name(AceInRow ace) {
    switch (ace) {
    case AceInRow::none: return "none";
    case AceInRow::low: return "low";
    case AceInRow::high: return "high";
    case AceInRow::high_mixed: return "high_mixed";
    case AceInRow::high_not_played: return "high_not_played";
    }
    return {};
}

std::string_view name(DecidedBy decided) {
    switch (decided) {
    case DecidedBy::combination: return "combination";
    case DecidedBy::named_cards: return "named_cards";
    case DecidedBy::further_cards: return "further_cards";
    case DecidedBy::suits: return "suits";
    case DecidedBy::nothing: return "nothing";
    }
    return {};
}

} // namespace mesaviva::poker
