// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The results of time and chance: rounds, the ball, the number, collecting and payments.

#include "engine/games/roulette/decide.h"
#include "engine/games/roulette/decide_parts.h"
#include "engine/games/roulette/settlement.h"
#include "engine/table/player_checks.h"

namespace mesaviva::roulette {

namespace {

const Refusal kNotDue = notNow({}, CommonCause::not_due);

bool isDue(const State& state, NeedKind kind, Instant now) {
    const std::optional<Need> need = nextNeed(state);
    const auto same = [&](NeedKind needed) {
        return needed == kind || (isMetByTime(needed) && isMetByTime(kind));
    };
    return need && same(need->kind) && need->at <= now;
}

// I-P41: at an individual wheel, invitation and warning come at the same time.
void warnIdlePlayer(PlayerId player, std::optional<Instant> until, Events& events) {
    appendIdleWarning<Announced>(SessionInvited{player, until.has_value()}, SessionWarned{player, until},
                                 events);
}

// O28a, O29: the only timer of an individual wheel's betting.
void passIdleTime(const State& state, Instant now, Events& events) {
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (!state.players[i].here) {
            continue;
        }
        const auto player = static_cast<PlayerId>(i);
        if (state.players[i].session.warned) {
            endSession(state, player, SessionEnd::idle, 0, events);
        } else {
            warnIdlePlayer(player, now + state.settings.idle.endedAfter, events);
        }
    }
}

void closeStakes(const State& state, std::optional<Instant> rest, Events& events) {
    events.emplace_back(BettingClosed{rest});
    events.emplace_back(Announced{OwnPhrase::no_more_bets});
    if (state.settings.regulation().course.bell.value && state.settings.closing == Closing::before_launch) {
        events.emplace_back(Announced{OwnPhrase::bell}); // M3.2.1
    }
}

// R28: places the parols ordered since the last number, as soon as stakes are taken again.
void carryOutParols(const State& state, Events& events) {
    State opened = state;
    opened.acts = 0;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        if (player.parol && player.here && player.connected && !player.leaving) {
            // Chips that the limits or the wallet don't allow are left out without a refusal.
            (void)carryOutParol(opened, static_cast<PlayerId>(i), player.parol->series, events);
        }
    }
}

} // namespace

bool changeWhatIsDue(const State& state, Instant now, Events& events) {
    if (ballChangeDue(state) <= now) {
        events.emplace_back(BallChanged{false});
        events.emplace_back(Announced{OwnPhrase::ball_change});
    }
    if (dealerChangeDue(state) <= now) {
        events.emplace_back(DealerChanged{});
        events.emplace_back(Announced{OwnPhrase::dealer_change});
    }
    return ballChangeDue(state) <= now || dealerChangeDue(state) <= now;
}

MaybeRefusal openRound(const State& state, const Commit& command, Instant now, Events& events) {
    if (!isDue(state, CommonNeed::commitment, now)) {
        return kNotDue;
    }
    (void)changeWhatIsDue(state, now, events);
    events.emplace_back(RoundOpened{state.round + 1, command.commitment});
    std::optional<Instant> until;
    if (!state.settings.individual) {
        until = now + state.settings.betting;
        if (state.settings.closing == Closing::on_slowdown) {
            *until += state.settings.spin * kSlowdownPercent / 100;
        }
    }
    events.emplace_back(BettingOpened{until});
    events.emplace_back(Announced{OwnPhrase::place_your_bets});
    for (const Player& player : state.players) {
        if (player.parol) {
            carryOutParols(state, events);
            break;
        }
    }
    return std::nullopt;
}

