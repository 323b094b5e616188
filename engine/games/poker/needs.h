// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The result of nextNeed(), inline: decide() uses it at each of the dealer's steps.
#pragma once

#include "engine/games/poker/commands.h"
#include "engine/games/poker/state.h"

#include <optional>

namespace mesaviva::poker {

/// P41a, P42: at an individual table, when the time without a stake runs out; nothing while no stake is
/// possible.
inline std::optional<Instant> idleTimer(const State& state) {
    const Seat& seat = state.seats[0];
    if (!state.settings.individual || seat.player == kNobody || state.inBox(0, Box::ante) > Money{}) {
        return std::nullopt;
    }
    const Session& session = state.players[seat.player].session;
    return session.warned ? session.warnedAt + state.settings.idle.endedAfter
                          : session.lastStake + state.settings.idle.invitedAfter;
}

/// What the table needs next; nothing while only a player can start something.
inline std::optional<Need> needOf(const State& state) {
    const auto needAtDue = [&](NeedKind kind) {
        return state.due ? std::optional(Need{*state.due, kind}) : std::nullopt;
    };
    switch (state.phase) {
    case Phase::between: return needAtDue(CommonNeed::commitment);
    case Phase::burning:
    case Phase::dealing: return needAtDue(OwnNeed::card);
    case Phase::ending: return needAtDue(CommonNeed::seed);
    case Phase::betting:
        if (const std::optional<Instant> idle = idleTimer(state)) {
            return Need{*idle, CommonNeed::time};
        }
        return needAtDue(CommonNeed::time);
    case Phase::deciding:
    case Phase::extended: return needAtDue(CommonNeed::time);
    case Phase::dealt:
    case Phase::revealing:
    case Phase::qualifying:
    case Phase::showing:
    case Phase::collecting:
    case Phase::paying: return needAtDue(CommonNeed::act);
    }
    return std::nullopt;
}

} // namespace mesaviva::poker
