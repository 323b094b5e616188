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

/// What a refusal is about where its reason alone leaves it open, in every game; some have causes of their
/// own. The enumerators are the keys.
enum class CommonCause : std::uint8_t {
    none,       ///< the reason says it
    leaving,    ///< `not_seated`: the player goes once the round is over
    line_there, ///< `not_now`: a line is to come back that is not lost
    not_due,    ///< `not_now`: what drivers send comes at its time alone
};

/// The cause's key, for instance `leaving`.
std::string_view name(CommonCause cause);

/// A command that the rules do not allow, with what the words for it need. `Reason` and `Cause` are the
/// game's.
template <class Reason, class Cause = CommonCause>
struct RefusalFor {
    Reason reason = CommonReason::not_now;
    Rules rules;
    Money limit{};        ///< the limit in question or the sum that is missing, where the reason has one
    Money nearestBelow{}; ///< the largest smaller amount that would be taken; zero: none
    Money nearestAbove{}; ///< the smallest larger amount that would be taken; zero: none
    Cause cause = CommonCause::none;

    friend constexpr bool operator==(const RefusalFor& a, const RefusalFor& b) {
        return a.reason == b.reason && a.limit == b.limit;
    }
};

/// Whether two refusals say the same to the last word: rules, proposals and cause, too.
template <class Reason, class Cause>
constexpr bool sameThroughout(const RefusalFor<Reason, Cause>& a, const RefusalFor<Reason, Cause>& b) {
    return a == b && a.rules == b.rules && a.nearestBelow == b.nearestBelow &&
           a.nearestAbove == b.nearestAbove && a.cause == b.cause;
}

} // namespace mesaviva
