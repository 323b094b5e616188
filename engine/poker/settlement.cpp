// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/poker/settlement.h"

#include "engine/poker/pay_table.h"

namespace mesaviva::poker {

Verdict verdictOf(const State& state, std::size_t seat, bool qualified) {
    const Seat& place = state.seats[seat];
    switch (place.decision) {
    case Decision::folded: return Verdict::folded;
    case Decision::none: return Verdict::ante_returned;
    case Decision::bet: break;
    }
    if (!qualified) {
        return Verdict::dealer_not_qualified;
    }
    const HandRank player = rankOf(state, place.cards);
    const HandRank dealer = rankOf(state, state.dealer);
    if (player == dealer) {
        return Verdict::tie;
    }
    return player > dealer ? Verdict::won : Verdict::lost;
}

namespace {

Money winnings(const State& state, std::size_t seat, Box box, Verdict verdict) {
    const Seat& place = state.seats[seat];
    if (box == Box::ante) {
        const bool pays = verdict == Verdict::won || verdict == Verdict::dealer_not_qualified;
        return pays && !place.antePaid ? kAnteMultiple * state.inBox(seat, Box::ante) : Money{};
    }
    return verdict == Verdict::won
               ? betMultiple(rankOf(state, place.cards).combination()) * state.inBox(seat, Box::bet)
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
        const HandRank rank = rankOf(state, place.cards);
        settled.hand = rank.combination();
        settled.ace = rank.aceInRow();
        if (isCompared(verdict)) {
            settled.decidedBy = decidedBy({place.cards, rank}, {state.dealer, rankOf(state, state.dealer)});
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

void appendLoss(const State& state, std::size_t seat, Verdict verdict, std::vector<Event>& events,
                EndOfRound end) {
    const Settled settled = settledEvent(state, seat, verdict, end);
    for (Box box : {Box::ante, Box::bet}) {
        if (const Money amount = state.inBox(seat, box); amount > Money{}) {
            events.emplace_back(Collected{settled.player, box, amount});
        }
    }
    events.emplace_back(settled);
}

void appendPayment(const State& state, std::size_t seat, Box box, Verdict verdict,
                   std::vector<Event>& events) {
    const Seat& place = state.seats[seat];
    const Money amount = winnings(state, seat, box, verdict);
    if (amount > Money{}) {
        events.emplace_back(Paid{place.player, box, amount, rankOf(state, place.cards).combination(),
                                 verdict != Verdict::dealer_not_qualified});
        events.emplace_back(Announced{OwnPhrase::payment, place.player, box, amount,
                                      verdict != Verdict::dealer_not_qualified});
    }
}

bool hasOpenStake(const State& state, std::size_t seat) {
    const Seat& place = state.seats[seat];
    return place.player != kNobody && !place.settled &&
           (state.inBox(seat, Box::ante) > Money{} || place.lostAnte > Money{});
}

} // namespace mesaviva::poker
