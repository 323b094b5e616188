// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/card.h"

#include "engine/base/check.h"

namespace mesaviva::bingo {

namespace {

constexpr std::array<ColumnRange, 9> kRanges90 = {
    {{1, 9}, {10, 19}, {20, 29}, {30, 39}, {40, 49}, {50, 59}, {60, 69}, {70, 79}, {80, 90}}};        // B62
constexpr std::array<ColumnRange, 4> kRanges80 = {{{1, 20}, {21, 40}, {41, 60}, {61, 80}}};           // B66
constexpr std::array<ColumnRange, 5> kRanges75 = {{{1, 15}, {16, 30}, {31, 45}, {46, 60}, {61, 75}}}; // B71
constexpr std::array<ColumnRange, 3> kRanges30 = {{{1, 10}, {11, 20}, {21, 30}}};                     // B81

constexpr std::array<Shape, kVariants> kShapes = {{
    {.balls = 90, .rows = 3, .columns = 9, .ranges = kRanges90}, // B61
    {.balls = 80, .rows = 4, .columns = 4, .ranges = kRanges80}, // B65
    {.balls = 75, .rows = 5, .columns = 5, .ranges = kRanges75}, // B70
    {.balls = 30, .rows = 3, .columns = 3, .ranges = kRanges30}, // B80
}};

} // namespace

int Shape::columnOf(Ball ball) const {
    int column = 0;
    for (const ColumnRange& range : ranges) {
        if (ball >= range.first && ball <= range.last) {
            return column;
        }
        ++column;
    }
    contractBroken("a number of no column");
}

const Shape& shapeOf(Variant variant) { return kShapes[static_cast<std::size_t>(variant)]; }

char letterOf(Ball ball) { return "BINGO"[shapeOf(Variant::bingo75).columnOf(ball)]; }

RuleId numbersRule(Variant variant) {
    switch (variant) {
    case Variant::bingo90: return "B60"_rule;
    case Variant::bingo80: return "B64"_rule;
    case Variant::bingo75: return "B69"_rule;
    case Variant::bingo30: return "B78"_rule;
    }
    return {};
}

RuleId cardRule(Variant variant) {
    switch (variant) {
    case Variant::bingo90: return "B62"_rule;
    case Variant::bingo80: return "B66"_rule;
    case Variant::bingo75: return "B71"_rule;
    case Variant::bingo30: return "B81"_rule;
    }
    return {};
}

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
