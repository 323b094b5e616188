// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Bingo online, Regulamento n.º 425-A/2015, chapter II: the four variants.
//
// Bingo 90 (B60-B62): 90 numbers; cards of three rows and nine columns, five numbers in each row, one to
// three in each column; columns 1-9, 10-19, ... 80-90. Bingo 80 (B64-B66): 80 numbers, four by four, columns
// of twenty. Bingo 75 (B69-B71): 75 numbers, five by five, columns of fifteen with the letters of the word
// BINGO; the centre is free unless the house has it hold a number (I-B71). Bingo 30 (B78-B81): 30 numbers or
// symbols, three by three, columns of ten.
#pragma once

#include "engine/base/rule_id.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mesaviva::bingo {

/// B2a-d: named by how many numbers there are.
enum class Variant : std::uint8_t { bingo90, bingo80, bingo75, bingo30 };

inline constexpr std::size_t kVariants = 4;
inline constexpr std::array<Variant, kVariants> kAllVariants = {Variant::bingo90, Variant::bingo80,
                                                                Variant::bingo75, Variant::bingo30};

/// A number of the draw, from 1; 0 is no number: a blank box, the free centre.
using Ball = std::uint8_t;

inline constexpr Ball kMostBalls = 90;

/// The numbers of one column.
struct ColumnRange {
    Ball first;
    Ball last;

    constexpr int size() const { return last - first + 1; }
};

/// What the cards of a variant look like.
struct Shape {
    int balls;                           ///< numbers 1 to this are drawn from
    int rows;                            ///< of boxes on a card
    int columns;                         ///< of boxes on a card
    std::span<const ColumnRange> ranges; ///< one for each column, from the left

    constexpr int cells() const { return rows * columns; }
    /// The column, from 0, that a number belongs to.
    int columnOf(Ball ball) const;
};

const Shape& shapeOf(Variant variant);

/// The columns of a card of bingo 90 (B61).
inline constexpr std::size_t kColumns90 = 9;

/// The variant with so many numbers (90, 80, 75, 30); how scenario files name it.
constexpr int ballsOf(Variant variant) {
    constexpr std::array<int, kVariants> kBalls = {90, 80, 75, 30};
    return kBalls[static_cast<std::size_t>(variant)];
}

/// The rule that says which numbers a variant has: B60, B64, B69, B78.
RuleId numbersRule(Variant variant);

/// The rule that says what a variant's cards look like: B62, B66, B71, B81.
RuleId cardRule(Variant variant);

/// B71: the letter of a bingo 75 number's column, `B`, `I`, `N`, `G` or `O`.
char letterOf(Ball ball);

} // namespace mesaviva::bingo
