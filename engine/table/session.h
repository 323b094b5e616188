// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions and idle players, the same in three of the regulations (P40-P42, O27-O29, B53-B55, I-P41).
//
// The player starts and ends the session. Who stakes nothing is first invited to leave and warned, then the
// session is ended: at an individual table after 3 minutes and one more; at a table for several after a
// number of rounds running without a stake and some more.
#pragma once

#include "engine/base/money.h"
#include "engine/base/table_clock.h"

#include <cstdint>
#include <string_view>

namespace mesaviva {

/// When a player who stakes nothing is invited to leave, and when the session is ended (I-P41).
struct IdleRules {
    Duration invitedAfter = std::chrono::seconds(180); ///< individual table: without a stake (P41a)
    Duration endedAfter = std::chrono::seconds(60);    ///< individual table: after the warning (P42)
    std::uint32_t invitedAfterRounds = 6; ///< several players: "more than 5 rounds running" (P41b)
    std::uint32_t endedAfterRounds = 1;   ///< several players: further rounds after the warning (P42)

    friend bool operator==(const IdleRules&, const IdleRules&) = default;
};

/// Why a session is over.
enum class SessionEnd : std::uint8_t {
    left, ///< the player's own wish (P40)
    idle, ///< no stake in spite of the warning (P42)
};

/// The reason's key: `left`, `idle`.
std::string_view name(SessionEnd end);

/// What a player is told at the end of a session (P39, O26).
struct SessionSummary {
    std::uint32_t rounds = 0; ///< rounds with a stake
    Money staked;             ///< all stakes
    Money returned;           ///< stakes that came back, and winnings

    Money net() const { return returned - staked; }
    friend bool operator==(const SessionSummary&, const SessionSummary&) = default;
};

/// One player's session while it runs.
struct Session {
    SessionSummary summary;
    Instant lastStake;            ///< the last stake, or the session's start before the first one
    Instant warnedAt;             ///< when the warning came; meaningful while `warned`
    std::uint32_t idleRounds = 0; ///< rounds running without a stake
    bool warned = false;

    friend bool operator==(const Session&, const Session&) = default;
};

/// The player has staked: the time without a stake starts anew.
inline void noteStake(Session& session, Instant at) {
    session.lastStake = at;
    session.warned = false;
}

/// An individual table takes stakes again, after a round or because one was taken back. Time in which none
/// could be made is not held against the player, and no timer lies in the past.
inline void noteStakesPossible(Session& session, const IdleRules& rules, Instant at) {
    if (session.lastStake + rules.invitedAfter < at) {
        session.lastStake = at;
    }
    if (session.warnedAt + rules.endedAfter < at) {
        session.warnedAt = at - rules.endedAfter;
    }
}

/// A table for several: the player has taken the stake back before betting closed. The rounds without one go
/// on counting, so that chips put down and taken up again do not put off the end.
inline void noteStakeTakenBack(Session& session, const IdleRules& rules) {
    session.warned = session.idleRounds >= rules.invitedAfterRounds;
}

/// A table for several: a round has closed, in which the player has had a stake or not.
inline void noteRoundClosed(Session& session, bool staked) {
    session.idleRounds = staked ? 0 : session.idleRounds + 1;
}

/// What the close of a round brings for a player without a stake at a table for several.
enum class IdleStep : std::uint8_t { none, invite, end };

/// P41b, P42: what is due when a round closes in which this session has had no stake; `idleRounds` does not
/// count that round yet.
constexpr IdleStep idleStepAtClose(const Session& session, const IdleRules& rules) {
    const std::uint32_t rounds = session.idleRounds + 1;
    if (rounds >= rules.invitedAfterRounds + rules.endedAfterRounds) {
        return IdleStep::end;
    }
    return rounds == rules.invitedAfterRounds ? IdleStep::invite : IdleStep::none;
}

} // namespace mesaviva
