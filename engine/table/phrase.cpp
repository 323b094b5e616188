// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/phrase.h"

namespace mesaviva {

std::string_view name(Phrase phrase) {
    switch (phrase) {
    case Phrase::place_your_bets: return "place_your_bets";
    case Phrase::no_more_bets: return "no_more_bets";
    case Phrase::decide: return "decide";
    case Phrase::decide_now: return "decide_now";
    case Phrase::dealer_qualifies: return "dealer_qualifies";
    case Phrase::dealer_does_not_qualify: return "dealer_does_not_qualify";
    case Phrase::number: return "number";
    case Phrase::void_spin: return "void_spin";
    case Phrase::bell: return "bell";
    case Phrase::stakes_restored: return "stakes_restored";
    case Phrase::ball_change: return "ball_change";
    case Phrase::dealer_change: return "dealer_change";
    case Phrase::payment: return "payment";
    case Phrase::sale_opens: return "sale_opens";
    case Phrase::sale_closes: return "sale_closes";
    case Phrase::cards_sold: return "cards_sold";
    case Phrase::ball: return "ball";
    case Phrase::one_to_go: return "one_to_go";
    case Phrase::prize: return "prize";
    case Phrase::round_void: return "round_void";
    case Phrase::leave_invitation: return "leave_invitation";
    case Phrase::leave_warning: return "leave_warning";
    case Phrase::session_over: return "session_over";
    }
    return {};
}

} // namespace mesaviva
