// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that all games make when a player joins, is absent or disconnected, has no points left or does not
// stake. The game passes the rules that apply.
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/table/common_events.h"
#include "engine/table/common_keys.h"
#include "engine/table/player.h"
#include "engine/table/refusal.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace mesaviva {

/// Returns whether the player was ever admitted to the table.
template <class State>
bool isAdmitted(const State& state, PlayerId player) {
    return player < state.players.size();
}

/// A player's presence at the table.
struct Presence {
    bool here = false;      ///< in a session
    bool leaving = false;   ///< the session ends with the round, since stakes are on the table
    bool connected = false; ///< the connection is working
};

/// The reading that a player who leaves with stakes on the table stays until the round is over.
inline constexpr RuleId kLeavesLater = "I-P35"_rule;

/// Returns why a player may not act: not at the table (rules `session`), leaving, or disconnected (rules
/// `away`).
template <class Refusal>
std::optional<Refusal> refuseAbsent(Presence who, const Rules& session, const Rules& away) {
    if (!who.here) {
        return Refusal{CommonReason::not_seated, session};
    }
    if (who.leaving) {
        Rules rules = session;
        rules.add(kLeavesLater);
        return Refusal{CommonReason::not_seated, rules, {}, {}, {}, CommonCause::leaving};
    }
    if (!who.connected) {
        return Refusal{CommonReason::disconnected, away};
    }
    return std::nullopt;
}

/// Restores a player's connection. Refused for a player who is not at the table (rules `session`) or not
/// disconnected (rules `connected`).
template <class Refusal, class Events>
std::optional<Refusal> restoreLine(PlayerId player, Presence who, const Rules& session,
                                   const Rules& connected, Events& events) {
    if (!who.here) {
        return Refusal{CommonReason::not_seated, session};
    }
    if (who.connected) {
        return Refusal{CommonReason::not_now, connected, {}, {}, {}, CommonCause::line_there};
    }
    events.emplace_back(common::PlayerReconnected{player});
    return std::nullopt;
}

/// Appends the end of a session with its announcement.
template <class Announced, class Events, class Ended>
void appendSessionEnd(const Ended& ended, Events& events) {
    events.emplace_back(ended);
    events.emplace_back(Announced{CommonPhrase::session_over, ended.player});
}

/// Returns why a player with this wallet cannot be admitted to a table that has admitted `admitted` players:
/// it is full, or the wallet is invalid.
template <class Refusal>
std::optional<Refusal> refuseAdmission(std::size_t admitted, Money wallet, const Rules& rules) {
    if (admitted >= kMostPlayers || wallet < Money{} || wallet > kLargestAmount) {
        return Refusal{CommonReason::not_offered, rules};
    }
    return std::nullopt;
}

/// Returns why a player gets no new points: a stake is in play, or the wallet still covers the `least` stake.
template <class Refusal>
std::optional<Refusal> refuseAllowance(bool inPlay, Money wallet, Money least, const Rules& rules) {
    if (inPlay || wallet >= least) {
        return Refusal{CommonReason::points_left, rules, least};
    }
    return std::nullopt;
}

/// Appends invitation and warning, which are given together (I-P41), each with its announcement.
template <class Announced, class Events, class Invited, class Warned>
void appendIdleWarning(const Invited& invited, const Warned& warned, Events& events) {
    events.emplace_back(invited);
    events.emplace_back(Announced{CommonPhrase::leave_invitation, invited.player});
    events.emplace_back(warned);
    events.emplace_back(Announced{CommonPhrase::leave_warning, warned.player});
}

} // namespace mesaviva
