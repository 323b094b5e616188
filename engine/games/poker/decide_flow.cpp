// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/poker/deal.h"
#include "engine/games/poker/dealers_steps.h"
#include "engine/games/poker/decide.h"
#include "engine/games/poker/decide_parts.h"
#include "engine/games/poker/needs.h"
#include "engine/table/player_checks.h"

namespace mesaviva::poker {

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

} // namespace mesaviva::poker
