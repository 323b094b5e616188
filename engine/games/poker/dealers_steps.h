// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the dealer's steps after the deal (P20, P24-P28), and the
// opening of a round. Inline, like deal.h: decide() and the simulation share this code.
//
// Each step appends its events to any list that has emplace_back. After an append, a step reads only state
// that the event doesn't change, so a list may apply each event at once.
#pragma once

#include "engine/games/poker/events.h"
#include "engine/games/poker/settlement.h"
#include "engine/games/poker/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace mesaviva::poker {

/// Opens a round and its betting (P14).
template <class EventSink>
void openBetting(const State& state, const Digest& commitment, Instant now, EventSink& events) {
    events.emplace_back(RoundOpened{state.round + 1, commitment});
    events.emplace_back(BettingOpened{
        state.settings.individual ? std::nullopt : std::optional(now + state.settings.betting)});
    events.emplace_back(Announced{OwnPhrase::place_your_bets});
}

/// Closes betting; the deal follows, unless nobody has placed an ante (P19).
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
    bool anteLost = false; // folded by a lost connection before the deal
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        anteLost = anteLost || hasOpenStake(state, seat);
    }
    events.emplace_back(BettingClosed{now + paceOf(state).beforeClose(), false, anteLost});
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (hasOpenStake(state, seat)) {
            appendLoss(state, seat, Verdict::folded, events);
        }
    }
}

/// All cards are dealt: opens the decision (P20), unless no hand is left in play.
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

/// Turns over the next of the dealer's four cards (P24).
template <class EventSink>
void revealCard(const State& state, EventSink& events) {
    events.emplace_back(CardRevealed{kNobody, state.revealedCards, state.dealer[state.revealedCards]});
}

/// Announces whether the dealer qualifies (P25).
template <class EventSink>
void announceQualification(const State& state, EventSink& events) {
    const Combination hand = state.dealerRank.combination();
    events.emplace_back(DealerQualified{qualifies(hand), hand, state.dealerRank.aceInRow()});
    events.emplace_back(
        Announced{qualifies(hand) ? OwnPhrase::dealer_qualifies : OwnPhrase::dealer_does_not_qualify});
}

/// Turns over the next player's cards (P27).
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

/// Collects all losing stakes.
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

/// Pays one box per step, ante before bet (P28); stakes that are only returned come back with the seat's last
/// payment.
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

/// The round's last event, with the seed that the round was committed to.
inline RoundClosed closedRound(const State& state, const Seed& seed) {
    return {seed, state.drawn, state.drawnCount, state.scripted};
}

/// Whether closing the round may affect the player in this seat: the player is leaving, or had no stake
/// (P41b, P42).
inline bool isTouchedByClose(const State& state, const Seat& seat) {
    return seat.player != kNobody &&
           (seat.leaving || (!state.settings.individual && seat.atBettingClose && !seat.settled));
}

/// Whether closing the round affects no player.
inline bool everybodyStays(const State& state) {
    return std::none_of(state.seats.begin(), state.seats.end(),
                        [&state](const Seat& seat) { return isTouchedByClose(state, seat); });
}

} // namespace mesaviva::poker
