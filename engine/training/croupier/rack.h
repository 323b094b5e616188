// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/games/roulette/settings.h"

#include <optional>
#include <vector>

namespace mesaviva::croupier {

/// A pile of equal chips in the croupier's rack, or a stack that is cut from it at once.
struct RackChip {
    Money value;   ///< of the whole stack
    int chips = 0; ///< chips in the player's colour; 0: one chip with a value

    friend bool operator==(const RackChip&, const RackChip&) = default;
};

/// The chips that prizes are cut from: chips with a value, from the smallest possible part of a prize
/// upwards; before them, where players have colours (R7), stacks of one, five and twenty in the player's
/// colour. Every prize of the table can be made up from it.
std::vector<RackChip> rackOf(const roulette::Settings& settings, std::optional<Money> chipValue);

/// Every prize of roulette is a multiple of this: half the least minimum (I-cent).
Money leastPartOf(const roulette::Settings& settings);

/// The chips with a value at a table where every prize is a multiple of `least`.
std::vector<RackChip> rackFrom(Money least);

/// Cuts a sum from that rack with few chips, the largest first.
std::vector<RackChip> cut(const std::vector<RackChip>& rack, Money sum);

} // namespace mesaviva::croupier
