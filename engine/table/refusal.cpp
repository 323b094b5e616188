// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/refusal.h"

namespace mesaviva {

std::string_view name(RefusalReason reason) {
    switch (reason) {
    case RefusalReason::below_minimum: return "below_minimum";
    case RefusalReason::above_maximum: return "above_maximum";
    case RefusalReason::half_cent: return "half_cent";
    case RefusalReason::not_a_stake: return "not_a_stake";
    case RefusalReason::not_offered: return "not_offered";
    case RefusalReason::not_now: return "not_now";
    case RefusalReason::already_decided: return "already_decided";
    case RefusalReason::not_seated: return "not_seated";
    case RefusalReason::seat_taken: return "seat_taken";
    case RefusalReason::no_stake: return "no_stake";
    case RefusalReason::not_enough_points: return "not_enough_points";
    case RefusalReason::too_many_cards: return "too_many_cards";
    case RefusalReason::sold_out: return "sold_out";
    case RefusalReason::disconnected: return "disconnected";
    case RefusalReason::not_drawn: return "not_drawn";
    case RefusalReason::not_on_card: return "not_on_card";
    case RefusalReason::not_whole_chips: return "not_whole_chips";
    case RefusalReason::points_left: return "points_left";
    case RefusalReason::impossible_outcome: return "impossible_outcome";
    }
    return {};
}

} // namespace mesaviva
