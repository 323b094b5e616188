// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/decide.h"

#include "engine/base/dispatch.h"
#include "engine/games/roulette/decide_parts.h"
#include "engine/games/roulette/edition_1.h"
#include "engine/games/roulette/settlement.h"
#include "engine/table/injected_by.h"
#include "engine/table/player_checks.h"

#include <algorithm>

namespace mesaviva::roulette {

// The results of time and chance: rounds, the ball, the number, collecting and payments.

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
    const auto own = [&](const DuePayment& payment) { return payment.player == due.player; };
    const bool several = std::ranges::count_if(state.payments, own) > 1;
    events.emplace_back(Paid{due.player, due.stake, due.amount, several});
    events.emplace_back(Announced{OwnPhrase::payment, due.player, due.stake, due.amount, {}});
    for (std::size_t next = paid + 1; next < state.payments.size(); ++next) {
        if (state.payments[next].player == due.player) {
            return;
        }
    }
    events.emplace_back(settlementOf(state, due.player, state.drawn));
}

MaybeRefusal payPrize(const State& state, const PayPrize& command, Instant now, Events& events) {
    if (state.phase != Phase::paying || !isDue(state, CommonNeed::act, now)) {
        return kNotDue;
    }
    const auto isMeant = [&](const DuePayment& due) {
        return due.player == command.player && due.stake == command.stake;
    };
    State turned = state;
    const auto next = turned.payments.begin() + static_cast<std::ptrdiff_t>(turned.paid);
    const auto meant = std::find_if(next, turned.payments.end(), isMeant);
    if (meant == turned.payments.end()) {
        return Refusal{CommonReason::impossible_outcome, state.settings.regulation().payment.paid};
    }
    std::rotate(next, meant, meant + 1);
    payNext(turned, turned.paid, events);
    return std::nullopt;
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

// Faults (O20-O23, I-R22, I-O22, R18, R22, R33, M2.2, M2.3, M5.3, I-P35).
//
// A breakdown before the number is known voids the round and returns every stake, at every table (I-R22);
// afterwards the number is valid and the rest is settled. A failure of a player's own equipment never affects
// a placed stake. In casinos and in Macau an object that falls into the wheel makes the spin void: the ball
// goes back to the last number and is launched again. Stakes that the staff disturb are restored from the
// record.

namespace {

const FailureTerms& failures(const State& state) { return state.settings.regulation().failures; }

void voidSpin(const State& state, SpinVoidReason reason, Instant now, Events& events) {
    std::optional<Pocket> back;
    if (state.numbers.size() > 0) {
        back = state.numbers.newest(0);
    }
    events.emplace_back(SpinVoid{reason, back, now + pace::kRelaunch});
    Announced said{OwnPhrase::void_spin};
    said.faultyBall = reason == SpinVoidReason::ball;
    events.emplace_back(said);
}

bool isNumberKnown(const State& state) { return state.phase == Phase::drawn || state.phase == Phase::paying; }

bool anybodyStakes(const State& state) { return std::ranges::any_of(state.players, hasOpenStake); }

void settleTheRest(const State& state, Events& events);

// O20, O21, I-R22: without a number the round is void; with one the rest is settled.
void carryOutFailure(const State& state, Events& events) {
    switch (state.phase) {
    case Phase::between:
    case Phase::ending: return;
    case Phase::drawn:
    case Phase::paying: settleTheRest(state, events); return;
    case Phase::betting:
    case Phase::launching:
    case Phase::running: break;
    }
    events.emplace_back(RoundVoid{});
    events.emplace_back(Announced{CommonPhrase::round_void});
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (hasOpenStake(state.players[i])) {
            events.emplace_back(settlementOf(state, static_cast<PlayerId>(i), std::nullopt));
        }
    }
}

void settleTheRest(const State& state, Events& events) {
    if (state.phase == Phase::drawn) {
        collectLosses(state, events);
    }
    for (std::size_t paid = state.paid; paid < state.payments.size(); ++paid) {
        payNext(state, paid, events);
    }
}

} // namespace

MaybeRefusal losePlayer(const State& state, PlayerId player, Instant now, Events& events) {
    if (MaybeRefusal absent = refuseUnlessPresent(state, player)) {
        return absent;
    }
    events.emplace_back(PlayerDisconnected{player, hasOpenStake(state.players[player])});
    // O22: the stake stands, and nobody else would order the launch.
    if (state.settings.individual && state.phase == Phase::betting && hasOpenStake(state.players[player])) {
        orderSpin(state, player, now, events);
    }
    return std::nullopt;
}

MaybeRefusal restorePlayer(const State& state, PlayerId player, Events& events) {
    return restoreLine<Refusal>(player, presenceOf(state, player), sessionRules(state),
                                failures(state).playerBack, events);
}

MaybeRefusal failSystem(const State& state, Events& events) {
    events.emplace_back(SystemFailed{});
    if (!state.restoreAt) { // else once the stakes are restored
        carryOutFailure(state, events);
    }
    return std::nullopt;
}

