// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/card_maker.h"

#include "engine/games/bingo/cards/column_sets.h"

#include <utility>

namespace mesaviva::bingo {

namespace {

bool isFree(Variant variant, bool freeCentre, std::size_t cell) {
    return variant == Variant::bingo75 && freeCentre && cell == kCentre75;
}

/// The number of possible sets of numbers in a column without blank boxes.
std::uint64_t setsOf(const Shape& shape, std::size_t column) {
    return choose(shape.ranges[column].size(), shape.rows);
}

/// The same for the column with a free centre.
std::uint64_t setsWithFreeCentre(const Shape& shape) {
    return choose(shape.ranges[kCentre75 % static_cast<std::size_t>(shape.columns)].size(), shape.rows - 1);
}

std::size_t sizeOf(int count) { return static_cast<std::size_t>(count); }

} // namespace

Card makeCard(Variant variant, bool freeCentre, RandomStream& chance) {
    if (variant == Variant::bingo90) {
        return card90(chance.below64(kCards90));
    }
    const Shape& shape = shapeOf(variant);
    Card card;
    for (std::size_t column = 0; column < sizeOf(shape.columns); ++column) {
        const ColumnRange range = shape.ranges[column];
        auto left = static_cast<std::uint32_t>(range.size());
        std::array<Ball, kLargestColumn> numbers{};
        for (std::uint32_t i = 0; i < left; ++i) {
            numbers[i] = static_cast<Ball>(range.first + i);
        }
        for (std::size_t cell = column; cell < sizeOf(shape.cells()); cell += sizeOf(shape.columns)) {
            if (!isFree(variant, freeCentre, cell)) {
                const std::uint32_t dealt = chance.below(left);
                card.cells[cell] = numbers[dealt];
                numbers[dealt] = numbers[--left];
            }
        }
    }
    return card;
}

Card cardOfKey30(std::uint64_t key, RandomStream& chance) {
    const Shape& shape = shapeOf(Variant::bingo30);
    Card card;
    for (std::size_t column = sizeOf(shape.columns); column-- > 0;) {
        std::uint64_t set = key % setsOf(shape, column);
        key /= setsOf(shape, column);
        std::array<std::size_t, 3> cells = {column, column + 3, column + 6};
        for (std::uint32_t left = 3; left > 0; --left) {
            std::swap(cells[chance.below(left)], cells[left - 1]);
            const int offset = takeLargest(set, static_cast<int>(left));
            card.cells[cells[left - 1]] = static_cast<Ball>(shape.ranges[column].first + offset);
        }
    }
    return card;
}

std::uint64_t keyOf(Variant variant, const Card& card) {
    if (variant == Variant::bingo90) {
        return setRank90(card);
    }
    const Shape& shape = shapeOf(variant);
    std::uint64_t key = 0;
    for (std::size_t column = 0; column < sizeOf(shape.columns); ++column) {
        const ColumnNumbers numbers = columnNumbers(card, shape, column);
        const std::uint64_t full = setsOf(shape, column);
        if (variant == Variant::bingo75 && column == kCentre75 % 5) {
            // Sets with a free centre follow those with a number there.
            key *= full + setsWithFreeCentre(shape);
            key += numbers.count < sizeOf(shape.rows) ? full : 0;
        } else {
            key *= full;
        }
        key += rankOf(numbers);
    }
    return key;
}

std::uint64_t mostCards(Variant variant, bool freeCentre) {
    if (variant == Variant::bingo90) {
        return sets90();
    }
    const Shape& shape = shapeOf(variant);
    std::uint64_t cards = 1;
    for (std::size_t column = 0; column < sizeOf(shape.columns); ++column) {
        const bool central = variant == Variant::bingo75 && freeCentre && column == kCentre75 % 5;
        cards *= central ? setsWithFreeCentre(shape) : setsOf(shape, column);
    }
    return cards;
}

} // namespace mesaviva::bingo
