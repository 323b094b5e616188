// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: how cards come off the deck, one at a time (P19b, P19c).
// Inline because card events outnumber all others: decide(), evolve() and the simulation share this code.
#pragma once

#include "engine/base/trust.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/state.h"

#include <cstddef>
#include <cstdint>

namespace mesaviva::poker {

/// Whether the next card of the deal is due at `now`; the burnt card doesn't count.
inline bool isCardDue(const State& state, Instant now) {
    return state.phase == Phase::dealing && state.due && *state.due <= now;
}

/// Whether a card is still in the deck (P6b).
inline bool isInDeck(const State& state, Card card) { return !state.drawnCards[card.index()]; }

/// P19b, P19c: the event that deals the next card, with its recipient. Call it only when the card is due and
/// in the deck.
inline CardDealt dealtCard(const State& state, const BringCard& command) {
    const bool toDealer = state.dealTarget == kMostSeats;
    const bool faceUp = toDealer && state.dealRow + 1U == state.dealer.size(); // P19c
    return {toDealer ? kNobody : state.seats[state.dealTarget].player, state.dealRow, command.card, faceUp,
            command.origin};
}

/// The next recipient (P19b): the first seat dealt in at or after `from`, else the dealer.
inline std::uint8_t nextTarget(const State& state, std::uint8_t from) {
    std::uint8_t seat = from;
    while (seat < kMostSeats && !state.seats[seat].dealtIn) {
        ++seat;
    }
    return seat;
}

/// Removes a card from the deck.
template <class Trust = AnyEvents>
void takeFromDeck(State& state, Card card, Origin origin) {
    Trust::check(state.drawnCount < state.drawn.size(), "more cards are drawn than a round has");
    state.drawn[state.drawnCount++] = card;
    state.scripted = state.scripted || origin == Origin::script;
    if (Trust::kMayBeFiltered && !card.isKnown()) {
        return;
    }
    Trust::check(isInDeck(state, card), "a card is drawn twice");
    state.drawnCards[card.index()] = true;
}

/// The rank of a complete hand; the lowest of all as long as one of its cards is unknown.
template <class Trust = AnyEvents>
HandRank rankOf(const HandCards& cards, RankingRules rules) {
    if (Trust::kMayBeFiltered && !areKnown(cards)) {
        return {};
    }
    return rankHand(cards, rules);
}

/// Applies the face of a dealt card that was unknown until now; ranks the hand once all its cards are known.
template <class Trust = AnyEvents>
void learnCard(State& state, HandCards& hand, HandRank& rank, std::size_t place, Card card) {
    if constexpr (Trust::kMayBeFiltered) {
        if (hand[place].isKnown() || !card.isKnown()) {
            return;
        }
        Trust::check(isInDeck(state, card), "a card is drawn twice");
        state.drawnCards[card.index()] = true;
        hand[place] = card;
        rank = rankOf<Trust>(hand, state.settings.ranking);
    }
}

/// Applies what the close of a round reveals: all cards in the order drawn, so also the dealer's, should they
/// not have been turned over.
template <class Trust = AnyEvents>
void learnDeal(State& state, const RoundClosed& event) {
    if constexpr (Trust::kMayBeFiltered) {
        const std::size_t hands = event.cardCount / state.dealer.size();
        const bool isComplete = state.dealComplete && event.cardCount == 1 + hands * state.dealer.size();
        for (std::size_t i = 0; i < event.cardCount && i < state.drawnCount; ++i) {
            const Card card = event.cards[i];
            if (isComplete && i > 0 && i % hands == 0) {
                learnCard<Trust>(state, state.dealer, state.dealerRank, i / hands - 1, card);
            }
            if (!state.drawn[i].isKnown() && card.isKnown()) {
                state.drawnCards[card.index()] = true;
                state.drawn[i] = card;
            }
        }
    }
}

/// Applies a card that was dealt at `at` to the state; part of evolve().
template <class Trust = AnyEvents>
void carryOut(State& state, const CardDealt& event, Instant at) {
    takeFromDeck<Trust>(state, event.card, event.origin);
    Trust::check(event.place == state.dealRow && event.place < state.dealer.size(),
                 "a hand has five cards, in order");
    const Pace pace = paceOf(state);
    if (event.player != kNobody) {
        Trust::check(state.dealTarget < kMostSeats, "the dealer's card goes to a player");
        Seat& seat = state.seats[state.dealTarget];
        Trust::check(seat.player == event.player && seat.dealtIn,
                     "a card goes to somebody else than is next");
        seat.cards[event.place] = event.card;
        if (event.place + 1U == seat.cards.size()) {
            seat.rank = rankOf<Trust>(seat.cards, state.settings.ranking);
        }
        state.dealTarget = nextTarget(state, static_cast<std::uint8_t>(state.dealTarget + 1));
        state.due = at + pace.card();
        return;
    }
    Trust::check(state.dealTarget == kMostSeats, "a player's card goes to the dealer");
    state.dealer[event.place] = event.card;
    state.dealTarget = nextTarget(state, 0);
    if (++state.dealRow < state.dealer.size()) {
        state.due = at + pace.card();
        return;
    }
    state.dealerRank = rankOf<Trust>(state.dealer, state.settings.ranking);
    state.dealComplete = true;
    state.phase = Phase::dealt;
    state.due = at + pace.afterDeal();
}

} // namespace mesaviva::poker
