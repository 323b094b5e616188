// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/decide.h"

#include <algorithm>

namespace mesaviva::roulette {

namespace {

// O28a, O29: an individual wheel counts the time since the last stake, while it could take one.
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

// R17, R35: ball and croupier; at an individual wheel when the ball is asked for.
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
    // At least every half hour: before a spin that might last beyond it, so that nobody waits for a ball.
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