MaybeRefusal dropObject(const State& state, Instant now, Events& events) {
    const Cited<bool>& voidSpins = failures(state).voidSpin;
    if (!voidSpins.value) {
        return Refusal{CommonReason::not_offered, voidSpins.rules};
    }
    if (state.phase != Phase::running) {
        return notNow(voidSpins.rules, OwnCause::ball_does_not_run);
    }
    voidSpin(state, SpinVoidReason::object_in_wheel, now, events);
    return std::nullopt;
}

MaybeRefusal disturbStakes(const State& state, Events& events) {
    const Cited<bool>& putBack = failures(state).putBack;
    if (!putBack.value) {
        return Refusal{CommonReason::not_offered, putBack.rules};
    }
    if (state.restoreAt) {
        return notNow(putBack.rules, OwnCause::stakes_put_back);
    }
    if (!anybodyStakes(state)) {
        return Refusal{CommonReason::no_stake, putBack.rules};
    }
    events.emplace_back(StakesDisturbed{!isNumberKnown(state)});
    return std::nullopt;
}

MaybeRefusal restoreStakes(const State& state, const RestoreStakes& command, Instant now, Events& events) {
    if (!state.restoreAt || *state.restoreAt > now) {
        return notNow(failures(state).putBack.rules, CommonCause::not_due);
    }
    std::vector<Money> restored(state.players.size());
    for (const RestoreStakes::Owned& owned : command.stakes) {
        const bool known = owned.player < restored.size() && owned.stake.spot < state.layout().spots().size();
        if (!known || owned.stake.amount <= Money{}) {
            return Refusal{CommonReason::impossible_outcome, failures(state).putBack.rules};
        }
        restored[owned.player] += owned.stake.amount;
    }
    for (std::size_t i = 0; i < restored.size(); ++i) {
        if (restored[i] != state.players[i].staked) {
            return Refusal{CommonReason::impossible_outcome, failures(state).putBack.rules};
        }
    }
    const bool before = !isNumberKnown(state);
    for (const RestoreStakes::Owned& owned : command.stakes) {
        events.emplace_back(StakeRestored{owned.player, owned.stake, before});
    }
    events.emplace_back(StakesRestored{before});
    Announced said{OwnPhrase::stakes_restored};
    said.beforeNumber = before;
    events.emplace_back(said);
    if (state.failing) {
        State whole = state;
        for (const RestoreStakes::Owned& owned : command.stakes) {
            whole.players[owned.player].stakes.push_back(owned.stake);
        }
        carryOutFailure(whole, events);
    }
    return std::nullopt;
}

MaybeRefusal failBall(const State& state, Instant now, Events& events) {
    if (!failures(state).faultyBall.value) {
        return Refusal{CommonReason::not_offered, failures(state).faultyBall.rules};
    }
    if (state.phase == Phase::running) {
        voidSpin(state, SpinVoidReason::ball, now, events);
    }
    events.emplace_back(BallChanged{true});
    Announced said{OwnPhrase::ball_change};
    said.faultyBall = true;
    events.emplace_back(said);
    return std::nullopt;
}

// R17: the balls alternate; no ball may be running.
MaybeRefusal exchangeBall(const State& state, Events& events) {
    const Cited<bool>& turns = state.settings.regulation().course.ballChanged;
    if (!turns.value) {
        return Refusal{CommonReason::not_offered, turns.rules};
    }
    if (state.phase == Phase::running) {
        return notNow(turns.rules, OwnCause::ball_runs);
    }
    events.emplace_back(BallChanged{false});
    events.emplace_back(Announced{OwnPhrase::ball_change});
    return std::nullopt;
}

MaybeRefusal changeDealer(const State& state, Events& events) {
    const Cited<bool>& changes = state.settings.regulation().course.dealerChanged;
    if (!changes.value) {
        return Refusal{CommonReason::not_offered, changes.rules};
    }
    events.emplace_back(DealerChanged{});
    events.emplace_back(Announced{OwnPhrase::dealer_change});
    return std::nullopt;
}

