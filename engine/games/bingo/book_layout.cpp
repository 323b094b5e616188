// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/book_layout.h"

#include "engine/games/bingo/combinations.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace mesaviva::bingo {

namespace {

constexpr CellMask kRow90 = (CellMask{1} << 9U) - 1;

/// Bingo 90: the number of numbers in these boxes of any card; nothing if it differs between cards.
std::optional<int> numbersIn90(CellMask cells) {
    int numbers = 0;
    for (unsigned row = 0; row < 3; ++row) {
        const CellMask inRow = cells >> (9 * row) & kRow90;
        if (inRow == kRow90) {
            numbers += 5; // B62
        } else if (inRow != 0) {
            return std::nullopt;
        }
    }
    return numbers;
}

} // namespace

BookLayout::BookLayout(const Settings& settings) : shape(&settings.shape()) {
    for (int ball = 1; ball <= shape->balls; ++ball) {
        columnOf[static_cast<std::size_t>(ball)] = shape->columnOf(static_cast<Ball>(ball));
    }
    if (settings.variant == Variant::bingo75 && settings.freeCentre) {
        freeCells = kCentreMask75; // B72
    }
    memberRows = static_cast<std::size_t>(shape->rows) * static_cast<std::size_t>(shape->balls);
    rows = memberRows;

    if (settings.plays(PrizeKind::line) || settings.plays(PrizeKind::two_lines)) {
        const std::vector<CellMask> masks = lineMasks(*shape, settings.lines);
        for (const CellMask cells : masks) {
            lines.push_back(addCounter(settings, cells));
        }
        if (settings.plays(PrizeKind::two_lines)) {
            findCrossings(masks);
        }
    }
    if (settings.plays(PrizeKind::column)) {
        for (const CellMask cells : winningMasks(PrizeKind::column, Card{}, settings)) {
            columns.push_back(addCounter(settings, cells));
        }
    }
    if (settings.plays(PrizeKind::four_corners)) {
        if (settings.variant == Variant::bingo90) {
            firstEdge = addRows(2 * static_cast<std::size_t>(shape->columns));
            corners = counters.size();
            counters.push_back({.start = 4, .planes = 3, .firstRow = addRows(3), .edges = true});
        } else {
            Card full;
            full.cells.fill(1);
            corners = addCounter(settings, winningMasks(PrizeKind::four_corners, full, settings).front());
        }
    }
    if (settings.plays(PrizeKind::bingo)) {
        whole = addCounter(settings, winningMasks(PrizeKind::bingo, Card{}, settings).front());
    }
    for (std::size_t kind = 0; kind < kCombinations; ++kind) {
        if (settings.prizes[kind]) {
            done[kind] = addRows(1);
            almost[kind] = addRows(1);
        }
    }
}

std::size_t BookLayout::addCounter(const Settings& settings, CellMask cells) {
    BookCounter counter{.cells = cells, .start = std::popcount(cells & ~freeCells)};
    if (settings.variant == Variant::bingo90) {
        const std::optional<int> numbers = numbersIn90(cells);
        counter.differs = !numbers;
        counter.start = numbers.value_or(counter.start);
    }
    counter.planes = std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(counter.start))));
    counter.firstRow = addRows(static_cast<std::size_t>(counter.planes));
    counters.push_back(counter);
    return counters.size() - 1;
}

void BookLayout::findCrossings(const std::vector<CellMask>& masks) {
    for (std::size_t line = 0; line < masks.size(); ++line) {
        for (std::size_t other = line + 1; other < masks.size(); ++other) {
            const CellMask common = masks[line] & masks[other];
            if (common != 0) { // at most one box
                crossings.push_back({line, other, static_cast<std::size_t>(std::countr_zero(common))});
            }
        }
    }
    if (!crossings.empty()) {
        firstFilled = addRows(static_cast<std::size_t>(shape->cells()));
        for (BookCrossing& crossing : crossings) {
            crossing.filledRow += firstFilled;
        }
    }
}

std::size_t BookLayout::addRows(std::size_t count) { return std::exchange(rows, rows + count); }

} // namespace mesaviva::bingo
