// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The memory layout of CardBook (internal to it).
#pragma once

#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <array>
#include <cstddef>
#include <vector>

namespace mesaviva::bingo {

/// The position of a card's bits: the book is divided into chunks, so that the work on one stays in the
/// processor's nearest cache. The first chunk is small, since most rounds are.
struct BookPlace {
    std::size_t chunk;
    std::size_t word; ///< of each row of bits in the chunk
    unsigned shift;   ///< within the word
};

/// The number of words in a row of bits, in the first chunk and in the others.
inline constexpr std::size_t kFirstChunkWords = 16;
inline constexpr std::size_t kChunkWords = 256;

constexpr BookPlace placeOf(CardNumber number) {
    constexpr CardNumber kFirst = kFirstChunkWords * 64;
    constexpr CardNumber kOther = kChunkWords * 64;
    CardNumber index = number - 1;
    std::size_t chunk = 0;
    if (index >= kFirst) {
        chunk = 1 + (index - kFirst) / kOther;
        index = (index - kFirst) % kOther;
    }
    return {chunk, index / 64, index % 64};
}

/// Counts the numbers that each card still lacks in certain boxes.
struct BookCounter {
    CellMask cells = 0;
    int start = 0; ///< how many numbers are in these boxes; if that differs between cards, how many boxes
    bool differs = false;     ///< cards differ in the number of blank boxes among these
    int planes = 0;           ///< bits of the count
    std::size_t firstRow = 0; ///< of its planes, lowest bits first
    bool edges = false;       ///< I-B35: counts the first and last numbers of rows instead of these boxes
};

/// Two lines that share a box.
struct BookCrossing {
    std::size_t line;      ///< index in BookLayout::lines
    std::size_t other;     ///< likewise
    std::size_t filledRow; ///< of the box
};

/// The rows of bits in a book, each with one bit per card: only what the room's prizes need.
struct BookLayout {
    explicit BookLayout(const Settings& settings);

    /// The row of the cards that have that number in that row of boxes.
    std::size_t memberRow(int row, Ball ball) const {
        return static_cast<std::size_t>(row * shape->balls + ball - 1);
    }
    /// The row of the cards whose box is filled; only if there are crossings.
    std::size_t filledRow(int row, int column) const {
        return firstFilled + static_cast<std::size_t>(row * shape->columns + column);
    }
    /// I-B35: the row of the cards whose first or last number of the top or bottom row is in that column.
    std::size_t edgeRow(bool bottom, int column) const {
        return firstEdge + static_cast<std::size_t>((bottom ? shape->columns : 0) + column);
    }

    const Shape* shape;
    std::array<int, kMostBalls + 1> columnOf{}; ///< by number
    CellMask freeCells = 0;                     ///< the free centre
    std::vector<BookCounter> counters;
    std::vector<std::size_t> lines;      ///< counters of `line` and `two_lines`
    std::vector<std::size_t> columns;    ///< counters of `column`
    std::size_t corners = 0;             ///< the counter of `four_corners`
    std::size_t whole = 0;               ///< the counter of `bingo`
    std::vector<BookCrossing> crossings; ///< if `two_lines` is played
    std::size_t memberRows = 0;          ///< they come first in the chunk
    std::size_t firstFilled = 0;
    std::size_t firstEdge = 0;
    PerCombination<std::size_t> done{};   ///< which cards have the combination
    PerCombination<std::size_t> almost{}; ///< which cards lack one number for it
    std::size_t rows = 0;                 ///< in total

private:
    std::size_t addCounter(const Settings& settings, CellMask cells);
    void findCrossings(const std::vector<CellMask>& masks);
    std::size_t addRows(std::size_t count);
};

} // namespace mesaviva::bingo