namespace {

std::optional<Refusal> decideNow(const State& state, const Command& command, Instant now, Events& events) {
    return std::visit(Overloaded{
                          [&](const Admit& c) { return admit(state, c, events); },
                          [&](const Join& c) { return join(state, c, events); },
                          [&](const PlaceStake& c) { return placeStake(state, c, events); },
                          [&](const PlaceSeries& c) { return placeSeries(state, c, events); },
                          [&](const PlaceNeighbours& c) { return placeNeighbours(state, c, events); },
                          [&](const PlaceParol& c) { return placeParol(state, c, events); },
                          [&](const MoveStake& c) { return moveStake(state, c, events); },
                          [&](const TakeUp& c) { return takeUp(state, c, events); },
                          [&](const Undo& c) { return undo(state, c.player, events); },
                          [&](const Clear& c) { return clear(state, c.player, events); },
                          [&](const Repeat& c) { return repeat(state, c.player, events); },
                          [&](const Double& c) { return doubleStakes(state, c.player, events); },
                          [&](const PlaceAll& c) { return placeAll(state, c, events); },
                          [&](const Spin& c) { return spin(state, c.player, now, events); },
                          [&](const Leave& c) { return leave(state, c, now, events); },
                          [&](const PresentChips& c) { return presentChips(state, c.player, events); },
                          [&](const TakeAllowance& c) { return takeAllowance(state, c.player, events); },
                          [&](const ContributeSeed& c) { return contribute(state, c, events); },
                          [&](const LosePlayer& c) { return losePlayer(state, c.player, now, events); },
                          [&](const RestorePlayer& c) { return restorePlayer(state, c.player, events); },
                          [&](const FailSystem&) { return failSystem(state, events); },
                          [&](const DropObject&) { return dropObject(state, now, events); },
                          [&](const DisturbStakes&) { return disturbStakes(state, events); },
                          [&](const FailBall&) { return failBall(state, now, events); },
                          [&](const ExchangeBall&) { return exchangeBall(state, events); },
                          [&](const ChangeDealer&) { return changeDealer(state, events); },
                          [&](const TimePassed&) { return passTime(state, now, events); },
                          [&](const Commit& c) { return openRound(state, c, now, events); },
                          [&](const LaunchBall& c) { return launchBall(state, c, now, events); },
                          [&](const BringPocket& c) { return drawNumber(state, c, now, events); },
                          [&](const PayPrize& c) { return payPrize(state, c, now, events); },
                          [&](const RestoreStakes& c) { return restoreStakes(state, c, now, events); },
                          [&](const RevealSeed& c) { return closeRound(state, c, now, events); },
                      },
                      command);
}

} // namespace

std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events) {
    const std::size_t before = events.size();
    std::optional<Refusal> refusal = decideNow(state, command, now, events);
    if (state.settings.edition == 1) {
        edition_1::removeNewFields(events, before);
    } else {
        markInjected(command, events, before);
    }
    return refusal;
}

namespace {

// O28a, O29: at an individual wheel, when the time without a stake runs out; nothing while no stake is
// possible.
std::optional<Instant> idleTimer(const State& state) {
    if (!state.settings.individual || !state.settings.regulation().sessions.idle.value) {
        return std::nullopt;
    }
    for (const Player& player : state.players) {
        if (player.here && !hasOpenStake(player)) {
            return player.session.warned ? player.session.warnedAt + state.settings.idle.endedAfter
                                         : player.session.lastStake + state.settings.idle.invitedAfter;
        }
    }
    return std::nullopt;
}

// R17, R35: whether ball and croupier change by the clock; an individual wheel changes them when the ball is
// ordered.
bool changesByTheClock(const State& state) {
    const CourseTerms& course = state.settings.regulation().course;
    return !state.settings.individual && (course.ballChanged.value || course.dealerChanged.value);
}

std::optional<Need> needOfPhase(const State& state) {
    const auto needAtDue = [&](NeedKind kind) {
        return state.due ? std::optional(Need{*state.due, kind}) : std::nullopt;
    };
    switch (state.phase) {
    case Phase::between: return needAtDue(CommonNeed::commitment);
    case Phase::betting:
        if (changesByTheClock(state)) {
            const Instant change = std::min(ballChangeDue(state), dealerChangeDue(state));
            if (change < state.due.value_or(Instant::max())) {
                return Need{change, CommonNeed::time};
            }
        }
        if (const std::optional<Instant> idle = idleTimer(state)) {
            return Need{*idle, CommonNeed::time};
        }
        return state.settings.closing == Closing::before_launch ? needAtDue(CommonNeed::time)
                                                                : needAtDue(OwnNeed::launch);
    case Phase::launching: return needAtDue(OwnNeed::launch);
    case Phase::running:
        return state.stakesClose ? std::optional(Need{*state.stakesClose, CommonNeed::act})
                                 : needAtDue(OwnNeed::pocket);
    case Phase::drawn:
    case Phase::paying: return needAtDue(CommonNeed::act);
    case Phase::ending: return needAtDue(CommonNeed::seed);
    }
    return std::nullopt;
}

} // namespace

Instant ballChangeDue(const State& state) {
    return state.settings.regulation().course.ballChanged.value
               ? state.ballChangedAt + state.settings.ballChange
               : Instant::max();
}

Instant dealerChangeDue(const State& state) {
    if (!state.settings.regulation().course.dealerChanged.value) {
        return Instant::max();
    }
    // At least every half hour: before a spin that might end later, so that no player waits for the change.
    constexpr Duration kAroundTheSpin = std::chrono::seconds(60);
    const Duration half = state.settings.dealerChange;
    return state.dealerChangedAt + std::max(half - state.settings.spin - kAroundTheSpin, half / 2);
}

std::optional<Need> nextNeed(const State& state) {
    if (state.restoreAt) {
        return Need{*state.restoreAt, OwnNeed::record};
    }
    return needOfPhase(state);
}

} // namespace mesaviva::roulette
