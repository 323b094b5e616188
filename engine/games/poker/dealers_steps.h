// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: what the dealer does step by step once cards lie (P20,
// P24-P28), and how a round opens. Inline, as the deal is (deal.h): decide() and whoever plays very many
// rounds share them.
//
// What comes of a step is appended to any list that has emplace_back. Whatever is read of the state after
// that the event does not change, so that a list may as well carry the event out at once.
#pragma once

#include "engine/games/poker/events.h"
#include "engine/games/poker/settlement.h"
#include "engine/games/poker/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace mesaviva::poker {

/// A round opens, and betting with it (P14).
template <class EventSink>
void openBetting(const State& state, const Digest& commitment, Instant now, EventSink& events) {
    events.emplace_back(RoundOpened{state.round + 1, commitment});
    events.emplace_back(BettingOpened{
        state.settings.individual ? std::nullopt : std::optional(now + state.settings.betting)});
    events.emplace_back(Announced{OwnPhrase::place_your_bets});
}

/// Betting is over: the deal comes, or nothing where nobody has an ante down (P19).
template <class EventSink>
void closeBetting(const State& state, Instant now, EventSink& events) {
    bool anyAnte = false;
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        anyAnte = anyAnte || state.inBox(seat, Box::ante) > Money{};
    }
    if (anyAnte) {
        events.emplace_back(BettingClosed{now + paceOf(state).afterNoMoreBets(), true});
        events.emplace_back(Announced{OwnPhrase::no_more_bets});
        return;
    }
    events.emplace_back(BettingClosed{now + paceOf(state).beforeClose(), false});
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (hasOpenStake(state, seat)) { // folded by a lost line before the deal
            appendLoss(state, seat, Verdict::folded, events);
        }
    }
}

/// All cards lie: players decide (P20), where any are left.
template <class EventSink>
void openDecision(const State& state, Instant now, EventSink& events) {
    bool anybody = false;
    for (const Seat& seat : state.seats) {
        anybody = anybody || seat.inPlay();
    }
    if (anybody) {
        events.emplace_back(DecisionOpened{now + state.settings.decision});
        events.emplace_back(Announced{OwnPhrase::decide});
        return;
    }
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (hasOpenStake(state, seat)) {
            appendLoss(state, seat, Verdict::folded, events);
        }
    }
}

/// The next of the dealer's four cards is turned over (P24).
template <class EventSink>
void revealCard(const State& state, EventSink& events) {
    events.emplace_back(CardRevealed{kNobody, state.revealedCards, state.dealer[state.revealedCards]});
}

/// Does the dealer play (P25)?
template <class EventSink>
void tellQualification(const State& state, EventSink& events) {
    const Combination hand = state.dealerRank.combination();
    events.emplace_back(DealerQualified{qualifies(hand), hand, state.dealerRank.aceInRow()});
    events.emplace_back(
        Announced{qualifies(hand) ? OwnPhrase::dealer_qualifies : OwnPhrase::dealer_does_not_qualify});
}

/// The next player's cards are turned over (P27).
template <class EventSink>
void showNextHand(const State& state, EventSink& events) {
    for (std::size_t i = state.shownSeats; i < state.seats.size(); ++i) {
        const Seat& seat = state.seats[i];
        if (seat.decision == Decision::bet) {
            for (std::size_t place = 0; place < seat.cards.size(); ++place) {
                events.emplace_back(
                    CardRevealed{seat.player, static_cast<std::uint8_t>(place), seat.cards[place]});
            }
            return;
        }
    }
}

/// What has lost goes to the tray.
template <class EventSink>
void sweepLosers(const State& state, EventSink& events) {
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (hasOpenStake(state, seat)) {
            if (const Verdict verdict = verdictOf(state, seat, state.qualified); loses(verdict)) {
                appendLoss(state, seat, verdict, events);
            }
        }
    }
}

/// One box a time, ante before bet (P28); what only comes back comes back with the seat's last payment.
template <class EventSink>
void payNextBox(const State& state, EventSink& events) {
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (!hasOpenStake(state, seat)) {
            continue;
        }
        const Verdict verdict = verdictOf(state, seat, state.qualified);
        if (verdict == Verdict::won && !state.seats[seat].antePaid) {
            appendPayment(state, seat, Box::ante, verdict, events);
            return;
        }
        const Settled settled = settledEvent(state, seat, verdict);
        appendPayment(state, seat, verdict == Verdict::won ? Box::bet : Box::ante, verdict, events);
        events.emplace_back(settled);
        return;
    }
}

/// The round's last event, with the seed that it was committed to.
inline RoundClosed closedRound(const State& state, const Seed& seed) {
    return {seed, state.drawn, state.drawnCount, state.scripted};
}

/// Whether the close of the round may bring something to who sits there: the player leaves, or has had no
/// stake (P41b, P42).
inline bool isTouchedByClose(const State& state, const Seat& seat) {
    return seat.player != kNobody &&
           (seat.leaving || (!state.settings.individual && seat.atBettingClose && !seat.settled));
}

/// Whether it brings nothing to anybody.
inline bool everybodyStays(const State& state) {
    return std::none_of(state.seats.begin(), state.seats.end(),
                        [&state](const Seat& seat) { return isTouchedByClose(state, seat); });
}

} // namespace mesaviva::poker
