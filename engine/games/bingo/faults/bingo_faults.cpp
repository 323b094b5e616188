// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/faults/bingo_faults.h"

#include "engine/base/dispatch.h"

#include <array>

namespace mesaviva::faults {

std::span<const FaultKind> BingoFaults::kinds() {
    static constexpr std::array kKinds = {FaultKind::system, FaultKind::between_prizes,
                                          FaultKind::player_lost, FaultKind::player_back};
    return kKinds;
}

std::vector<PlayerId> BingoFaults::players(const State& state) {
    std::vector<PlayerId> players;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (state.players[i].here) {
            players.push_back(static_cast<PlayerId>(i));
        }
    }
    return players;
}

bingo::Command BingoFaults::command(FaultKind kind, PlayerId player, InjectedBy by) {
    switch (kind) {
    case FaultKind::player_lost: return bingo::LosePlayer{player, by};
    case FaultKind::player_back: return bingo::RestorePlayer{player, by};
    default: return bingo::FailSystem{by};
    }
}

// B46: "between two prizes" means after one, while bingo is still to be won.
std::optional<bingo::Refusal> BingoFaults::refusal(const State& state, FaultKind kind) {
    const bool isDrawn = state.phase == bingo::Phase::drawing || state.phase == bingo::Phase::checking;
    const bool isBetween = isDrawn && !state.won.empty() && !state.isWon(bingo::PrizeKind::bingo);
    if (kind == FaultKind::between_prizes && !isBetween) {
        return bingo::Refusal{CommonReason::not_now, {"B46"_rule}};
    }
    return std::nullopt;
}

std::optional<bingo::Command> BingoFaults::known(const State& state, const bingo::Need& need, Instant now,
                                                 std::span<const Recorded<bingo::Event>>) {
    const bool refunds = state.phase == bingo::Phase::voiding && need.at <= now;
    return need.kind == CommonNeed::act || refunds ? std::optional<bingo::Command>(bingo::TimePassed{})
                                                   : std::nullopt;
}

std::optional<bingo::Command> BingoFaults::any(const State& state, const bingo::Need& need, Instant,
                                               std::span<const Recorded<bingo::Event>>) {
    if (isMetByTime(need.kind)) {
        return bingo::TimePassed{};
    }
    for (int ball = 1; need.kind == bingo::OwnNeed::ball && ball <= state.settings.shape().balls; ++ball) {
        if (!state.book.drawn().has(static_cast<bingo::Ball>(ball))) {
            return bingo::BringBall{static_cast<bingo::Ball>(ball), Origin::seed};
        }
    }
    return std::nullopt;
}

Rules BingoFaults::rules(const bingo::Event& event, const bingo::Settings& settings) {
    return bingo::rulesOf(event, settings);
}

Rules BingoFaults::lineRules(const bingo::Settings&) { return {"B48"_rule, "B12"_rule}; }

bool BingoFaults::hasOpenStake(const State& state, PlayerId player) {
    return player < state.players.size() && !state.players[player].settled &&
           !state.players[player].cards.empty();
}

bool BingoFaults::isSealed(const bingo::Event&, const State&) { return false; }

bool BingoFaults::isOfFault(const bingo::Event& event) {
    return std::visit(Overloaded{
                          [](const bingo::SystemFailed&) { return true; },
                          [](const bingo::PlayerDisconnected&) { return true; },
                          [](const bingo::PlayerReconnected&) { return true; },
                          [](const bingo::RoundVoid&) { return true; },
                          [](const bingo::Paid& e) { return e.voided.has_value(); },
                          [](const bingo::Settled& e) { return e.voided.has_value(); },
                          [](const auto&) { return false; },
                      },
                      event);
}

// B48: the cards stay in play. Other players decide whether there are enough for a draw (B20).
bool BingoFaults::fits(const Settled& predicted, const Settled& actual) {
    const bool failed = actual.voided && actual.voided->reason == bingo::VoidReason::system_failure;
    return predicted.player == actual.player && predicted.staked == actual.staked &&
           predicted.absence == actual.absence && !failed;
}

} // namespace mesaviva::faults
