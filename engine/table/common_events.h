// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Events of every table, or of most tables. Each game includes those it needs in its own event type.
#pragma once

#include "engine/base/money.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/table/injected_by.h"
#include "engine/table/player.h"
#include "engine/table/refusal.h"

#include <cstdint>
#include <optional>

namespace mesaviva::common {

/// A player was admitted with a wallet of free points; gets the next PlayerId.
struct PlayerAdmitted {
    PlayerId player;
    Money wallet;

    friend bool operator==(const PlayerAdmitted&, const PlayerAdmitted&) = default;
};

/// A player without points received new ones (P44, O31, B59).
struct AllowanceTaken {
    PlayerId player;
    Money amount;

    friend bool operator==(const AllowanceTaken&, const AllowanceTaken&) = default;
};

/// A round begins; `commitment` is the hash of its seed.
struct RoundOpened {
    std::uint64_t round;
    Digest commitment;

    friend bool operator==(const RoundOpened&, const RoundOpened&) = default;
};

/// Betting is open.
struct BettingOpened {
    std::optional<Instant> until; ///< when betting closes; nothing at an individual table

    friend bool operator==(const BettingOpened&, const BettingOpened&) = default;
};

/// The gaming system has failed; the events that follow say what becomes of the round.
struct SystemFailed {
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const SystemFailed&, const SystemFailed&) = default;
};

/// A player's connection is lost.
struct PlayerDisconnected {
    PlayerId player;
    bool atStake = false; ///< a stake or a card of the round is open (O22, B48)
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const PlayerDisconnected&, const PlayerDisconnected&) = default;
};

/// A player's connection is restored.
struct PlayerReconnected {
    PlayerId player;
    InjectedBy injectedBy = InjectedBy::nobody;

    friend bool operator==(const PlayerReconnected&, const PlayerReconnected&) = default;
};

/// A player leaves as soon as the round in progress is settled.
struct PlayerLeaving {
    PlayerId player;

    friend bool operator==(const PlayerLeaving&, const PlayerLeaving&) = default;
};

/// An idle player is invited to leave (P41, O28).
struct SessionInvited {
    PlayerId player;
    bool individual; ///< true: for time without a stake (P41a, O28a); false: for rounds without a stake
                     ///< (P41b, O28b)

    friend bool operator==(const SessionInvited&, const SessionInvited&) = default;
};

/// An idle player is warned that the session will end (P42, O29).
struct SessionWarned {
    PlayerId player;
    std::optional<Instant> until; ///< individual table: when the session ends; nothing: with the next round

    friend bool operator==(const SessionWarned&, const SessionWarned&) = default;
};

/// A command that the rules refuse. `Action` is the game's type for what can be requested, `Refusal` the
/// reason.
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
