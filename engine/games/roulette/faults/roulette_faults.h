// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/faults/fault_kind.h"
#include "engine/games/roulette/game.h"

#include <optional>
#include <span>
#include <vector>

namespace mesaviva::faults {

/// The faults of roulette (O20-O23; R18, R22, R33, R35; M2.2, M2.3, M5.3), for predict() and Trial.
struct RouletteFaults {
    using Game = roulette::Game;
    using State = roulette::State;
    using Settled = roulette::Settled;
    /// A settlement doesn't cite a lost connection: the stake is settled like any other (O23).
    static constexpr bool kSettlementCitesRules = false;

    static std::span<const FaultKind> kinds();
    /// The players at the table.
    static std::vector<PlayerId> players(const State& state);
    static Game::Command command(FaultKind kind, PlayerId player, InjectedBy by);
    static std::optional<Game::Refusal> refusal(const State& state, FaultKind kind);
    static std::optional<Game::Command> known(const State& state, const Game::Need& need, Instant now,
                                              std::span<const Recorded<Game::Event>> entries);
    static std::optional<Game::Command> any(const State& state, const Game::Need& need, Instant now,
                                            std::span<const Recorded<Game::Event>> entries);
    static Rules rules(const Game::Event& event, const roulette::Settings& settings);
    static Rules lineRules(const roulette::Settings& settings);
    static bool hasOpenStake(const State& state, PlayerId player);
    static bool isSealed(const Game::Event& event, const State& state);
    static bool isOfFault(const Game::Event& event);
    static bool fits(const Settled& predicted, const Settled& actual);
};

} // namespace mesaviva::faults
