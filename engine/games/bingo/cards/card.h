// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo online, Regulamento n.º 425-A/2015, chapter II: the four variants.
//
// Bingo 90 (B60-B62): 90 numbers; cards of three rows and nine columns, with five numbers in each row and one
// to three in each column; columns 1-9, 10-19, ... 80-90. Bingo 80 (B64-B66): 80 numbers, four by four,
// columns of twenty. Bingo 75 (B69-B71): 75 numbers, five by five, columns of fifteen with the letters of the
// word BINGO; the centre is free unless the house chooses a number there (I-B71). Bingo 30 (B78-B81): 30
// numbers or symbols, three by three, columns of ten.
#pragma once

#include "engine/base/rule_id.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mesaviva::bingo {

/// B2a-d: named after the number of balls.
enum class Variant : std::uint8_t { bingo90, bingo80, bingo75, bingo30 };

inline constexpr std::size_t kVariants = 4;
inline constexpr std::array<Variant, kVariants> kAllVariants = {Variant::bingo90, Variant::bingo80,
                                                                Variant::bingo75, Variant::bingo30};

/// A number of the draw, from 1; 0 is no number: a blank box or the free centre.
using Ball = std::uint8_t;

inline constexpr Ball kMostBalls = 90;

/// The numbers of one column.
struct ColumnRange {
    Ball first;
    Ball last;

    constexpr int size() const { return last - first + 1; }
};

/// The shape of a variant's cards.
struct Shape {
    int balls;                           ///< the numbers are 1 to this
    int rows;                            ///< of boxes on a card
    int columns;                         ///< of boxes on a card
    std::span<const ColumnRange> ranges; ///< one per column, from the left

    constexpr int cells() const { return rows * columns; }
    /// The column of a number, from 0.
    int columnOf(Ball ball) const;
};

const Shape& shapeOf(Variant variant);

/// The columns of a card of bingo 90 (B61).
inline constexpr std::size_t kColumns90 = 9;

/// The number of balls (90, 80, 75, 30), which is the variant's name in scenario files.
constexpr int ballsOf(Variant variant) {
    constexpr std::array<int, kVariants> kBalls = {90, 80, 75, 30};
    return kBalls[static_cast<std::size_t>(variant)];
}

/// The rule for a variant's numbers: B60, B64, B69, B78.
RuleId numbersRule(Variant variant);

/// The rule for a variant's cards: B62, B66, B71, B81.
RuleId cardRule(Variant variant);

/// B71: the letter of a bingo 75 number's column, `B`, `I`, `N`, `G` or `O`.
char letterOf(Ball ball);

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
