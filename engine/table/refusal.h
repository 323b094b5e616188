// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// Why a table refuses a command, in every game; some have reasons of their own. The enumerators are the keys
/// that scenario files and records use.
enum class CommonReason : std::uint8_t {
    below_minimum,
    above_maximum,
    not_offered,
    not_now,
    already_decided,
    not_seated,
    seat_taken,
    no_stake,
    not_enough_points,
    disconnected,       ///< the player's line is lost
    points_left,        ///< a fresh allowance is for who has run out (P44)
    impossible_outcome, ///< chance brought what this deck or wheel can't bring
};

/// The reason's key, for instance `below_minimum`.
std::string_view name(CommonReason reason);

/// A command that the rules do not allow, with what the words for it need. `Reason` is the game's.
template <class Reason>
struct RefusalFor {
    Reason reason = CommonReason::not_now;
    Rules rules;
    Money limit{};        ///< the limit in question or the sum that is missing, where the reason has one
    Money nearestBelow{}; ///< the largest smaller amount that would be taken; zero: none
    Money nearestAbove{}; ///< the smallest larger amount that would be taken; zero: none

    friend constexpr bool operator==(const RefusalFor& a, const RefusalFor& b) {
        return a.reason == b.reason && a.limit == b.limit;
    }
};

/// Whether two refusals say the same to the last word: rules and proposals, too.
template <class Reason>
constexpr bool sameThroughout(const RefusalFor<Reason>& a, const RefusalFor<Reason>& b) {
    return a == b && a.rules == b.rules && a.nearestBelow == b.nearestBelow &&
           a.nearestAbove == b.nearestAbove;
}

} // namespace mesaviva
