// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/poker/settlement.h"

#include "engine/poker/pay_table.h"

namespace mesaviva::poker {

namespace {

Money winnings(const State& state, std::size_t seat, Box box, Verdict verdict) {
    const Seat& place = state.seats[seat];
    if (box == Box::ante) {
        const bool pays = verdict == Verdict::won || verdict == Verdict::dealer_not_qualified;
        return pays && !place.antePaid ? kAnteMultiple * state.inBox(seat, Box::ante) : Money{};
    }
    return verdict == Verdict::won ? betMultiple(place.rank.combination()) * state.inBox(seat, Box::bet)
                                   : Money{};
}

bool isCompared(Verdict verdict) {
    return verdict == Verdict::won || verdict == Verdict::lost || verdict == Verdict::tie;
}

// P36: whether the bet is settled although the player is gone (I-P35) or the system has failed (I-P33).
bool betStands(const Seat& seat, Verdict verdict, EndOfRound end) {
    const bool gone = !seat.connected || seat.leaving;
    return seat.decision == Decision::bet && verdict != Verdict::voided &&
           (gone || end == EndOfRound::system_failure);
}

} // namespace

Settled settledEvent(const State& state, std::size_t seat, Verdict verdict, EndOfRound end) {
    const Seat& place = state.seats[seat];
    Settled settled{};
    settled.player = place.player;
    settled.verdict = verdict;
    settled.foldedBy = place.foldedBy;
    if (place.dealtIn && state.dealComplete) {
        settled.hand = place.rank.combination();
        settled.ace = place.rank.aceInRow();
        if (isCompared(verdict)) {
            settled.decidedBy = decidedBy({place.cards, place.rank}, {state.dealer, state.dealerRank});
        }
    }
    settled.betStands = betStands(place, verdict, end);
    if (place.decision == Decision::folded) {
        settled.ante.amount = place.lostAnte;
    } else {
        // Winnings of the ante may already lie beside it.
        const Money inBox = state.inBox(seat, Box::ante);
        settled.ante.amount = Money{place.antePaid ? inBox.cents / (1 + kAnteMultiple) : inBox.cents};
        settled.bet.amount = state.inBox(seat, Box::bet);
    }
    switch (verdict) {
    case Verdict::folded:
    case Verdict::lost: break;
    case Verdict::won:
    case Verdict::dealer_not_qualified:
        settled.ante.returned = (1 + kAnteMultiple) * settled.ante.amount;
        settled.bet.returned = settled.bet.amount + winnings(state, seat, Box::bet, verdict);
        break;
    case Verdict::tie:
    case Verdict::ante_returned:
    case Verdict::voided:
        settled.ante.returned = settled.ante.amount;
        settled.bet.returned = settled.bet.amount;
        break;
    }
    return settled;
}

void appendLoss(const State& state, std::size_t seat, Verdict verdict, Events& events, EndOfRound end) {
    const Settled settled = settledEvent(state, seat, verdict, end);
    for (Box box : {Box::ante, Box::bet}) {
        if (const Money amount = state.inBox(seat, box); amount > Money{}) {
            events.emplace_back(Collected{settled.player, box, amount});
        }
    }
    events.emplace_back(settled);
}

void appendPayment(const State& state, std::size_t seat, Box box, Verdict verdict, Events& events) {
    const Seat& place = state.seats[seat];
    const Money amount = winnings(state, seat, box, verdict);
    if (amount > Money{}) {
        events.emplace_back(Paid{place.player, box, amount, place.rank.combination(),
                                 verdict != Verdict::dealer_not_qualified});
        events.emplace_back(Announced{OwnPhrase::payment, place.player, box, amount,
                                      verdict != Verdict::dealer_not_qualified});
    }
}

} // namespace mesaviva::poker
