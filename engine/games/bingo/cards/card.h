// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/bingo/cards/variant.h"

#include <array>
#include <cstdint>

namespace mesaviva::bingo {

/// A set of boxes of a card: bit row * columns + column.
using CellMask = std::uint32_t;

/// All boxes of a variant's card.
constexpr CellMask allCells(const Shape& shape) {
    return (CellMask{1} << static_cast<unsigned>(shape.cells())) - 1;
}

/// A set of numbers: bit n for number n.
class BallSet {
public:
    constexpr bool has(Ball ball) const { return (m_words[ball >> 6U] >> (ball & 63U) & 1U) != 0; }
    constexpr void add(Ball ball) { m_words[ball >> 6U] |= std::uint64_t{1} << (ball & 63U); }
    constexpr void remove(Ball ball) { m_words[ball >> 6U] &= ~(std::uint64_t{1} << (ball & 63U)); }

    friend constexpr auto operator<=>(const BallSet&, const BallSet&) = default;

private:
    std::array<std::uint64_t, 2> m_words{};
};

/// The centre box of a bingo 75 card, which may be free (B71), as an index and as a mask.
inline constexpr std::size_t kCentre75 = 12;
inline constexpr CellMask kCentreMask75 = CellMask{1} << kCentre75;

/// The largest number of boxes on a card (bingo 90).
inline constexpr std::size_t kMostCells = 27;

/// A card's number within its round, from 1 in order of sale.
using CardNumber = std::uint32_t;

/// The face of a card: its boxes row by row from the top left; 0 is a blank box or the free centre. Boxes
/// beyond the variant's card are 0.
struct Card {
    std::array<Ball, kMostCells> cells{};

    friend bool operator==(const Card&, const Card&) = default;
};

/// The numbers on a card.
BallSet numbersOf(const Card& card);
/// The filled boxes: blank ones, the free centre, and those whose number is drawn.
CellMask filledCells(const Card& card, const Shape& shape, const BallSet& drawn);

} // namespace mesaviva::bingo