MaybeRefusal passTime(const State& state, Instant now, Events& events) {
    if (!isDue(state, CommonNeed::time, now)) {
        return kNotDue;
    }
    switch (state.phase) {
    case Phase::betting:
        if (changeWhatIsDue(state, now, events)) {
            return std::nullopt;
        }
        if (state.settings.individual) {
            passIdleTime(state, now, events);
        } else {
            closeStakes(state, now + state.settings.spin, events);
        }
        return std::nullopt;
    case Phase::running: closeStakes(state, state.due, events); return std::nullopt;
    case Phase::drawn: collectLosses(state, events); return std::nullopt;
    case Phase::paying: payNext(state, state.paid, events); return std::nullopt;
    case Phase::between:
    case Phase::launching:
    case Phase::ending: break;
    }
    return kNotDue;
}

void collectLosses(const State& state, Events& events) {
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        if (!hasOpenStake(player)) {
            continue;
        }
        const auto id = static_cast<PlayerId>(i);
        if (const Money loss = lossOf(state, player, *state.drawn); loss > Money{}) {
            events.emplace_back(Collected{id, loss, isTakenByZero(state, player, *state.drawn)});
        }
        bool wins = false;
        for (std::size_t due = state.paid; due < state.payments.size() && !wins; ++due) {
            wins = state.payments[due].player == id;
        }
        if (!wins) {
            events.emplace_back(settlementOf(state, id, state.drawn));
        }
    }
}

void payNext(const State& state, std::size_t paid, Events& events) {
    const DuePayment& due = state.payments[paid];
    events.emplace_back(Paid{due.player, due.stake, due.amount});
    events.emplace_back(Announced{OwnPhrase::payment, due.player, due.stake, due.amount, {}});
    for (std::size_t next = paid + 1; next < state.payments.size(); ++next) {
        if (state.payments[next].player == due.player) {
            return;
        }
    }
    events.emplace_back(settlementOf(state, due.player, state.drawn));
}

MaybeRefusal launchBall(const State& state, const LaunchBall& command, Instant now, Events& events) {
    if (!isDue(state, OwnNeed::launch, now)) {
        return kNotDue;
    }
    // R21: launches alternate.
    const Turn direction = state.launches % 2 == 0 ? Turn::clockwise : Turn::anticlockwise;
    events.emplace_back(
        BallLaunched{direction, now + state.settings.spin, state.launches + 1, command.origin});
    return std::nullopt;
}

MaybeRefusal drawNumber(const State& state, const BringPocket& command, Instant now, Events& events) {
    if (!isDue(state, OwnNeed::pocket, now)) {
        return kNotDue;
    }
    if (command.pocket.index() >= state.settings.pockets) {
        return Refusal{CommonReason::impossible_outcome, state.settings.regulation().wheel.mostPockets.rules};
    }
    events.emplace_back(NumberDrawn{command.pocket, command.origin});
    events.emplace_back(Announced{OwnPhrase::number, kNobody, {}, {}, command.pocket});
    return std::nullopt;
}

MaybeRefusal closeRound(const State& state, const RevealSeed& command, Instant now, Events& events) {
    if (!isDue(state, CommonNeed::seed, now)) {
        return kNotDue;
    }
    if (!matchesCommitment(state.commitment, command.seed, state.round)) {
        return Refusal{CommonReason::impossible_outcome, {}};
    }
    events.emplace_back(RoundClosed{command.seed, state.drawn, state.scripted});
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Player& player = state.players[i];
        const auto id = static_cast<PlayerId>(i);
        if (!player.here) {
            continue;
        }
        if (player.leaving) {
            endSession(state, id, SessionEnd::left, player.keep, events);
            continue;
        }
        const bool counts = state.settings.regulation().sessions.idle.value && !state.settings.individual;
        if (!counts || !player.atBettingClose || player.settled) {
            continue;
        }
        switch (idleStepAtClose(player.session, state.settings.idle)) {
        case IdleStep::none: break;
        case IdleStep::invite: warnIdlePlayer(id, std::nullopt, events); break;
        case IdleStep::end: endSession(state, id, SessionEnd::idle, 0, events); break;
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::roulette
