// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// See engine/remote/round_start.h.
#pragma once

#include "engine/games/roulette/fields.h"
#include "engine/games/roulette/state.h"
#include "engine/remote/round_start.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// The last numbers, the oldest first.
struct NumberHistoryForm {
    static std::vector<Pocket> write(const NumberHistory& history) {
        std::vector<Pocket> numbers;
        for (std::size_t back = history.size(); back > 0; --back) {
            numbers.push_back(history.newest(back - 1));
        }
        return numbers;
    }
    static bool read(const std::vector<Pocket>& numbers, NumberHistory& history) {
        history = {};
        for (const Pocket number : numbers) {
            history.add(number);
        }
        return numbers.size() <= NumberHistory::kMost;
    }
};

template <class V>
void describe(V& v, Like<Player> auto& player) {
    v("here", player.here);
    v.maybe("connected", player.connected, true);
    v.maybe("settled", player.settled, false); // in the last round: the idle time of O28a starts anew
    v.within("colour", player.colour, 0, kColours - 1);
    v.maybe("chip_value", player.chipValue, std::nullopt);
    v.maybe("kept", player.kept, std::int64_t{0});
    v.maybe("last_stakes", player.lastStakes, std::vector<Stake>());
    v.maybe("last_series", player.lastSeries, std::vector<SettledStake>());
    v.maybe("parol", player.parol, std::nullopt);
    v("session", player.session);
}

template <class V>
void describeRoundStart(V& v, Like<State> auto& state) {
    v("round", state.round);
    v("launches", state.launches);
    v.as("numbers", state.numbers, NumberHistoryForm{});
    v("ball_changed_at", state.ballChangedAt);
    v("dealer_changed_at", state.dealerChangedAt);
    v("players", state.players);
    v.as("accounts", state.ledger, AccountsForm{});
}

inline bool completeRoundStart(State& state) {
    state.due.reset();
    if (state.players.size() > kMostPlayers ||
        state.ledger.size() != Ledger::kFirstFree + 2 * state.players.size()) {
        return false;
    }
    Ledger::Account account = Ledger::kFirstFree;
    for (Player& player : state.players) {
        player.wallet = account++;
        player.layout = account++;
        // R16: chips are counted by dividing by their value.
        if (player.chipValue && *player.chipValue < state.settings.minimumOf(ChanceKind::straight)) {
            return false;
        }
    }
    return true;
}

} // namespace mesaviva::roulette
