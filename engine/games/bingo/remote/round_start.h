// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// See engine/remote/round_start.h.
#pragma once

#include "engine/games/bingo/fields.h"
#include "engine/games/bingo/state.h"
#include "engine/remote/round_start.h"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace mesaviva::bingo {

template <class V>
void describe(V& v, Like<Player> auto& player) {
    v("here", player.here);
    v.maybe("connected", player.connected, true);
    v.maybe("leaving", player.leaving, false);
    v("session", player.session);
    v.object("summary", [&](auto& summary) {
        summary("rounds", player.summary.rounds);
        summary("cards", player.summary.cards);
        summary("staked", player.summary.staked);
        summary("returned", player.summary.returned);
        summary("refunded", player.summary.refunded);
        describeByKind(summary, "prizes", player.summary.prizes);
    });
}

template <class V>
void describeRoundStart(V& v, Like<State> auto& state) {
    v("round", state.round);
    v.within("sessions_held", state.sessionsHeld, 0, std::numeric_limits<std::int32_t>::max());
    v("players", state.players);
    v.as("accounts", state.ledger, AccountsForm{});
}

inline bool completeRoundStart(State& state) {
    state.due.reset();
    const std::size_t wallets = State(state.settings).ledger.size();
    if (state.players.size() > kMostPlayers || state.ledger.size() != wallets + state.players.size() ||
        state.sessionsHeld > state.settings.starts.size()) {
        return false;
    }
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        state.players[i].wallet = wallets + i;
    }
    return true;
}

} // namespace mesaviva::bingo
