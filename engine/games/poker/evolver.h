// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: how each event changes the state. evolve() dispatches to
// this by the event's kind; the simulation, which knows the kind, calls it directly.
#pragma once

#include "engine/games/poker/deal.h"
#include "engine/games/poker/edition_1.h"
#include "engine/games/poker/player_stakes.h"
#include "engine/games/poker/settlement.h"

#include <algorithm>

namespace mesaviva::poker {

/// The seat of a seated player.
template <class Trust>
Seat& seatFor(State& state, PlayerId player) {
    return state.seats[seatIndex<Trust>(state, player)];
}

/// Whether all seats are empty.
inline bool nobodySeated(const State& state) {
    return std::all_of(state.seats.begin(), state.seats.end(),
                       [](const Seat& seat) { return seat.player == kNobody; });
}

/// Losing stakes are collected before winners are paid; the round ends once all seats are settled.
inline void enterNextSettlingPhase(State& state, Instant at, Duration wait) {
    bool anyOpen = false;
    bool anyLoss = false;
    for (std::size_t seat = 0; seat < state.seats.size() && !anyLoss; ++seat) {
        if (hasOpenStake(state, seat)) {
            anyOpen = true;
            if (state.phase == Phase::paying) { // no losing stake is left
                break;
            }
            anyLoss = loses(verdictOf(state, seat, state.qualified));
        }
    }
    state.phase = anyLoss ? Phase::collecting : anyOpen ? Phase::paying : Phase::ending;
    state.due = at + (anyOpen ? wait : paceOf(state).beforeClose());
}

/// Resets a seat for a new round, except for its player. Seats are large, so it skips unused members.
inline void startRound(Seat& seat) {
    seat.dealtIn = false;
    seat.leaving = false;
    seat.settled = false;
    seat.antePaid = false;
    seat.atBettingClose = false;
    seat.decision = Decision::none;
    seat.foldedBy = FoldedBy::player;
    seat.gone = Gone::no;
    seat.cards = {};
    seat.rank = {};
    seat.lostAnte = {};
    seat.placed[0] = {};
    if (seat.placedCount > 1) {
        std::fill_n(seat.placed.begin(), seat.placedCount, Money{});
    }
    seat.placedCount = 0;
}

/// The chips placed in the ante box in this round, less those taken back.
inline Money anteOf(const Seat& seat) {
    Money ante;
    for (std::size_t i = 0; i < seat.placedCount; ++i) {
        ante += seat.placed[i];
    }
    return ante;
}

/// Whether every hand that has bet is shown.
inline bool allHandsShown(const State& state) {
    for (std::size_t seat = state.shownSeats; seat < state.seats.size(); ++seat) {
        if (state.seats[seat].decision == Decision::bet) {
            return false;
        }
    }
    return true;
}

/// Applies an event that happened at `at` to the state.
template <class Trust>
struct Evolver {
    State& state;
    Instant at;

    void operator()(const TableOpened& event) const { state = State(event.opening->settings); }

    void operator()(const PlayerAdmitted& event) const {
        Player player;
        player.wallet = state.ledger.open();
        state.players.push_back(player);
        state.ledger.move(Ledger::kIssuer, player.wallet, event.wallet);
    }

    void operator()(const PlayerSat& event) const {
        Player& player = state.players[event.player];
        player.seat = event.seat;
        player.session = {};
        player.session.lastStake = at;
        Seat& seat = seatFor<Trust>(state, event.player);
        seat = {};
        seat.player = event.player;
        if (state.phase == Phase::between && !state.due) {
            state.due = at;
        }
    }

    void operator()(const AllowanceTaken& event) const {
        state.ledger.move(Ledger::kIssuer, state.players[event.player].wallet, event.amount);
    }

