// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/combinations.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace mesaviva::bingo {

namespace {

CellMask cellAt(const Shape& shape, int row, int column) {
    return CellMask{1} << static_cast<unsigned>(row * shape.columns + column);
}

/// I-B35: the first and the last number of the top and the bottom row; on a full card, the corner boxes.
CellMask corners(const Card& card, const Shape& shape) {
    CellMask found = 0;
    for (const int row : {0, shape.rows - 1}) {
        int first = 0;
        int last = shape.columns - 1;
        const auto blank = [&](int column) {
            const int box = row * shape.columns + column;
            return card.cells[static_cast<std::size_t>(box)] == 0;
        };
        while (first < last && blank(first)) {
            ++first;
        }
        while (last > first && blank(last)) {
            --last;
        }
        found |= cellAt(shape, row, first) | cellAt(shape, row, last);
    }
    return found;
}

std::vector<CellMask> pairsOf(const std::vector<CellMask>& lines) {
    std::vector<CellMask> pairs;
    for (std::size_t a = 0; a < lines.size(); ++a) {
        for (std::size_t b = a + 1; b < lines.size(); ++b) {
            pairs.push_back(lines[a] | lines[b]);
        }
    }
    return pairs;
}

int countOf(CellMask cells) { return std::popcount(cells); }

} // namespace

std::vector<CellMask> lineMasks(const Shape& shape, Directions directions) {
    std::vector<CellMask> lines;
    if (directions.horizontal) {
        for (int row = 0; row < shape.rows; ++row) {
            CellMask line = 0;
            for (int column = 0; column < shape.columns; ++column) {
                line |= cellAt(shape, row, column);
            }
            lines.push_back(line);
        }
    }
    if (directions.vertical) {
        for (int column = 0; column < shape.columns; ++column) {
            CellMask line = 0;
            for (int row = 0; row < shape.rows; ++row) {
                line |= cellAt(shape, row, column);
            }
            lines.push_back(line);
        }
    }
    if (directions.diagonal && shape.rows == shape.columns) {
        CellMask falling = 0;
        CellMask rising = 0;
        for (int row = 0; row < shape.rows; ++row) {
            falling |= cellAt(shape, row, row);
            rising |= cellAt(shape, shape.rows - 1 - row, row);
        }
        lines.push_back(falling);
        lines.push_back(rising);
    }
    return lines;
}

std::vector<CellMask> winningMasks(PrizeKind combination, const Card& card, const Settings& settings) {
    const Shape& shape = settings.shape();
    switch (combination) {
    case PrizeKind::line: return lineMasks(shape, settings.lines);
    case PrizeKind::column: return lineMasks(shape, {.horizontal = false, .vertical = true}); // B83b
    case PrizeKind::four_corners: return {corners(card, shape)};                              // B35b
    case PrizeKind::two_lines: return pairsOf(lineMasks(shape, settings.lines));              // B35a
    case PrizeKind::bingo: return {settings.pattern.value_or(allCells(shape))};               // B73
    case PrizeKind::line_jackpot:
    case PrizeKind::bingo_jackpot: break;
    }
    return {};
}

int missing(PrizeKind combination, const Card& card, const Settings& settings, const BallSet& drawn) {
    const CellMask filled = filledCells(card, settings.shape(), drawn);
    int least = std::numeric_limits<int>::max();
    for (const CellMask cells : winningMasks(combination, card, settings)) {
        least = std::min(least, countOf(cells & ~filled));
    }
    return least;
}

std::vector<Ball> oneToGo(PrizeKind combination, const Card& card, const Settings& settings,
                          const BallSet& drawn) {
    const CellMask filled = filledCells(card, settings.shape(), drawn);
    std::vector<Ball> numbers;
    for (const CellMask cells : winningMasks(combination, card, settings)) {
        const CellMask lacking = cells & ~filled;
        if (lacking == 0) {
            return {};
        }
        if (std::has_single_bit(lacking)) {
            numbers.push_back(card.cells[static_cast<std::size_t>(std::countr_zero(lacking))]);
        }
    }
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    return numbers;
}

CellMask wonCells(PrizeKind combination, const Card& card, const Settings& settings, const BallSet& drawn) {
    const CellMask filled = filledCells(card, settings.shape(), drawn);
    CellMask won = 0;
    for (const CellMask cells : winningMasks(combination, card, settings)) {
        if ((cells & ~filled) == 0) {
            won |= cells;
        }
    }
    return won;
}

int numbersNeeded(PrizeKind combination, const Settings& settings) {
    const Shape& shape = settings.shape();
    if (settings.variant == Variant::bingo90) { // B62: five numbers in a row, at least one in a column
        const bool vertical = combination == PrizeKind::column || settings.lines.vertical;
        switch (combination) {
        case PrizeKind::line:
        case PrizeKind::column: return vertical ? 1 : 5;
        case PrizeKind::two_lines: return vertical ? 2 : 10;
        case PrizeKind::four_corners: return 4;
        case PrizeKind::bingo: return 15;
        case PrizeKind::line_jackpot:
        case PrizeKind::bingo_jackpot: break;
        }
        return 0;
    }
    const bool freeCentre = settings.variant == Variant::bingo75 && settings.freeCentre;
    const CellMask filled = freeCentre ? cellAt(shape, shape.rows / 2, shape.columns / 2) : 0; // B72
    int least = std::numeric_limits<int>::max();
    Card full; // the corners are the same for any full card
    full.cells.fill(1);
    for (const CellMask cells : winningMasks(combination, full, settings)) {
        least = std::min(least, countOf(cells & ~filled));
    }
    return least;
}

} // namespace mesaviva::bingo
