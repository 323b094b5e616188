// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/card_maker.h"

namespace mesaviva::bingo {

namespace {

constexpr std::size_t kPerRow90 = 5; // B62

std::string_view faultOfNumbers(const Shape& shape, const Card& card) {
    BallSet seen;
    for (std::size_t cell = 0; cell < card.cells.size(); ++cell) {
        const Ball ball = card.cells[cell];
        if (ball == 0) {
            continue;
        }
        if (cell >= static_cast<std::size_t>(shape.cells())) {
            return "too many boxes";
        }
        const ColumnRange range = shape.ranges[cell % static_cast<std::size_t>(shape.columns)];
        if (ball < range.first || ball > range.last) {
            return "a number outside its column";
        }
        if (seen.has(ball)) {
            return "a number twice";
        }
        seen.add(ball);
    }
    return {};
}

std::string_view faultOfLayout90(const Card& card) {
    std::array<std::size_t, 3> inRow{};
    std::array<std::size_t, kColumns90> inColumn{};
    for (std::size_t cell = 0; cell < card.cells.size(); ++cell) {
        if (card.cells[cell] != 0) {
            ++inRow[cell / kColumns90];
            ++inColumn[cell % kColumns90];
        }
    }
    for (const std::size_t count : inRow) {
        if (count != kPerRow90) {
            return "a row without five numbers";
        }
    }
    for (const std::size_t count : inColumn) {
        if (count == 0) {
            return "a column without a number";
        }
    }
    return {};
}

std::string_view faultOfFullCard(const Shape& shape, const Card& card, bool freeCentre) {
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(shape.cells()); ++cell) {
        const bool blank = card.cells[cell] == 0;
        if (freeCentre && cell == kCentre75 && !blank) {
            return "a number in the free centre";
        }
        if (blank && !(freeCentre && cell == kCentre75)) {
            return "a box without a number";
        }
    }
    return {};
}

} // namespace

std::optional<BadCard> firstFault(Variant variant, bool freeCentre, const Card& card) {
    const Shape& shape = shapeOf(variant);
    std::string_view reason = faultOfNumbers(shape, card);
    if (reason.empty()) {
        reason = variant == Variant::bingo90
                     ? faultOfLayout90(card)
                     : faultOfFullCard(shape, card, variant == Variant::bingo75 && freeCentre);
    }
    if (reason.empty()) {
        return std::nullopt;
    }
    return BadCard{reason, cardRule(variant)};
}

} // namespace mesaviva::bingo
