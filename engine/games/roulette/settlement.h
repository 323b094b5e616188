// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The results of stakes once the number is known (O13, O18, O19, R27, R29, M7, M8).
#pragma once

#include "engine/games/roulette/state.h"

#include <vector>

namespace mesaviva::roulette {

/// The winnings of a stake, without the stake itself; zero if it loses.
Money winningsOf(const State& state, const Stake& stake, Pocket drawn);

/// The part of a stake that remains the player's, without winnings: all of a winning stake, half of an even
/// chance on zero in casinos (R27b, R29), else nothing.
Money remainingOf(const State& state, const Stake& stake, Pocket drawn);

/// The part of the player's stakes that goes to the house.
Money lossOf(const State& state, const Player& player, Pocket drawn);

/// The payments of a round in the order in which they are made (R30, R32, I-R30, M5.1, M5.2).
std::vector<DuePayment> paymentsOf(const State& state, Pocket drawn);

/// Whether zero's own rule decides stakes on that chance that don't include zero, once it is drawn (O19, R29,
/// M8).
bool zeroDecidesOver(const Settings& settings, ChanceKind kind);

/// The rule that decides a stake once the number is known; without a number, the rule for a void round.
RuleId decidingRule(const Settings& settings, const SettledStake& settled, std::optional<Pocket> drawn);

/// Whether the number is zero and zero's own rule takes one of the player's stakes or half of it.
bool isTakenByZero(const State& state, const Player& player, Pocket drawn);

/// A player's settlement by the number; if the round is void, all stakes are returned.
Settled settlementOf(const State& state, PlayerId player, std::optional<Pocket> drawn);

} // namespace mesaviva::roulette
