// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// See engine/remote/round_start.h.
#pragma once

#include "engine/games/poker/fields.h"
#include "engine/games/poker/state.h"
#include "engine/remote/round_start.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mesaviva::poker {

/// The seats whose players have lost the connection, by number.
struct LostSeatsForm {
    static std::vector<int> write(const std::array<Seat, kMostSeats>& seats) {
        std::vector<int> lost;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            if (!seats[i].connected) {
                lost.push_back(static_cast<int>(i + 1));
            }
        }
        return lost;
    }
    static bool read(const std::vector<int>& lost, std::array<Seat, kMostSeats>& seats) {
        for (const int seat : lost) {
            if (seat < 1 || seat > kMostSeats) {
                return false;
            }
            seats[static_cast<std::size_t>(seat - 1)].connected = false;
        }
        return true;
    }
};

template <class V>
void describe(V& v, Like<Player> auto& player) {
    v.within("seat", player.seat, 0, kMostSeats);
    v("last_ante", player.lastAnte);
    v("session", player.session);
}

template <class V>
void describeRoundStart(V& v, Like<State> auto& state) {
    v("round", state.round);
    v("players", state.players);
    v.as("lost", state.seats, LostSeatsForm{});
    v.as("accounts", state.ledger, AccountsForm{});
}

inline bool completeRoundStart(State& state) {
    state.due.reset();
    const std::size_t wallets = State(state.settings).ledger.size();
    if (state.players.size() > kMostPlayers || state.ledger.size() != wallets + state.players.size()) {
        return false;
    }
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        Player& player = state.players[i];
        player.wallet = wallets + i;
        if (player.seat > 0) {
            PlayerId& there = state.seats[static_cast<std::size_t>(player.seat - 1)].player;
            if (there != kNobody) {
                return false;
            }
            there = static_cast<PlayerId>(i);
        }
    }
    return true;
}

} // namespace mesaviva::poker
