// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/faults/roulette_faults.h"

#include "engine/base/dispatch.h"

#include <array>

namespace mesaviva::faults {

std::span<const FaultKind> RouletteFaults::kinds() {
    static constexpr std::array kKinds = {FaultKind::system,        FaultKind::player_lost,
                                          FaultKind::player_back,   FaultKind::object_in_wheel,
                                          FaultKind::ball,          FaultKind::ball_out,
                                          FaultKind::ball_exchange, FaultKind::stakes_disturbed,
                                          FaultKind::dealer_change};
    return kKinds;
}

std::vector<PlayerId> RouletteFaults::players(const State& state) {
    std::vector<PlayerId> players;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (state.players[i].here) {
            players.push_back(static_cast<PlayerId>(i));
        }
    }
    return players;
}

roulette::Command RouletteFaults::command(FaultKind kind, PlayerId player, InjectedBy by) {
    switch (kind) {
    case FaultKind::player_lost: return roulette::LosePlayer{player, by};
    case FaultKind::player_back: return roulette::RestorePlayer{player, by};
    case FaultKind::object_in_wheel: return roulette::DropObject{by};
    case FaultKind::ball:
    case FaultKind::ball_out: return roulette::FailBall{by};
    case FaultKind::ball_exchange: return roulette::ExchangeBall{by};
    case FaultKind::stakes_disturbed: return roulette::DisturbStakes{by};
    case FaultKind::dealer_change: return roulette::ChangeDealer{by};
    case FaultKind::system:
    case FaultKind::between_prizes: break;
    }
    return roulette::FailSystem{by};
}

std::optional<roulette::Refusal> RouletteFaults::refusal(const State&, FaultKind) { return std::nullopt; }

// The first launch of a round ends a period in which players act; a launch after a void spin doesn't.
std::optional<roulette::Command> RouletteFaults::known(const State& state, const roulette::Need& need,
                                                       Instant,
                                                       std::span<const Recorded<roulette::Event>> entries) {
    if (need.kind == CommonNeed::act) {
        return roulette::TimePassed{};
    }
    if (need.kind == roulette::OwnNeed::launch && state.phase == roulette::Phase::launching) {
        return roulette::LaunchBall{};
    }
    if (need.kind == roulette::OwnNeed::record) {
        return roulette::stakesOnRecord(entries);
    }
    return std::nullopt;
}

std::optional<roulette::Command> RouletteFaults::any(const State& state, const roulette::Need& need,
                                                     Instant now,
                                                     std::span<const Recorded<roulette::Event>> entries) {
    if (isMetByTime(need.kind)) {
        return roulette::TimePassed{};
    }
    if (need.kind == roulette::OwnNeed::launch) {
        return roulette::LaunchBall{};
    }
    if (need.kind == roulette::OwnNeed::pocket) {
        return roulette::BringPocket{};
    }
    return known(state, need, now, entries);
}

Rules RouletteFaults::rules(const roulette::Event& event, const roulette::Settings& settings) {
    return roulette::rulesOf(event, settings);
}

Rules RouletteFaults::lineRules(const roulette::Settings& settings) {
    const roulette::FailureTerms& failures = settings.regulation().failures;
    return failures.playerLostStaked;
}

bool RouletteFaults::hasOpenStake(const State& state, PlayerId player) {
    return player < state.players.size() && roulette::hasOpenStake(state.players[player]);
}

// Nothing is hidden: the table doesn't know where the ball will rest.
bool RouletteFaults::isSealed(const roulette::Event&, const State&) { return false; }

bool RouletteFaults::isOfFault(const roulette::Event& event) {
    return std::visit(Overloaded{
                          [](const roulette::SystemFailed&) { return true; },
                          [](const roulette::PlayerDisconnected&) { return true; },
                          [](const roulette::PlayerReconnected&) { return true; },
                          [](const roulette::RoundVoid&) { return true; },
                          [](const roulette::SpinVoid&) { return true; },
                          [](const roulette::StakesDisturbed&) { return true; },
                          [](const roulette::StakeRestored&) { return true; },
                          [](const roulette::StakesRestored&) { return true; },
                          [](const roulette::BallChanged& e) { return e.faulty; },
                          [](const roulette::Settled& e) { return e.voided; },
                          [](const auto&) { return false; },
                      },
                      event);
}

// O23: the whole stake is settled, and the round isn't void because of it.
bool RouletteFaults::fits(const Settled& predicted, const Settled& actual) {
    return predicted.player == actual.player && predicted.staked == actual.staked && !actual.voided;
}

} // namespace mesaviva::faults
