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
    int chips = 0; ///< value-less chips of the player's colour; 0: one chip with a value

    friend bool operator==(const RackChip&, const RackChip&) = default;
};

/// What prizes are cut from at a table: chips with a value, from the smallest part of a prize that there can
/// be upwards; before them, where players have colours (R7), stacks of one, five and twenty of a player's.
/// Every prize of the table can be laid with it.
std::vector<RackChip> rackOf(const roulette::Settings& settings, std::optional<Money> chipValue);

/// A prize of roulette is a whole multiple of this: half the least minimum (I-cent).
Money leastPartOf(const roulette::Settings& settings);

/// The chips with a value at a table where every prize is a whole multiple of `least`.
std::vector<RackChip> rackFrom(Money least);

/// A sum cut from that rack with few chips, the largest first.
std::vector<RackChip> cut(const std::vector<RackChip>& rack, Money sum);

} // namespace mesaviva::croupier
