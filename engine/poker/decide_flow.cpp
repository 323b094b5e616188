// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/poker/deal.h"
#include "engine/poker/decide.h"
#include "engine/poker/decide_parts.h"
#include "engine/poker/needs.h"
#include "engine/poker/pay_table.h"
#include "engine/poker/settlement.h"
#include "engine/table/player_checks.h"

namespace mesaviva::poker {

namespace {

const Refusal kNotDue{CommonReason::not_now, {}, {}};

// I-P41: at an individual table invitation and warning come together.
void warnIdlePlayer(PlayerId player, std::optional<Instant> until, Events& events) {
    appendIdleWarning<Announced>(SessionInvited{player, until.has_value()}, SessionWarned{player, until},
                                 events);
}

// P41a, P42: the only timer of an individual table's betting.
void passIdleTime(const State& state, Instant now, Events& events) {
    const PlayerId player = state.seats[0].player;
    if (state.players[player].session.warned) {
        endSession(state, player, SessionEnd::idle, events);
    } else {
        warnIdlePlayer(player, now + state.settings.idle.endedAfter, events);
    }
}

void passBettingTime(const State& state, Instant now, Events& events) {
    if (state.settings.individual) {
        passIdleTime(state, now, events);
        return;
    }
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

void openDecision(const State& state, Instant now, Events& events) {
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

// P32: who has not decided in the extra period either has folded.
void foldSilentSeats(const State& state, Events& events) {
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const Seat& seat = state.seats[i];
        if (seat.dealtIn && seat.decision == Decision::none) {
            events.emplace_back(Folded{seat.player, FoldedBy::time, state.inBox(i, Box::ante)});
        }
    }
}

void showNextHand(const State& state, Events& events) {
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

void sweepLosers(const State& state, Events& events) {
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (hasOpenStake(state, seat)) {
            if (const Verdict verdict = verdictOf(state, seat, state.qualified); loses(verdict)) {
                appendLoss(state, seat, verdict, events);
            }
        }
    }
}

// One box a time, ante before bet (P28); what only comes back comes back with the seat's last payment.
void payNextBox(const State& state, Events& events) {
    for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
        if (!hasOpenStake(state, seat)) {
            continue;
        }
        const Verdict verdict = verdictOf(state, seat, state.qualified);
        if (verdict == Verdict::won && !state.seats[seat].antePaid) {
            appendPayment(state, seat, Box::ante, verdict, events);
            return;
        }
        appendPayment(state, seat, verdict == Verdict::won ? Box::bet : Box::ante, verdict, events);
        events.emplace_back(settledEvent(state, seat, verdict));
        return;
    }
}

} // namespace

MaybeRefusal openRound(const State& state, const Commit& command, Instant now, Events& events) {
    if (state.phase != Phase::between || !state.due || *state.due > now) {
        return kNotDue;
    }
    events.emplace_back(RoundOpened{state.round + 1, command.commitment});
    events.emplace_back(BettingOpened{
        state.settings.individual ? std::nullopt : std::optional(now + state.settings.betting)});
    events.emplace_back(Announced{OwnPhrase::place_your_bets});
    return std::nullopt;
}

MaybeRefusal passTime(const State& state, Instant now, Events& events) {
    if (const std::optional<Need> need = needOf(state); !need || !isMetByTime(need->kind) || need->at > now) {
        return kNotDue;
    }
    switch (state.phase) {
    case Phase::betting: passBettingTime(state, now, events); return std::nullopt;
    case Phase::dealt: openDecision(state, now, events); return std::nullopt;
    case Phase::deciding:
        events.emplace_back(DecisionExtended{now + state.settings.extra});
        events.emplace_back(Announced{OwnPhrase::decide_now});
        return std::nullopt;
    case Phase::extended: foldSilentSeats(state, events); return std::nullopt;
    case Phase::revealing:
        events.emplace_back(CardRevealed{kNobody, state.revealedCards, state.dealer[state.revealedCards]});
        return std::nullopt;
    case Phase::qualifying: {
        const HandRank rank = state.dealerRank;
        const Combination hand = rank.combination();
        events.emplace_back(DealerQualified{qualifies(hand), hand, rank.aceInRow()});
        events.emplace_back(
            Announced{qualifies(hand) ? OwnPhrase::dealer_qualifies : OwnPhrase::dealer_does_not_qualify});
        return std::nullopt;
    }
    case Phase::showing: showNextHand(state, events); return std::nullopt;
    case Phase::collecting: sweepLosers(state, events); return std::nullopt;
    case Phase::paying: payNextBox(state, events); return std::nullopt;
    case Phase::between:
    case Phase::burning:
    case Phase::dealing:
    case Phase::ending: break;
    }
    return kNotDue;
}

MaybeRefusal drawCard(const State& state, const BringCard& command, Instant now, Events& events) {
    const bool burning = state.phase == Phase::burning && state.due && *state.due <= now;
    if (!burning && !isCardDue(state, now)) {
        return kNotDue;
    }
    if (!isInDeck(state, command.card)) {
        return Refusal{CommonReason::impossible_outcome, {"P6b"_rule}, {}};
    }
    if (burning) {
        events.emplace_back(CardBurnt{command.card, command.origin});
        return std::nullopt;
    }
    events.emplace_back(dealtCard(state, command));
    return std::nullopt;
}

MaybeRefusal closeRound(const State& state, const RevealSeed& command, Instant now, Events& events) {
    if (state.phase != Phase::ending || !state.due || *state.due > now) {
        return kNotDue;
    }
    if (!isKept(state.commitment, command.seed, state.round)) {
        return Refusal{CommonReason::impossible_outcome, {}, {}};
    }
    events.emplace_back(RoundClosed{command.seed, state.drawn, state.drawnCount, state.scripted});
    for (const Seat& seat : state.seats) {
        if (seat.player == kNobody) {
            continue;
        }
        if (seat.leaving) {
            endSession(state, seat.player, SessionEnd::left, events);
            continue;
        }
        if (state.settings.individual || !seat.atBettingClose || seat.settled) {
            continue;
        }
        switch (idleStepAtClose(state.players[seat.player].session, state.settings.idle)) {
        case IdleStep::none: break;
        case IdleStep::invite: warnIdlePlayer(seat.player, std::nullopt, events); break;
        case IdleStep::end: endSession(state, seat.player, SessionEnd::idle, events); break;
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::poker
