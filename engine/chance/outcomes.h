// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"
#include "engine/games/bingo/cards/card.h"

#include <array>
#include <cstdint>
#include <functional>

namespace mesaviva::chance {

/// The outcome of one round of each game.
struct Outcome {
    std::array<std::uint8_t, 52> deck{}; ///< the cards' numbers, in the order in which they are drawn
    std::uint8_t pocket37 = 0;           ///< index of the first spin's pocket, on a wheel with 37 numbers
    std::uint8_t pocket38 = 0;           ///< the same with 38
    // Bingo's numbers minus 1, in the order of the draw; and a player's first card.
    std::array<std::uint8_t, 90> balls90{};
    std::array<std::uint8_t, 80> balls80{};
    std::array<std::uint8_t, 75> balls75{};
    std::array<std::uint8_t, 30> balls30{};
    std::uint64_t card90 = 0; ///< its rank among bingo::kCards90 cards
    bingo::Card card80;
    bingo::Card card75; ///< with a free centre
    bingo::Card card30;
    bingo::Card crowd75;  ///< the second card of a crowd, from the room's book
    bingo::Card scarce30; ///< as made when nearly all cards are sold
};

/// Provides the outcome of a round, counted from 1, in order.
using OutcomeSource = std::function<void(std::uint64_t round, Outcome& outcome)>;

/// The outcomes of the tables of all games in rounds whose seeds are derived from `master`, from the same
/// sources of chance as in play. Each game has its own seeds.
///
/// Rounds may be requested in any order; sources with the same seed give the same outcomes.
OutcomeSource outcomesOfTables(const Seed& master);

} // namespace mesaviva::chance
