// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stakes bring once the number is known (O13, O18, O19, R27, R29, M7, M8).
#pragma once

#include "engine/games/roulette/state.h"

#include <vector>

namespace mesaviva::roulette {

/// The winnings of a stake, which come on top of it; zero when it loses.
Money winningsOf(const State& state, const Stake& stake, Pocket drawn);

/// What of a stake stays the player's without winnings: the whole of a winning stake, half of an even chance
/// on zero in casinos (R27b, R29), else nothing.
Money keptOf(const State& state, const Stake& stake, Pocket drawn);

/// What of the player's stakes goes to the house.
Money lossOf(const State& state, const Player& player, Pocket drawn);

/// The payments of a round in the order in which they are made (R30, R32, I-R30, M5.1, M5.2).
std::vector<DuePayment> paymentsOf(const State& state, Pocket drawn);

/// Whether zero's own rule decides over stakes of that chance that do not hold it, once it has come up
/// (O19, R29, M8).
bool zeroDecidesOver(const Settings& settings, ChanceKind kind);

/// The rule that decides over a stake once the number is known, or without one, when the round is void.
RuleId decidingRule(const Settings& settings, const SettledStake& settled, std::optional<Pocket> drawn);

/// Whether the number is zero, by whose own rule one of the player's stakes is lost, or half of it.
bool isTakenByZero(const State& state, const Player& player, Pocket drawn);

/// A player's settlement: by the number, or everything back when the round is void.
Settled settlementOf(const State& state, PlayerId player, std::optional<Pocket> drawn);

} // namespace mesaviva::roulette
