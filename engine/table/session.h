// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions and idle players, the same in three of the regulations (P40-P42, O27-O29, B53-B55, I-P41).
//
// The player starts and ends the session. An idle player is first invited to leave and warned, then the
// session ends: at an individual table after 3 minutes and 1 more; at a table for several players after a
// number of consecutive rounds without a stake and some more.
#pragma once

#include "engine/base/money.h"
#include "engine/base/table_clock.h"

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// When an idle player is invited to leave, and when the session is ended (I-P41).
struct IdleRules {
    Duration invitedAfter = std::chrono::seconds(180); ///< individual table: without a stake (P41a)
    Duration endedAfter = std::chrono::seconds(60);    ///< individual table: after the warning (P42)
    std::uint32_t invitedAfterRounds = 6; ///< several players: "more than 5 consecutive rounds" (P41b)
    std::uint32_t endedAfterRounds = 1;   ///< several players: further rounds after the warning (P42)

    friend bool operator==(const IdleRules&, const IdleRules&) = default;
};

/// Why a session ended.
enum class SessionEnd : std::uint8_t {
    left, ///< at the player's request (P40)
    idle, ///< no stake despite the warning (P42)
};

/// Returns the reason's key: `left`, `idle`.
std::string_view name(SessionEnd end);

/// What a player is shown at the end of a session (P39, O26).
struct SessionSummary {
    std::uint32_t rounds = 0; ///< rounds with a stake
    Money staked;             ///< all stakes
    Money returned;           ///< stakes returned, and winnings

    Money net() const { return returned - staked; }
    friend bool operator==(const SessionSummary&, const SessionSummary&) = default;
};

/// One player's running session.
struct Session {
    SessionSummary summary;
    Instant lastStake; ///< where the idle time begins: last stake, session's start, round's opening
    Instant warnedAt;  ///< time of the warning; meaningful while `warned`
    std::uint32_t idleRounds = 0; ///< consecutive rounds without a stake
    bool warned = false;

    friend bool operator==(const Session&, const Session&) = default;
};

/// Restarts the idle time after a stake.
inline void noteStake(Session& session, Instant at) {
    session.lastStake = at;
    session.warned = false;
}

/// An individual table accepts stakes again, after a round or because one was taken back. Time in which no
/// stake was possible does not count as idle, and no deadline is in the past.
inline void noteStakesPossible(Session& session, const IdleRules& rules, Instant at) {
    if (session.lastStake + rules.invitedAfter < at) {
        session.lastStake = at;
    }
    if (session.warnedAt + rules.endedAfter < at) {
        session.warnedAt = at - rules.endedAfter;
    }
}

/// An individual table opens a round: the idle time counts from here, and again from each stake (I-P41).
inline void noteRoundOpened(Session& session, Instant at) { session.lastStake = at; }

/// A table for several players: the player has taken the stake back before betting closed. The count of
/// rounds without a stake continues, so placing and removing chips does not delay the end.
inline void noteStakeTakenBack(Session& session, const IdleRules& rules) {
    session.warned = session.idleRounds >= rules.invitedAfterRounds;
}

/// A table for several players: a round has closed; `staked`: the player had a stake in it.
inline void noteRoundClosed(Session& session, bool staked) {
    session.idleRounds = staked ? 0 : session.idleRounds + 1;
}

/// What happens to an idle player when a round closes at a table for several players.
enum class IdleStep : std::uint8_t { none, invite, end };

/// Returns what is due when a round closes in which this session had no stake (P41b, P42); `idleRounds` does
/// not include that round yet.
constexpr IdleStep idleStepAtClose(const Session& session, const IdleRules& rules) {
    const std::uint32_t rounds = session.idleRounds + 1;
    if (rounds >= rules.invitedAfterRounds + rules.endedAfterRounds) {
        return IdleStep::end;
    }
    return rounds == rules.invitedAfterRounds ? IdleStep::invite : IdleStep::none;
}

} // namespace mesaviva
