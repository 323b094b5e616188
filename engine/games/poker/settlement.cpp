// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/settlement.h"

#include "engine/games/poker/pay_table.h"

namespace mesaviva::poker {

namespace {

bool isCompared(Verdict verdict) {
    return verdict == Verdict::won || verdict == Verdict::lost || verdict == Verdict::tie;
}

// Whether the player is there when the round ends.
Gone goneNow(const Seat& seat) {
    return seat.leaving ? Gone::left : seat.connected ? Gone::no : Gone::line_lost;
}

// P36: whether the bet is settled although the player is gone (I-P35) or the system has failed (I-P33).
bool betStands(const Seat& seat, Verdict verdict, EndOfRound end) {
    return seat.decision == Decision::bet && verdict != Verdict::voided &&
           (goneNow(seat) != Gone::no || end == EndOfRound::system_failure);
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
    if (verdict == Verdict::folded) {
        settled.gone = place.gone;
        settled.dealerNotQualified = isFoldedUnqualified(state, place);
    } else if (settled.betStands) {
        settled.gone = goneNow(place);
    }
    if (place.decision == Decision::folded) {
        settled.ante.amount = place.lostAnte;
    } else {
        // The box may already contain the ante's winnings.
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

} // namespace mesaviva::poker
