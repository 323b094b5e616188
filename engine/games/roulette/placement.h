// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a stake may be put down: is there such a combination, does the house offer it, is the sum between
// minimum and maximum (O10-O12, R34, I-R34c, M9), of whole chips (R7, R9) and with a whole cent for its half
// (I-cent), and are the points there.
#pragma once

#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/keys.h"
#include "engine/games/roulette/state.h"

#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// The stakes of one act, checked one after another as if each lay already when the next comes.
class Placement {
public:
    /// `state` must live longer than the placement.
    Placement(const State& state, PlayerId player) : m_state(&state), m_player(player) {}

    /// Why one more stake can't be taken into the act, if so.
    std::optional<Refusal> refusalOf(const Stake& stake) const;
    /// Takes one more stake into the act, or says why it can't be.
    std::optional<Refusal> add(const Stake& stake);
    /// The stakes taken so far.
    const std::vector<Stake>& stakes() const { return m_added; }

private:
    Money added(SpotId spot, Group group) const;
    Money addedTo(Group group) const;
    Money addedInAll() const;

    const State* m_state;
    PlayerId m_player;
    std::vector<Stake> m_added;
};

/// Amounts that would be taken lie between two bounds and are whole multiples of a step.
struct Room {
    Money least; ///< the smallest addition
    Money most;  ///< the largest addition; may be below the smallest
    std::int64_t step = 1;

    /// The largest amount up to `amount` that would be taken; zero: none.
    Money below(Money amount) const;
    /// The smallest amount from `amount` on that would be taken; zero: none.
    Money above(Money amount) const;
};

/// The room on a spot for single chips of the player, on top of what lies.
Room roomFor(const State& state, PlayerId player, SpotId spot);

/// The room for the chip of a set of parts that are put down together, each chip worth the same.
Room roomForParts(const State& state, PlayerId player, const std::vector<Part>& parts, Group group);

/// Of what a stake of that chance must be a whole multiple: of 2 where half of it may be paid or given back
/// (I-cent), of the player's chip (R7, R9).
std::int64_t stepOf(const Settings& settings, const Player& player, ChanceKind kind);

} // namespace mesaviva::roulette
