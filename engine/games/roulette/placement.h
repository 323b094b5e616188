// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a stake may be placed: the combination exists, the house offers it, the amount is between minimum
// and maximum (O10-O12, R34, I-R34c, I-M9), in whole chips (R7, R9) and with a whole cent for its half
// (I-cent), and the player has the points.
#pragma once

#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/keys.h"
#include "engine/games/roulette/state.h"

#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// The stakes of one action; each is checked as if the previous ones were already placed.
class Placement {
public:
    /// `state` must outlive the placement.
    Placement(const State& state, PlayerId player) : m_state(&state), m_player(player) {}

    /// Why this stake can't be added to the action, if so.
    std::optional<Refusal> refusalOf(const Stake& stake) const;
    /// Adds a stake to the action, or returns why it can't be added.
    std::optional<Refusal> add(const Stake& stake);
    /// Why the series and neighbours stakes added so far are no whole ones, if so (I-R34c). Complete when all
    /// parts are added.
    std::optional<Refusal> refusalOfGroups() const;
    /// The stakes added so far.
    const std::vector<Stake>& stakes() const { return m_added; }

private:
    Money added(SpotId spot, Group group) const;
    Money addedTo(Group group) const;
    Money addedInAll() const;

    const State* m_state;
    PlayerId m_player;
    std::vector<Stake> m_added;
};

/// The range of acceptable amounts: between two bounds, in whole multiples of a step.
struct Room {
    Money least; ///< the smallest addition
    Money most;  ///< the largest addition; may be below the smallest
    std::int64_t step = 1;

    /// The largest acceptable amount up to `amount`; zero if there is none.
    Money below(Money amount) const;
    /// The smallest acceptable amount from `amount` on; zero if there is none.
    Money above(Money amount) const;
};

/// The room on a spot for more of the player's single chips.
Room roomFor(const State& state, PlayerId player, SpotId spot);

/// The room for the chip value of a set of parts that are placed together, all chips having the same value.
Room roomForParts(const State& state, PlayerId player, const std::vector<Part>& parts, Group group);

/// The step of stakes on that chance: a multiple of 2 where half of a stake may be paid or returned (I-cent),
/// and of the player's chip (R7, R9).
std::int64_t stepOf(const Settings& settings, const Player& player, ChanceKind kind);

} // namespace mesaviva::roulette