    void operator()(const RoundOpened& event) const {
        state.round = event.round;
        state.commitment = event.commitment;
        state.contributors.reset();
        state.drawnCount = 0;
        state.drawnCards.reset();
        state.scripted = false;
        state.dealComplete = false;
        state.revealedCards = 0;
        state.shownSeats = 0;
        state.dealRow = 0;
        state.qualified = false;
        for (Seat& seat : state.seats) {
            if (seat.player != kNobody) { // empty seats need no reset
                startRound(seat);
            }
        }
        state.phase = Phase::betting;
        state.due.reset();
        if (const PlayerId player = state.seats[0].player; state.settings.individual && player != kNobody) {
            noteStakesPossible(state.players[player].session, state.settings.idle, at);
            if (!edition_1::countsIdleAcrossRounds(state.settings)) {
                noteRoundOpened(state.players[player].session, at);
            }
        }
    }

    void operator()(const SeedContributed& event) const {
        Trust::check(!state.contributors.test(event.player), "a player contributes twice");
        state.contributors.set(event.player);
    }

    void operator()(const BettingOpened& event) const { state.due = event.until; }

    void operator()(const BettingClosed& event) const {
        Trust::check(state.phase == Phase::betting, "betting closes that is not open");
        for (std::size_t i = 0; i < state.seats.size(); ++i) {
            Seat& seat = state.seats[i];
            seat.atBettingClose = seat.player != kNobody;
            seat.dealtIn = seat.decision == Decision::none && state.inBox(i, Box::ante) > Money{};
        }
        state.phase = event.withDeal ? Phase::burning : Phase::ending;
        state.due = event.until;
    }

    void operator()(const Staked& event) const { carryOut<Trust>(state, event, at); }

    void operator()(const StakeTakenBack& event) const {
        Seat& seat = seatFor<Trust>(state, event.player);
        Trust::check(event.all || seat.placedCount > 0, "a chip is taken back that nobody has put down");
        state.ledger.move(State::boxAccount(seatIndex<Trust>(state, event.player), Box::ante),
                          state.players[event.player].wallet, event.amount);
        seat.placedCount = event.all ? std::uint8_t{0} : static_cast<std::uint8_t>(seat.placedCount - 1);
        Session& session = state.players[event.player].session;
        if (event.all && state.settings.individual) {
            noteStakesPossible(session, state.settings.idle, at);
        } else if (event.all) {
            noteStakeTakenBack(session, state.settings.idle);
        }
    }

    void operator()(const CardBurnt& event) const {
        takeFromDeck<Trust>(state, event.card, event.origin);
        state.phase = Phase::dealing;
        state.dealTarget = nextTarget(state, 0);
        state.due = at + paceOf(state).card();
    }

    void operator()(const CardDealt& event) const { carryOut<Trust>(state, event, at); }

    void operator()(const DecisionOpened& event) const {
        state.phase = Phase::deciding;
        state.due = event.until;
    }

    void operator()(const DecisionExtended& event) const {
        state.phase = Phase::extended;
        state.due = event.until;
    }

    void operator()(const Folded& event) const { carryOut<Trust>(state, event, at); }

    void operator()(const CardRevealed& event) const {
        if (event.player == kNobody) {
            Trust::check(state.revealedCards + 1U < state.dealer.size(),
                         "the dealer has four cards to turn over");
            learnCard<Trust>(state, state.dealer, state.dealerRank, event.place, event.card);
            state.due = at + paceOf(state).reveal();
            if (++state.revealedCards + 1U == state.dealer.size()) {
                state.phase = Phase::qualifying;
            }
            return;
        }
        Seat& seat = seatFor<Trust>(state, event.player);
        learnCard<Trust>(state, seat.cards, seat.rank, event.place, event.card);
        if (event.place + 1U < seat.cards.size()) { // all five are turned over at once; the last one counts
            return;
        }
        state.shownSeats = static_cast<std::uint8_t>(seatIndex<Trust>(state, event.player) + 1);
        if (allHandsShown(state)) {
            enterNextSettlingPhase(state, at, paceOf(state).showHand());
        } else {
            state.due = at + paceOf(state).showHand();
        }
    }

    void operator()(const DealerQualified& event) const {
        state.qualified = event.qualified;
        if (event.qualified) {
            state.phase = Phase::showing;
            state.due = at + paceOf(state).showHand();
        } else {
            enterNextSettlingPhase(state, at, paceOf(state).showHand());
        }
    }

