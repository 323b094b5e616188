// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/card_maker.h"

#include "engine/base/check.h"
#include "engine/games/bingo/cards/column_sets.h"

#include <bit>
#include <utility>

namespace mesaviva::bingo {

namespace {

constexpr std::size_t kRows = 3;
constexpr std::size_t kOnCard = 15;                                                 // B62
constexpr std::array<int, kColumns90> kSizes = {9, 10, 10, 10, 10, 10, 10, 10, 11}; // B62

/// The number of numbers that each row still needs, 0 to 5, as one index: 36 * top + 6 * middle + bottom.
constexpr std::size_t kRooms = 216;
constexpr std::size_t kEmptyCard = 215;

/// A column fills some rows, given as bits with bit 0 the top one: 1 to 7. The amount subtracted from the
/// room index.
constexpr std::array<std::size_t, 8> kTaken = {0, 36, 6, 42, 1, 37, 7, 43};

constexpr bool fits(std::size_t room, unsigned rows) {
    return ((rows & 1U) == 0 || room / 36 > 0) && ((rows & 2U) == 0 || room / 6 % 6 > 0) &&
           ((rows & 4U) == 0 || room % 6 > 0);
}

/// [column][room]: the number of ways to fill that column and those after it; 0 if impossible.
constexpr auto kWays = [] {
    std::array<std::array<std::uint64_t, kRooms>, kColumns90 + 1> ways{};
    ways[kColumns90][0] = 1;
    for (std::size_t column = kColumns90; column-- > 0;) {
        for (std::size_t room = 0; room < kRooms; ++room) {
            for (unsigned rows = 1; rows < kTaken.size(); ++rows) {
                if (fits(room, rows)) {
                    ways[column][room] +=
                        choose(kSizes[column], std::popcount(rows)) * ways[column + 1][room - kTaken[rows]];
                }
            }
        }
    }
    return ways;
}();
static_assert(kWays[0][kEmptyCard] == kCards90);

/// [column][room][rows]: the same if that column fills these rows or a smaller set of bits.
constexpr auto kWaysUpTo = [] {
    std::array<std::array<std::array<std::uint64_t, kTaken.size()>, kRooms>, kColumns90> upTo{};
    for (std::size_t column = 0; column < kColumns90; ++column) {
        for (std::size_t room = 0; room < kRooms; ++room) {
            std::uint64_t ways = 0;
            for (unsigned rows = 1; rows < kTaken.size(); ++rows) {
                if (fits(room, rows)) {
                    ways +=
                        choose(kSizes[column], std::popcount(rows)) * kWays[column + 1][room - kTaken[rows]];
                }
                upTo[column][room][rows] = ways;
            }
        }
    }
    return upTo;
}();

/// [numbers][rank]: the offsets of a column's numbers, ascending, in the order of rankOf().
constexpr auto kOffsets = [] {
    std::array<std::array<std::array<std::uint8_t, kRows>, choose(kSizes[kColumns90 - 1], kRows)>, kRows + 1>
        offsets{};
    for (int numbers = 1; numbers <= static_cast<int>(kRows); ++numbers) {
        for (std::uint64_t rank = 0; rank < choose(kSizes[kColumns90 - 1], numbers); ++rank) {
            std::uint64_t left = rank;
            for (int number = numbers; number > 0; --number) {
                offsets[static_cast<std::size_t>(numbers)][rank][static_cast<std::size_t>(number - 1)] =
                    static_cast<std::uint8_t>(takeLargest(left, number));
            }
        }
    }
    return offsets;
}();

/// [column][numbers]: the number of sets of this many numbers for that column and those after it. One to
/// three numbers in each column can always be arranged in three rows of five, so each set is on some card.
constexpr auto kSets = [] {
    std::array<std::array<std::uint64_t, kOnCard + 1>, kColumns90 + 1> sets{};
    sets[kColumns90][0] = 1;
    for (std::size_t column = kColumns90; column-- > 0;) {
        for (std::size_t numbers = 0; numbers <= kOnCard; ++numbers) {
            for (std::size_t here = 1; here <= kRows && here <= numbers; ++here) {
                sets[column][numbers] +=
                    choose(kSizes[column], static_cast<int>(here)) * sets[column + 1][numbers - here];
            }
        }
    }
    return sets;
}();

} // namespace

Card card90(std::uint64_t rank) {
    check(rank < kCards90, "there is no card of that rank");
    const Shape& shape = shapeOf(Variant::bingo90);
    Card card;
    std::size_t room = kEmptyCard;
    for (std::size_t column = 0; column < kColumns90; ++column) {
        const auto& upTo = kWaysUpTo[column][room];
        unsigned rows = 1;
        // Always runs through all of them: leaving the loop early would be mispredicted.
        for (std::size_t fewer = 1; fewer + 1 < kTaken.size(); ++fewer) {
            rows += rank >= upTo[fewer] ? 1U : 0U;
        }
        rank -= upTo[rows - 1];
        room -= kTaken[rows];
        const std::uint64_t after = kWays[column + 1][room];
        const auto& offsets = kOffsets[static_cast<std::size_t>(std::popcount(rows))][rank / after];
        rank %= after;
        std::size_t next = 0;
        for (std::size_t row = 0; row < kRows; ++row) {
            const bool filled = (rows >> row & 1U) != 0;
            card.cells[row * kColumns90 + column] =
                filled ? static_cast<Ball>(shape.ranges[column].first + offsets[next]) : Ball{0};
            next += filled ? 1 : 0;
        }
    }
    return card;
}

std::uint64_t rank90(const Card& card) {
    std::uint64_t rank = 0;
    std::size_t room = kEmptyCard;
    for (std::size_t column = 0; column < kColumns90; ++column) {
        unsigned filled = 0;
        for (std::size_t row = 0; row < kRows; ++row) {
            filled |= card.cells[row * kColumns90 + column] != 0 ? 1U << row : 0U;
        }
        for (unsigned rows = 1; rows < filled; ++rows) {
            if (fits(room, rows)) {
                rank += choose(kSizes[column], std::popcount(rows)) * kWays[column + 1][room - kTaken[rows]];
            }
        }
        room -= kTaken[filled];
        rank += rankOf(columnNumbers(card, shapeOf(Variant::bingo90), column)) * kWays[column + 1][room];
    }
    return rank;
}

std::uint64_t setRank90(const Card& card) {
    std::uint64_t rank = 0;
    std::size_t left = kOnCard;
    for (std::size_t column = 0; column < kColumns90; ++column) {
        const ColumnNumbers numbers = columnNumbers(card, shapeOf(Variant::bingo90), column);
        for (std::size_t fewer = 1; fewer < numbers.count; ++fewer) {
            rank += choose(kSizes[column], static_cast<int>(fewer)) * kSets[column + 1][left - fewer];
        }
        left -= numbers.count;
        rank += rankOf(numbers) * kSets[column + 1][left];
    }
    return rank;
}

std::uint64_t sets90() { return kSets[0][kOnCard]; }

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

namespace {

constexpr std::size_t kPerRow90 = 5; // B62

std::optional<CardFault> faultOfNumbers(const Shape& shape, const Card& card) {
    BallSet seen;
    for (std::size_t cell = 0; cell < card.cells.size(); ++cell) {
        const Ball ball = card.cells[cell];
        if (ball == 0) {
            continue;
        }
        if (cell >= static_cast<std::size_t>(shape.cells())) {
            return CardFault::too_many_boxes;
        }
        const ColumnRange range = shape.ranges[cell % static_cast<std::size_t>(shape.columns)];
        if (ball < range.first || ball > range.last) {
            return CardFault::number_outside_column;
        }
        if (seen.has(ball)) {
            return CardFault::number_twice;
        }
        seen.add(ball);
    }
    return std::nullopt;
}

std::optional<CardFault> faultOfLayout90(const Card& card) {
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
            return CardFault::row_without_five;
        }
    }
    for (const std::size_t count : inColumn) {
        if (count == 0) {
            return CardFault::column_without_number;
        }
    }
    return std::nullopt;
}

std::optional<CardFault> faultOfFullCard(const Shape& shape, const Card& card, bool freeCentre) {
    for (std::size_t cell = 0; cell < static_cast<std::size_t>(shape.cells()); ++cell) {
        const bool blank = card.cells[cell] == 0;
        if (freeCentre && cell == kCentre75 && !blank) {
            return CardFault::number_in_free_centre;
        }
        if (blank && !(freeCentre && cell == kCentre75)) {
            return CardFault::box_without_number;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<BadCard> firstFault(Variant variant, bool freeCentre, const Card& card) {
    const Shape& shape = shapeOf(variant);
    std::optional<CardFault> fault = faultOfNumbers(shape, card);
    if (!fault) {
        fault = variant == Variant::bingo90
                    ? faultOfLayout90(card)
                    : faultOfFullCard(shape, card, variant == Variant::bingo75 && freeCentre);
    }
    if (!fault) {
        return std::nullopt;
    }
    return BadCard{*fault, cardRule(variant)};
}

} // namespace mesaviva::bingo
