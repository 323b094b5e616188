// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at every table, or at most of them. Each game lists the ones that it has among its own.
#pragma once

#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/table/player.h"
#include "engine/table/refusal.h"

#include <cstdint>
#include <optional>

namespace mesaviva::common {

/// Somebody was let in, with points of the house's giving; has the next number (PlayerId).
struct PlayerAdmitted {
    PlayerId player;
    Money wallet;

    friend bool operator==(const PlayerAdmitted&, const PlayerAdmitted&) = default;
};

/// Who has run out of points has been given new ones (P44, O31, B59).
struct AllowanceTaken {
    PlayerId player;
    Money amount;

    friend bool operator==(const AllowanceTaken&, const AllowanceTaken&) = default;
};

/// A round begins, with what commits the house to its seed.
struct RoundOpened {
    std::uint64_t round;
    Digest commitment;

    friend bool operator==(const RoundOpened&, const RoundOpened&) = default;
};

/// Stakes are taken from now on.
struct BettingOpened {
    std::optional<Instant> until; ///< when betting closes; none at an individual table

    friend bool operator==(const BettingOpened&, const BettingOpened&) = default;
};

/// The system has failed; what comes of the round is told by what follows.
struct SystemFailed {
    friend bool operator==(const SystemFailed&, const SystemFailed&) = default;
};

/// A player's line is lost.
struct PlayerWasLost {
    PlayerId player;

    friend bool operator==(const PlayerWasLost&, const PlayerWasLost&) = default;
};

/// A player's line is there again.
struct PlayerCameBack {
    PlayerId player;

    friend bool operator==(const PlayerCameBack&, const PlayerCameBack&) = default;
};

/// A player goes once the round in progress is settled.
struct PlayerLeaving {
    PlayerId player;

    friend bool operator==(const PlayerLeaving&, const PlayerLeaving&) = default;
};

/// An idle player is invited to leave (P41, O28).
struct SessionInvited {
    PlayerId player;
    bool individual; ///< P41a, O28a: for time; else P41b, O28b: for rounds without a stake

    friend bool operator==(const SessionInvited&, const SessionInvited&) = default;
};

/// An idle player is told that the session will end (P42, O29).
struct SessionWarned {
    PlayerId player;
    std::optional<Instant> until; ///< individual table: when the session ends; none: with the next round

    friend bool operator==(const SessionWarned&, const SessionWarned&) = default;
};

/// A command that the rules did not allow. `Action` is the game's list of what can be wished for, `Refusal`
/// says why not.
template <class Action, class Refusal>
struct RefusedAction {
    PlayerId player;
    Action action;
    Refusal refusal;

    friend bool operator==(const RefusedAction& a, const RefusedAction& b) {
        return a.player == b.player && a.action == b.action && sameThroughout(a.refusal, b.refusal);
    }
};

} // namespace mesaviva::common
