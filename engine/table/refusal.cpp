// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/table/refusal.h"

namespace mesaviva {

std::string_view name(CommonReason reason) {
    switch (reason) {
    case CommonReason::below_minimum: return "below_minimum";
    case CommonReason::above_maximum: return "above_maximum";
    case CommonReason::not_offered: return "not_offered";
    case CommonReason::not_now: return "not_now";
    case CommonReason::already_decided: return "already_decided";
    case CommonReason::not_seated: return "not_seated";
    case CommonReason::seat_taken: return "seat_taken";
    case CommonReason::no_stake: return "no_stake";
    case CommonReason::not_enough_points: return "not_enough_points";
    case CommonReason::disconnected: return "disconnected";
    case CommonReason::points_left: return "points_left";
    case CommonReason::impossible_outcome: return "impossible_outcome";
    }
    return {};
}

std::string_view name(CommonCause cause) {
    switch (cause) {
    case CommonCause::none: return "none";
    case CommonCause::leaving: return "leaving";
    case CommonCause::line_there: return "line_there";
    case CommonCause::not_due: return "not_due";
    }
    return {};
}

} // namespace mesaviva
