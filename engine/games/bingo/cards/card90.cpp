// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/check.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/cards/column_sets.h"

#include <bit>

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

} // namespace mesaviva::bingo
