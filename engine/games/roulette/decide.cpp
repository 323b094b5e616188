// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/decide.h"

#include "engine/base/overloaded.h"
#include "engine/games/roulette/decide_parts.h"

#include <algorithm>

namespace mesaviva::roulette {

std::optional<Refusal> decide(const State& state, const Command& command, Instant now, Events& events) {
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
                          [&](const RestoreStakes& c) { return restoreStakes(state, c, now, events); },
                          [&](const RevealSeed& c) { return closeRound(state, c, now, events); },
                      },
                      command);
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
