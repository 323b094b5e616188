// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Póquer sem descarte, Regulamento n.º 803/2015: faults (P33-P36, I-P33, I-P35).
//
// A failure of the player's own equipment never voids a round: before the bet the hand is folded at once,
// after it the bet stands. A failure of the gaming system voids the round until the complete deal is in the
// record. After that, placed bets are settled, folds stand, and undecided antes are returned, unless the
// house plays the other reading, under which the whole round is void. Once payments have begun the failure no
// longer stops the round, and the remaining boxes are paid.

#include "engine/games/poker/decide_parts.h"
#include "engine/games/poker/player_stakes.h"
#include "engine/games/poker/settlement.h"

#include <algorithm>

namespace mesaviva::poker {

namespace {

bool paymentsHaveBegun(const State& state) {
    return std::ranges::any_of(state.seats, [](const Seat& seat) {
        return seat.player != kNobody && (seat.settled || seat.antePaid);
    });
}

void voidRound(const State& state, Events& events) {
    events.emplace_back(RoundVoid{});
    events.emplace_back(Announced{CommonPhrase::round_void});
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (hasOpenStake(state, seat)) {
            events.emplace_back(settledEvent(state, seat, Verdict::voided));
        }
    }
}

bool anySeatHas(const State& state, Decision decision) {
    return std::ranges::any_of(state.seats, [decision](const Seat& seat) {
        return seat.dealtIn && !seat.settled && seat.decision == decision;
    });
}

// Turns over the remaining cards of dealer and players; returns whether the dealer qualifies.
bool revealTheRest(const State& state, Events& events) {
    for (std::uint8_t place = state.revealedCards; place + 1U < state.dealer.size(); ++place) {
        events.emplace_back(CardRevealed{kNobody, place, state.dealer[place]});
    }
    const HandRank rank = state.dealerRank;
    const Combination hand = rank.combination();
    const bool announced =
        state.phase == Phase::showing || state.phase == Phase::collecting || state.phase == Phase::paying;
    if (!announced) {
        events.emplace_back(DealerQualified{qualifies(hand), hand, rank.aceInRow()});
        events.emplace_back(
            Announced{qualifies(hand) ? OwnPhrase::dealer_qualifies : OwnPhrase::dealer_does_not_qualify});
    }
    if (qualifies(hand)) {
        for (std::size_t i = state.shownSeats; i < state.seats.size(); ++i) {
            const Seat& seat = state.seats[i];
            for (std::uint8_t place = 0; seat.decision == Decision::bet && place < seat.cards.size();
                 ++place) {
                events.emplace_back(CardRevealed{seat.player, place, seat.cards[place]});
            }
        }
    }
    return qualifies(hand);
}

void settleRound(const State& state, Events& events) {
    bool qualified = false;
    if (anySeatHas(state, Decision::bet)) {
        qualified = revealTheRest(state, events);
    } else if (anySeatHas(state, Decision::none)) {
        events.emplace_back(RoundVoid{}); // for all hands still in play; folds stand (I-P33)
        events.emplace_back(Announced{CommonPhrase::round_void});
    }
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (!hasOpenStake(state, seat)) {
            continue;
        }
        const Verdict verdict = verdictOf(state, seat, qualified);
        if (loses(verdict)) {
            appendLoss(state, seat, verdict, events, EndOfRound::system_failure);
            continue;
        }
        appendPayment(state, seat, Box::ante, verdict, events);
        appendPayment(state, seat, Box::bet, verdict, events);
        events.emplace_back(settledEvent(state, seat, verdict, EndOfRound::system_failure));
    }
}

bool roundIsRunning(const State& state) {
    return state.phase != Phase::between && state.phase != Phase::ending;
}

} // namespace

void foldGonePlayer(const State& state, PlayerId player, Instant now, Events& events) {
    const Seat& seat = state.seatOf(player);
    const auto index = static_cast<std::size_t>(state.players[player].seat - 1);
    const Money ante = state.inBox(index, Box::ante);
    if (seat.decision != Decision::none || ante == Money{}) {
        return;
    }
    events.emplace_back(Folded{player, FoldedBy::disconnection, ante});
    if (state.settings.individual && state.phase == Phase::betting) {
        events.emplace_back(BettingClosed{now + Pace(state.settings.card).beforeClose(), false});
        Settled settled = settledEvent(state, index, Verdict::folded);
        settled.foldedBy = FoldedBy::disconnection;
        settled.ante = {ante, Money{}};
        events.emplace_back(settled);
    }
}

MaybeRefusal losePlayer(const State& state, PlayerId player, Instant now, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    events.emplace_back(PlayerDisconnected{player});
    foldGonePlayer(state, player, now, events);
    return std::nullopt;
}

MaybeRefusal restorePlayer(const State& state, PlayerId player, Events& events) {
    return restoreLine<Refusal>(player, presenceOf(state, player), {"P40"_rule}, {"P34"_rule}, events);
}

MaybeRefusal failSystem(const State& state, Instant, Events& events) {
    events.emplace_back(SystemFailed{});
    if (!roundIsRunning(state)) {
        return std::nullopt;
    }
    const bool settle =
        state.dealComplete &&
        (state.settings.systemFailure == SystemFailureRule::settle_bets || paymentsHaveBegun(state));
    if (settle) {
        settleRound(state, events);
    } else {
        voidRound(state, events);
    }
    return std::nullopt;
}

} // namespace mesaviva::poker
