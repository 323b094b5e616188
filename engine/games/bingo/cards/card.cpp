// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/card.h"

namespace mesaviva::bingo {

BallSet numbersOf(const Card& card) {
    BallSet numbers;
    for (const Ball ball : card.cells) {
        if (ball != 0) {
            numbers.add(ball);
        }
    }
    return numbers;
}

CellMask filledCells(const Card& card, const Shape& shape, const BallSet& drawn) {
    CellMask filled = 0;
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(shape.cells()); ++cell) {
        const Ball ball = card.cells[cell];
        if (ball == 0 || drawn.has(ball)) {
            filled |= CellMask{1} << cell;
        }
    }
    return filled;
}

} // namespace mesaviva::bingo
