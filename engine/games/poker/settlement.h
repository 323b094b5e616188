// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: the results at the end of a round (P22, P26-P29, I-P13,
// I-P26, I-P33). Used by decide(); pure.
#pragma once

#include "engine/games/poker/events.h"
#include "engine/games/poker/pay_table.h"
#include "engine/games/poker/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mesaviva::poker {

/// Whether the dealer's cards are turned over, because somebody continues (P24), and don't qualify (P26).
inline bool dealerDoesNotQualify(const State& state) {
    return state.dealComplete && !qualifies(state.dealerRank.combination()) &&
           std::any_of(state.seats.begin(), state.seats.end(),
                       [](const Seat& seat) { return seat.decision == Decision::bet; });
}

/// Whether the dealer does not qualify against a hand that has folded (I-P26).
inline bool isFoldedUnqualified(const State& state, const Seat& seat) {
    return seat.dealtIn && seat.decision == Decision::folded && dealerDoesNotQualify(state);
}

/// The verdict for a seat that was dealt in, given whether the dealer qualifies. A seat without a decision
/// gets its ante back; only a system failure causes that (I-P33). A folded hand is lost, or paid where the
/// house plays I-P26 that way.
inline Verdict verdictOf(const State& state, std::size_t seat, bool qualified) {
    const Seat& place = state.seats[seat];
    switch (place.decision) {
    case Decision::folded:
        return state.settings.foldedAntes == FoldedAntes::paid && isFoldedUnqualified(state, place)
                   ? Verdict::dealer_not_qualified
                   : Verdict::folded;
    case Decision::none: return Verdict::ante_returned;
    case Decision::bet: break;
    }
    if (!qualified) {
        return Verdict::dealer_not_qualified;
    }
    if (place.rank == state.dealerRank) {
        return Verdict::tie;
    }
    return place.rank > state.dealerRank ? Verdict::won : Verdict::lost;
}

/// Whether stakes with this verdict are collected before anybody is paid.
constexpr bool loses(Verdict verdict) { return verdict == Verdict::folded || verdict == Verdict::lost; }

/// What ends a seat's round.
enum class EndOfRound : std::uint8_t {
    usual,
    system_failure, ///< a placed bet stands nevertheless (P36, I-P33)
};

/// The event that ends the round for a seat, with both boxes as in `state`.
Settled settledEvent(const State& state, std::size_t seat, Verdict verdict,
                     EndOfRound end = EndOfRound::usual);

/// The winnings of a box with this verdict; zero for an ante that is already paid.
inline Money winnings(const State& state, std::size_t seat, Box box, Verdict verdict) {
    const Seat& place = state.seats[seat];
    if (box == Box::ante) {
        const bool pays = verdict == Verdict::won || verdict == Verdict::dealer_not_qualified;
        const Money ante = place.decision == Decision::folded ? place.lostAnte : state.inBox(seat, Box::ante);
        return pays && !place.antePaid ? kAnteMultiple * ante : Money{};
    }
    return verdict == Verdict::won ? betMultiple(place.rank.combination()) * state.inBox(seat, Box::bet)
                                   : Money{};
}

/// Collects what a losing seat still has in its boxes, and settles the seat.
template <class EventSink>
void appendLoss(const State& state, std::size_t seat, Verdict verdict, EventSink& events,
                EndOfRound end = EndOfRound::usual) {
    const Settled settled = settledEvent(state, seat, verdict, end);
    for (Box box : {Box::ante, Box::bet}) {
        if (const Money amount = state.inBox(seat, box); amount > Money{}) {
            events.emplace_back(Collected{settled.player, box, amount});
        }
    }
    events.emplace_back(settled);
}

/// Pays one box of a winning seat and announces the payment.
template <class EventSink>
void appendPayment(const State& state, std::size_t seat, Box box, Verdict verdict, EventSink& events) {
    const Seat& place = state.seats[seat];
    const Money amount = winnings(state, seat, box, verdict);
    if (amount > Money{}) {
        events.emplace_back(Paid{place.player, box, amount, place.rank.combination(),
                                 verdict != Verdict::dealer_not_qualified});
        events.emplace_back(Announced{OwnPhrase::payment, place.player, box, amount,
                                      verdict != Verdict::dealer_not_qualified});
    }
}

/// Whether the seat has an unsettled stake in this round.
inline bool hasOpenStake(const State& state, std::size_t seat) {
    const Seat& place = state.seats[seat];
    return place.player != kNobody && !place.settled &&
           (state.inBox(seat, Box::ante) > Money{} || place.lostAnte > Money{});
}

} // namespace mesaviva::poker