    void operator()(const Collected& event) const {
        state.ledger.move(State::boxAccount(seatIndex<Trust>(state, event.player), event.box), Ledger::kHouse,
                          event.amount);
    }

    void operator()(const Paid& event) const {
        state.ledger.move(Ledger::kHouse, State::boxAccount(seatIndex<Trust>(state, event.player), event.box),
                          event.amount);
        if (event.box == Box::ante) {
            seatFor<Trust>(state, event.player).antePaid = true;
        }
        state.due = at + paceOf(state).payment();
    }

    void operator()(const Settled& event) const {
        Player& player = state.players[event.player];
        Seat& seat = seatFor<Trust>(state, event.player);
        Trust::check(event.ante.amount == anteOf(seat) &&
                         (event.bet.amount == Money{} || event.bet.amount == kBetPerAnte * event.ante.amount),
                     "a seat is settled for other stakes than were put down");
        if (seat.decision ==
            Decision::folded) { // the ante is the house's; its winnings, if any, are in the box
            const std::size_t index = seatIndex<Trust>(state, event.player);
            const Money won = state.inBox(index, Box::ante);
            Trust::check(won <= event.returned(), "a folded hand is settled at less than lies in its box");
            state.ledger.move(State::boxAccount(index, Box::ante), player.wallet, won);
            state.ledger.move(Ledger::kHouse, player.wallet, event.returned() - won);
        } else {
            const std::size_t index = seatIndex<Trust>(state, event.player);
            Trust::check(state.inBox(index, Box::ante) == event.ante.returned &&
                             state.inBox(index, Box::bet) == event.bet.returned,
                         "a seat is settled at another sum than lies in its boxes");
            state.ledger.move(State::boxAccount(index, Box::ante), player.wallet, event.ante.returned);
            state.ledger.move(State::boxAccount(index, Box::bet), player.wallet, event.bet.returned);
        }
        seat.settled = true;
        player.lastAnte = event.ante.amount;
        player.session.summary.rounds += 1;
        player.session.summary.staked += event.staked();
        player.session.summary.returned += event.returned();
        if (state.phase != Phase::betting && state.phase != Phase::ending) {
            enterNextSettlingPhase(state, at, paceOf(state).payment());
        }
    }

    void operator()(const RoundVoid&) const {
        state.phase = Phase::ending;
        state.due = at + paceOf(state).beforeClose();
    }

    void operator()(const RoundClosed& event) const {
        learnDeal<Trust>(state, event);
        for (const Seat& seat : state.seats) {
            if (seat.player != kNobody && (seat.atBettingClose || seat.settled)) {
                noteRoundClosed(state.players[seat.player].session, seat.settled);
            }
        }
        state.phase = Phase::between;
        state.due = at + paceOf(state).betweenRounds();
        if (state.settings.individual && nobodySeated(state)) {
            state.due.reset();
        }
    }

    void operator()(const SystemFailed&) const {}

    void operator()(const PlayerDisconnected& event) const {
        seatFor<Trust>(state, event.player).connected = false;
    }
    void operator()(const PlayerReconnected& event) const {
        seatFor<Trust>(state, event.player).connected = true;
    }
    void operator()(const PlayerLeaving& event) const { seatFor<Trust>(state, event.player).leaving = true; }

    void operator()(const SessionInvited&) const {}

    void operator()(const SessionWarned& event) const {
        state.players[event.player].session.warned = true;
        state.players[event.player].session.warnedAt = at;
    }

    void operator()(const SessionEnded& event) const {
        seatFor<Trust>(state, event.player) = {};
        state.players[event.player].seat = 0;
        if (state.settings.individual) {
            if (state.phase == Phase::betting) {
                state.phase = Phase::ending;
                state.due = at;
            } else if (state.phase == Phase::between) {
                state.due.reset();
            }
        }
    }

    void operator()(const Announced&) const {}
    void operator()(const Refused&) const {}
};

} // namespace mesaviva::poker
