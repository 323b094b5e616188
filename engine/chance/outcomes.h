// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"
#include "engine/games/bingo/card.h"

#include <array>
#include <cstdint>
#include <functional>

namespace mesaviva::chance {

/// What one round of each game brings.
struct Outcome {
    std::array<std::uint8_t, 52> deck{}; ///< the cards' numbers, in the order in which they are drawn
    std::uint8_t pocket37 = 0;           ///< the first spin's, of a wheel with 37 numbers: its index
    std::uint8_t pocket38 = 0;           ///< and with 38
    // Bingo's numbers less 1, in the order of the draw; and a player's first card.
    std::array<std::uint8_t, 90> balls90{};
    std::array<std::uint8_t, 80> balls80{};
    std::array<std::uint8_t, 75> balls75{};
    std::array<std::uint8_t, 30> balls30{};
    std::uint64_t card90 = 0; ///< which of bingo::kCards90 cards it is
    bingo::Card card80;
    bingo::Card card75; ///< with a free centre
    bingo::Card card30;
    bingo::Card crowd75;  ///< the second card of a crowd, as the room's book has it
    bingo::Card scarce30; ///< as cards are made when nearly all are sold
};

/// Brings the outcome of a round, counted from 1, in order.
using OutcomeSource = std::function<void(std::uint64_t round, Outcome& outcome)>;

/// What the tables of all games make of rounds whose seeds follow from `master`, by the same sources of
/// chance that they play with. Each game has seeds of its own.
///
/// Rounds may be asked for in any order; sources of the same seed bring the same.
OutcomeSource outcomesOfTables(const Seed& master);

} // namespace mesaviva::chance
