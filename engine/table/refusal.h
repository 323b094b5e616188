// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// Why a table refuses a command, in every game; some games add their own reasons. The enumerator names are
/// the keys in scenario files and records.
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
    disconnected,       ///< the player is disconnected
    points_left,        ///< new points are only given to a player who has none left (P44)
    impossible_outcome, ///< chance supplied something that this deck or wheel cannot give
};

/// Returns the reason's key, for instance `below_minimum`.
std::string_view name(CommonReason reason);

/// Details of a refusal where the reason alone is ambiguous, in every game; some games add their own. The
/// enumerator names are the keys.
enum class CommonCause : std::uint8_t {
    none,       ///< the reason is sufficient
    leaving,    ///< `not_seated`: the player leaves when the round is over
    line_there, ///< `not_now`: reconnecting a player who is not disconnected
    not_due,    ///< `not_now`: a driver's command before it is due
};

/// Returns the cause's key, for instance `leaving`.
std::string_view name(CommonCause cause);

/// Why the rules refuse a command, with the data that its text needs. `Reason` and `Cause` are the game's
/// types.
template <class Reason, class Cause = CommonCause>
struct RefusalFor {
    Reason reason = CommonReason::not_now;
    Rules rules;
    Money limit{};        ///< the limit that applies or the amount missing, if the reason has one
    Money nearestBelow{}; ///< the largest smaller amount that would be accepted; zero: none
    Money nearestAbove{}; ///< the smallest larger amount that would be accepted; zero: none
    Cause cause = CommonCause::none;

    friend constexpr bool operator==(const RefusalFor& a, const RefusalFor& b) {
        return a.reason == b.reason && a.limit == b.limit;
    }
};

/// Returns whether two refusals are equal in every field, including rules, alternatives and cause.
template <class Reason, class Cause>
constexpr bool sameThroughout(const RefusalFor<Reason, Cause>& a, const RefusalFor<Reason, Cause>& b) {
    return a == b && a.rules == b.rules && a.nearestBelow == b.nearestBelow &&
           a.nearestAbove == b.nearestAbove && a.cause == b.cause;
}

} // namespace mesaviva
