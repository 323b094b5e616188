// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/decide.h"

#include "engine/base/dispatch.h"
#include "engine/games/poker/deal.h"
#include "engine/games/poker/dealers_steps.h"
#include "engine/games/poker/decide_parts.h"
#include "engine/games/poker/edition_1.h"
#include "engine/games/poker/evolver.h"
#include "engine/games/poker/player_stakes.h"
#include "engine/games/poker/settlement.h"
#include "engine/table/injected_by.h"
#include "engine/table/player_checks.h"

#include <algorithm>

namespace mesaviva::poker {

namespace {

// P41a, P42: at an individual table, when the time without a stake runs out; nothing while no stake is
// possible.
std::optional<Instant> idleTimer(const State& state) {
    const Seat& seat = state.seats[0];
    if (!state.settings.individual || seat.player == kNobody || state.inBox(0, Box::ante) > Money{}) {
        return std::nullopt;
    }
    const Session& session = state.players[seat.player].session;
    return session.warned ? session.warnedAt + state.settings.idle.endedAfter
                          : session.lastStake + state.settings.idle.invitedAfter;
}

// What the table needs next; nothing while only a player can start something.
std::optional<Need> needOf(const State& state) {
    const auto needAtDue = [&](NeedKind kind) {
        return state.due ? std::optional(Need{*state.due, kind}) : std::nullopt;
    };
    switch (state.phase) {
    case Phase::between: return needAtDue(CommonNeed::commitment);
    case Phase::burning:
    case Phase::dealing: return needAtDue(OwnNeed::card);
    case Phase::ending: return needAtDue(CommonNeed::seed);
    case Phase::betting:
        if (const std::optional<Instant> idle = idleTimer(state)) {
            return Need{*idle, CommonNeed::time};
        }
        return needAtDue(CommonNeed::time);
    case Phase::deciding:
    case Phase::extended: return needAtDue(CommonNeed::time);
    case Phase::dealt:
    case Phase::revealing:
    case Phase::qualifying:
    case Phase::showing:
    case Phase::collecting:
    case Phase::paying: return needAtDue(CommonNeed::act);
    }
    return std::nullopt;
}

Refusal refusal(RefusalReason reason, Rules rules, Money limit = {}) { return {reason, rules, limit}; }

} // namespace

Presence presenceOf(const State& state, PlayerId player) {
    if (!isAdmitted(state, player) || state.players[player].seat == 0) {
        return {};
    }
    const Seat& seat = state.seatOf(player);
    return {true, seat.leaving, seat.connected};
}

MaybeRefusal admit(const State& state, const Admit& command, Events& events) {
    if (MaybeRefusal full = refuseAdmission<Refusal>(state.players.size(), command.wallet, {})) {
        return full;
    }
    events.emplace_back(PlayerAdmitted{static_cast<PlayerId>(state.players.size()), command.wallet});
    return std::nullopt;
}

MaybeRefusal sit(const State& state, const Sit& command, Events& events) {
    if (!isAdmitted(state, command.player)) {
        return refusal(CommonReason::not_seated, {"P2g"_rule});
    }
    if (state.players[command.player].seat != 0) {
        return refusal(CommonReason::already_decided, {"P2g"_rule});
    }
    if (command.seat < 1 || command.seat > state.settings.seats) {
        return refusal(CommonReason::not_offered, {"P6a"_rule});
    }
    if (state.seats[static_cast<std::size_t>(command.seat - 1)].player != kNobody) {
        return refusal(CommonReason::seat_taken, {"P6a"_rule});
    }
    events.emplace_back(PlayerSat{command.player, command.seat});
    return std::nullopt;
}

MaybeRefusal undoAnte(const State& state, PlayerId player, bool all, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (state.phase != Phase::betting) {
        return refusal(CommonReason::not_now, antesClosed(state));
    }
    const Seat& seat = state.seatOf(player);
    const Money inBox = anteOf(state, player);
    if (inBox == Money{}) {
        return refusal(CommonReason::no_stake, {"P2a"_rule});
    }
    const bool last = all || seat.placedCount <= 1;
    events.emplace_back(StakeTakenBack{player, last ? inBox : seat.placed[seat.placedCount - 1U], last});
    return std::nullopt;
}

MaybeRefusal repeatAnte(const State& state, PlayerId player, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (state.phase != Phase::betting) {
        return refusal(CommonReason::not_now, antesClosed(state));
    }
    if (anteOf(state, player) > Money{}) {
        return refusal(CommonReason::already_decided, {"P2a"_rule});
    }
    if (state.players[player].lastAnte == Money{}) {
        return refusal(CommonReason::no_stake, {"P2a"_rule});
    }
    return placeAnte(state, player, state.players[player].lastAnte, events);
}

MaybeRefusal startDeal(const State& state, PlayerId player, Instant now, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    if (!state.settings.individual) {
        return refusal(CommonReason::not_offered, {"P15"_rule, "P14"_rule});
    }
    if (state.phase != Phase::betting) {
        return refusal(CommonReason::not_now, {"P15"_rule});
    }
    if (anteOf(state, player) == Money{}) {
        return refusal(CommonReason::no_stake, {"P15"_rule}, state.settings.minimum);
    }
    events.emplace_back(BettingClosed{now + Pace(state.settings.card).afterNoMoreBets(), true});
    events.emplace_back(Announced{OwnPhrase::no_more_bets});
    return std::nullopt;
}

MaybeRefusal leave(const State& state, PlayerId player, Instant now, Events& events) {
    const Presence who = presenceOf(state, player);
    if (!who.here || who.leaving) {
        return refusal(CommonReason::not_seated, {"P40"_rule});
    }
    if (!hasOpenStake(state, seatIndex(state, player))) {
        endSession(state, player, SessionEnd::left, events);
        return std::nullopt;
    }
    events.emplace_back(PlayerLeaving{player});
    foldGonePlayer(state, player, Gone::left, now, events);
    return std::nullopt;
}

MaybeRefusal takeAllowance(const State& state, PlayerId player, Events& events) {
    if (!isAdmitted(state, player)) {
        return refusal(CommonReason::not_seated, {"P44"_rule});
    }
    const bool staked = state.players[player].seat != 0 && hasOpenStake(state, seatIndex(state, player));
    if (MaybeRefusal refused =
            refuseAllowance<Refusal>(staked, state.wallet(player), state.settings.minimum, {"P44"_rule})) {
        return refused;
    }
    events.emplace_back(AllowanceTaken{player, state.settings.allowance});
    return std::nullopt;
}

void endSession(const State& state, PlayerId player, SessionEnd reason, Events& events) {
    appendSessionEnd<Announced>(SessionEnded{player, reason, state.players[player].session.summary}, events);
}

namespace {

const Refusal kNotDue{CommonReason::not_now, {}, {}};

// I-P41: at an individual table, invitation and warning come at the same time.
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
    closeBetting(state, now, events);
}

// P32: folds the hands of players who have not decided in the extra period either.
void foldSilentSeats(const State& state, Events& events) {
    for (std::size_t i = 0; i < state.seats.size(); ++i) {
        const Seat& seat = state.seats[i];
        if (seat.dealtIn && seat.decision == Decision::none) {
            events.emplace_back(Folded{seat.player, FoldedBy::time, state.inBox(i, Box::ante)});
        }
    }
}

} // namespace

