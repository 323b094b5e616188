// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What all games ask of a player who comes, who is gone or lost, who has run out of points or who stakes
// nothing; each game says by which of its rules.
#pragma once

#include "engine/base/money.h"
#include "engine/base/rule_id.h"
#include "engine/table/common_events.h"
#include "engine/table/phrase.h"
#include "engine/table/player.h"
#include "engine/table/refusal.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace mesaviva {

/// Whether that player has ever come to the table.
template <class State>
bool isAdmitted(const State& state, PlayerId player) {
    return player < state.players.size();
}

/// How a player is at the table.
struct Presence {
    bool here = false;      ///< a session runs
    bool leaving = false;   ///< and ends with the round, since stakes are down
    bool connected = false; ///< the line is there
};

/// The reading by which who leaves with stakes down is still there until the round is over.
inline constexpr RuleId kLeavesLater = "I-P35"_rule;

/// Why a player may not act: not here (by the rules of sessions), going, or the line is lost (`away`).
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

/// A player's line is there again: refused by the rules of sessions who is not here, by `connected` whose
/// line was there.
template <class Refusal, class Events>
std::optional<Refusal> restoreLine(PlayerId player, Presence who, const Rules& session,
                                   const Rules& connected, Events& events) {
    if (!who.here) {
        return Refusal{CommonReason::not_seated, session};
    }
    if (who.connected) {
        return Refusal{CommonReason::not_now, connected, {}, {}, {}, CommonCause::line_there};
    }
    events.emplace_back(common::PlayerCameBack{player});
    return std::nullopt;
}

/// Appends the end of a session with its announcement.
template <class Announced, class Events, class Ended>
void appendSessionEnd(const Ended& ended, Events& events) {
    events.emplace_back(ended);
    events.emplace_back(Announced{CommonPhrase::session_over, ended.player});
}

/// Why nobody comes with that wallet to a table that has admitted so many: it is full, or that is no wallet.
template <class Refusal>
std::optional<Refusal> refuseAdmission(std::size_t admitted, Money wallet, const Rules& rules) {
    if (admitted >= kMostPlayers || wallet < Money{} || wallet > kLargestAmount) {
        return Refusal{CommonReason::not_offered, rules};
    }
    return std::nullopt;
}

/// Why a player gets no fresh points: a stake is in play, or the wallet still makes the `least` stake.
template <class Refusal>
std::optional<Refusal> refuseAllowance(bool inPlay, Money wallet, Money least, const Rules& rules) {
    if (inPlay || wallet >= least) {
        return Refusal{CommonReason::points_left, rules, least};
    }
    return std::nullopt;
}

/// I-P41: appends invitation and warning, which come together, each with its announcement.
template <class Announced, class Events, class Invited, class Warned>
void appendIdleWarning(const Invited& invited, const Warned& warned, Events& events) {
    events.emplace_back(invited);
    events.emplace_back(Announced{CommonPhrase::leave_invitation, invited.player});
    events.emplace_back(warned);
    events.emplace_back(Announced{CommonPhrase::leave_warning, warned.player});
}

} // namespace mesaviva
