// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the player's actions of every round: ante (P14, P16), bet
// (P20, P23) and fold (P22), from the command to the change of state. Inline, like deal.h: decide(), evolve()
// and the simulation share this code.
//
// Each part of decide() appends its events to any list that has emplace_back and reads nothing of the state
// afterwards, so a list may apply each event at once.
#pragma once

#include "engine/base/trust.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/decide_parts.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/state.h"

#include <cstddef>

namespace mesaviva::poker {

/// The index of a seated player's seat, from 0.
template <class Trust = AnyEvents>
std::size_t seatIndex(const State& state, PlayerId player) {
    Trust::check(state.players[player].seat > 0, "a player without a seat acts");
    return static_cast<std::size_t>(state.players[player].seat - 1);
}

/// The ante of a seated player.
inline Money anteOf(const State& state, PlayerId player) {
    return state.inBox(seatIndex(state, player), Box::ante);
}

/// Why this player may not act at all, if so: not seated, leaving, or disconnected.
inline MaybeRefusal refuseUnlessPresent(const State& state, PlayerId player) {
    if (player < state.players.size() && state.players[player].seat != 0) {
        const Seat& seat = state.seatOf(player);
        if (seat.connected && !seat.leaving) [[likely]] {
            return std::nullopt;
        }
    }
    const bool bet = player < state.players.size() && state.players[player].seat != 0 &&
                     state.seatOf(player).decision == Decision::bet;
    return refuseAbsent<Refusal>(presenceOf(state, player), {"P40"_rule},
                                 {"P34"_rule, bet ? "P36"_rule : "P35"_rule});
}

/// P20, P21: why this player may not fold or bet now, if so.
inline MaybeRefusal refuseUnlessDeciding(const State& state, PlayerId player) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    const Seat& seat = state.seatOf(player);
    if (seat.decision != Decision::none) {
        return Refusal{CommonReason::already_decided, {"P20"_rule}, {}};
    }
    if (state.phase != Phase::deciding && state.phase != Phase::extended) {
        return Refusal{CommonReason::not_now, {"P20"_rule, "P21"_rule}, {}};
    }
    if (!seat.dealtIn) {
        return Refusal{CommonReason::no_stake, {"P2a"_rule, "P20"_rule}, {}};
    }
    return std::nullopt;
}

/// The rules under which the time for antes is over.
inline Rules antesClosed(const State& state) {
    return state.settings.individual ? Rules{"P15"_rule, "P19a"_rule} : Rules{"P14"_rule};
}

/// P14-P16: why this player may not place this ante now, if so.
inline MaybeRefusal refuseAnte(const State& state, PlayerId player, Money amount) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (state.phase != Phase::betting) {
        return Refusal{CommonReason::not_now, antesClosed(state), {}};
    }
    if (state.seatOf(player).decision != Decision::none) {
        return Refusal{CommonReason::already_decided, {"P35"_rule, "I-P35"_rule}, {}};
    }
    const Money inBox = anteOf(state, player);
    if (amount <= Money{} || amount < state.settings.minimum - inBox) {
        return Refusal{CommonReason::below_minimum, {"P16"_rule, "P17"_rule}, state.settings.minimum};
    }
    if (const Money most = largestAnte(state.settings); amount > most - inBox) {
        return Refusal{CommonReason::above_maximum, rulesOfSetting(state.settings, "maximum_bounds"), most};
    }
    if (amount > state.wallet(player)) {
        return Refusal{CommonReason::not_enough_points, {"P2a"_rule}, amount};
    }
    return std::nullopt;
}

/// P20, P23: why this player may not bet now, if so.
inline MaybeRefusal refuseBet(const State& state, PlayerId player) {
    if (MaybeRefusal refused = refuseUnlessDeciding(state, player)) {
        return refused;
    }
    if (const Money amount = kBetPerAnte * anteOf(state, player); amount > state.wallet(player)) {
        return Refusal{CommonReason::not_enough_points, {"P23"_rule}, amount};
    }
    return std::nullopt;
}

/// P14-P16: the part of decide() for PlaceAnte.
template <class EventSink>
MaybeRefusal placeAnte(const State& state, PlayerId player, Money amount, EventSink& events) {
    MaybeRefusal refused = refuseAnte(state, player, amount);
    if (!refused) {
        events.emplace_back(Staked{player, Box::ante, amount});
    }
    return refused;
}

/// P22: the part of decide() for Fold.
template <class EventSink>
MaybeRefusal fold(const State& state, PlayerId player, EventSink& events) {
    MaybeRefusal refused = refuseUnlessDeciding(state, player);
    if (!refused) {
        events.emplace_back(Folded{player, FoldedBy::player, anteOf(state, player)});
    }
    return refused;
}

/// P23: the part of decide() for Bet.
template <class EventSink>
MaybeRefusal bet(const State& state, PlayerId player, EventSink& events) {
    MaybeRefusal refused = refuseBet(state, player);
    if (!refused) {
        events.emplace_back(Staked{player, Box::bet, kBetPerAnte * anteOf(state, player)});
    }
    return refused;
}

/// Once every hand is decided: continues with the dealer's cards, or with collecting if all have folded.
inline void leaveDecisionIfOver(State& state, Instant at) {
    if (state.phase != Phase::deciding && state.phase != Phase::extended) {
        return;
    }
    bool anyBet = false;
    for (const Seat& seat : state.seats) {
        if (seat.dealtIn && seat.decision == Decision::none) {
            return;
        }
        anyBet = anyBet || seat.decision == Decision::bet;
    }
    state.phase = anyBet ? Phase::revealing : Phase::collecting;
    state.due = at + paceOf(state).afterDecision();
}

/// Applies an ante or a bet placed at `at` to the state; part of evolve().
template <class Trust = AnyEvents>
void carryOut(State& state, const Staked& event, Instant at) {
    Player& player = state.players[event.player];
    const std::size_t index = seatIndex<Trust>(state, event.player);
    Seat& seat = state.seats[index];
    state.ledger.move(player.wallet, State::boxAccount(index, event.box), event.amount);
    noteStake(player.session, at);
    if (event.box == Box::bet) {
        seat.decision = Decision::bet;
        leaveDecisionIfOver(state, at);
    } else if (seat.placedCount < seat.placed.size()) {
        seat.placed[seat.placedCount++] = event.amount;
    } else {
        seat.placed.back() += event.amount;
    }
}

/// Applies a fold at `at` to the state; part of evolve().
template <class Trust = AnyEvents>
void carryOut(State& state, const Folded& event, Instant at) {
    const std::size_t index = seatIndex<Trust>(state, event.player);
    Seat& seat = state.seats[index];
    state.ledger.move(State::boxAccount(index, Box::ante), Ledger::kHouse, event.amount);
    seat.decision = Decision::folded;
    seat.foldedBy = event.by;
    seat.gone = event.gone;
    seat.lostAnte = event.amount;
    leaveDecisionIfOver(state, at);
}

} // namespace mesaviva::poker