// Betting closes for the deal.
MaybeRefusal contribute(const State& state, const ContributeSeed& command, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, command.player)) {
        return absent;
    }
    return contributeSeed<Refusal>(state.contributors, command, state.phase == Phase::betting, events);
}

MaybeRefusal openRound(const State& state, const Commit& command, Instant now, Events& events) {
    if (state.phase != Phase::between || !state.due || *state.due > now) {
        return kNotDue;
    }
    openBetting(state, command.commitment, now, events);
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
    case Phase::revealing: revealCard(state, events); return std::nullopt;
    case Phase::qualifying: announceQualification(state, events); return std::nullopt;
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
    if (!command.card.isKnown() || !isInDeck(state, command.card)) {
        return Refusal{CommonReason::impossible_outcome, {"P6b"_rule}, {}};
    }
    if (burning) {
        events.emplace_back(
            CardBurnt{command.card, command.origin, state.settings.burntCard == BurntCard::face_up});
        return std::nullopt;
    }
    events.emplace_back(dealtCard(state, command));
    return std::nullopt;
}

MaybeRefusal closeRound(const State& state, const RevealSeed& command, Instant now, Events& events) {
    if (state.phase != Phase::ending || !state.due || *state.due > now) {
        return kNotDue;
    }
    if (!matchesCommitment(state.commitment, command.seed, state.round)) {
        return Refusal{CommonReason::impossible_outcome, {}, {}};
    }
    events.emplace_back(closedRound(state, command.seed));
    for (const Seat& seat : state.seats) {
        if (!isTouchedByClose(state, seat)) {
            continue;
        }
        if (seat.leaving) {
            endSession(state, seat.player, SessionEnd::left, events);
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

// Póquer sem descarte, Regulamento n.º 803/2015: faults (P33-P36, I-P33, I-P35).
//
// A failure of the player's own equipment never voids a round: before the bet the hand is folded at once,
// after it the bet stands. A failure of the gaming system voids the round until the complete deal is in the
// record. After that, placed bets are settled, folds stand, and undecided antes are returned, unless the
// house plays the other reading, under which the whole round is void. Once payments have begun the failure no
// longer stops the round, and the remaining boxes are paid.

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

void foldGonePlayer(const State& state, PlayerId player, Gone gone, Instant now, Events& events) {
    const Seat& seat = state.seatOf(player);
    const auto index = static_cast<std::size_t>(state.players[player].seat - 1);
    const Money ante = state.inBox(index, Box::ante);
    if (seat.decision != Decision::none || ante == Money{}) {
        return;
    }
    events.emplace_back(Folded{player, FoldedBy::disconnection, ante, gone});
    if (state.settings.individual && state.phase == Phase::betting) {
        events.emplace_back(BettingClosed{now + Pace(state.settings.card).beforeClose(), false, true});
        Settled settled = settledEvent(state, index, Verdict::folded);
        settled.foldedBy = FoldedBy::disconnection;
        settled.gone = gone;
        settled.ante = {ante, Money{}};
        events.emplace_back(settled);
    }
}

MaybeRefusal losePlayer(const State& state, PlayerId player, Instant now, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    events.emplace_back(PlayerDisconnected{player});
    foldGonePlayer(state, player, Gone::line_lost, now, events);
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

std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events) {
    const std::size_t before = events.size();
    std::optional<Refusal> refused =
        std::visit(Overloaded{
                       [&](const Admit& c) { return admit(state, c, events); },
                       [&](const Sit& c) { return sit(state, c, events); },
                       [&](const PlaceAnte& c) { return placeAnte(state, c.player, c.amount, events); },
                       [&](const UndoAnte& c) { return undoAnte(state, c.player, false, events); },
                       [&](const ClearAnte& c) { return undoAnte(state, c.player, true, events); },
                       [&](const RepeatAnte& c) { return repeatAnte(state, c.player, events); },
                       [&](const Deal& c) { return startDeal(state, c.player, now, events); },
                       [&](const Fold& c) { return fold(state, c.player, events); },
                       [&](const Bet& c) { return bet(state, c.player, events); },
                       [&](const Leave& c) { return leave(state, c.player, now, events); },
                       [&](const TakeAllowance& c) { return takeAllowance(state, c.player, events); },
                       [&](const ContributeSeed& c) { return contribute(state, c, events); },
                       [&](const LosePlayer& c) { return losePlayer(state, c.player, now, events); },
                       [&](const RestorePlayer& c) { return restorePlayer(state, c.player, events); },
                       [&](const FailSystem&) { return failSystem(state, now, events); },
                       [&](const TimePassed&) { return passTime(state, now, events); },
                       [&](const Commit& c) { return openRound(state, c, now, events); },
                       [&](const BringCard& c) { return drawCard(state, c, now, events); },
                       [&](const RevealSeed& c) { return closeRound(state, c, now, events); },
                   },
                   command);
    if (edition_1::isOf(state.settings)) {
        edition_1::removeNewFields(events);
    } else {
        markInjected(command, events, before);
    }
    return refused;
}

std::optional<Need> nextNeed(const State& state) { return needOf(state); }

void evolve(State& state, const Event& event, Instant at) { dispatch(Evolver<AnyEvents>{state, at}, event); }

void evolve(State& state, const Events& events, Instant at) {
    for (const Event& event : events) {
        dispatch(Evolver<AnyEvents>{state, at}, event);
    }
}

void evolveOwn(State& state, const Events& events, Instant at) {
    for (const Event& event : events) {
        dispatch(Evolver<OwnEvents>{state, at}, event);
    }
}

} // namespace mesaviva::poker
