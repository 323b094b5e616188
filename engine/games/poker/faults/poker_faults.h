// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/faults/fault_kind.h"
#include "engine/games/poker/game.h"

#include <optional>
#include <span>
#include <vector>

namespace mesaviva::faults {

/// The faults of póquer sem descarte (P33-P36), for predict() and Trial.
struct PokerFaults {
    using Game = poker::Game;
    using State = poker::State;
    using Settled = poker::Settled;
    /// A settlement cites how the lost connection affects it (P36).
    static constexpr bool kSettlementCitesRules = true;

    static std::span<const FaultKind> kinds();
    /// The players at the table.
    static std::vector<PlayerId> players(const State& state);
    static Game::Command command(FaultKind kind, PlayerId player, InjectedBy by);
    static std::optional<Game::Refusal> refusal(const State& state, FaultKind kind);
    static std::optional<Game::Command> known(const State& state, const Game::Need& need, Instant now,
                                              std::span<const Recorded<Game::Event>> entries);
    static std::optional<Game::Command> any(const State& state, const Game::Need& need, Instant now,
                                            std::span<const Recorded<Game::Event>> entries);
    static Rules rules(const Game::Event& event, const poker::Settings& settings);
    static Rules lineRules(const poker::Settings& settings);
    static bool hasOpenStake(const State& state, PlayerId player);
    static bool isSealed(const Game::Event& event, const State& state);
    static bool isOfFault(const Game::Event& event);
    static bool fits(const Settled& predicted, const Settled& actual);
};

} // namespace mesaviva::faults
