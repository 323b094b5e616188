// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The possible sets of numbers in a column of a card, in counting order (internal to this folder).
#pragma once

#include "engine/games/bingo/cards/card.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace mesaviva::bingo {

/// The size of the longest column's range (bingo 80).
inline constexpr int kLargestColumn = 20;
/// The number of boxes in the tallest column (bingo 75).
inline constexpr int kTallestColumn = 5;

/// Pascal's triangle, as far as columns need it: [n][k].
inline constexpr auto kChoose = [] {
    std::array<std::array<std::uint64_t, kTallestColumn + 1>, kLargestColumn + 1> choose{};
    for (std::size_t n = 0; n < choose.size(); ++n) {
        choose[n][0] = 1;
        for (std::size_t k = 1; n > 0 && k < choose[n].size(); ++k) {
            choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
        }
    }
    return choose;
}();

/// The number of ways to choose `k` of `n`.
constexpr std::uint64_t choose(int n, int k) {
    return kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// The numbers in one column of a card, ascending, as offsets from the column's first number.
struct ColumnNumbers {
    std::array<std::uint8_t, kTallestColumn> offsets{};
    std::size_t count = 0;
};

inline ColumnNumbers columnNumbers(const Card& card, const Shape& shape, std::size_t column) {
    ColumnNumbers numbers;
    for (std::size_t cell = column; cell < static_cast<std::size_t>(shape.cells());
         cell += static_cast<std::size_t>(shape.columns)) {
        if (card.cells[cell] == 0) {
            continue;
        }
        auto offset = static_cast<std::uint8_t>(card.cells[cell] - shape.ranges[column].first);
        for (std::size_t i = 0; i < numbers.count; ++i) {
            if (numbers.offsets[i] > offset) {
                std::swap(numbers.offsets[i], offset);
            }
        }
        numbers.offsets[numbers.count++] = offset;
    }
    return numbers;
}

/// The rank of a set among all sets of its size, from 0: sets with a smaller largest number come first.
inline std::uint64_t rankOf(const ColumnNumbers& numbers) {
    std::uint64_t rank = 0;
    for (std::size_t i = 0; i < numbers.count; ++i) {
        rank += kChoose[numbers.offsets[i]][i + 1];
    }
    return rank;
}

/// Returns the largest offset of the set of `count` with this rank; `rank` becomes that of the remaining
/// ones.
constexpr int takeLargest(std::uint64_t& rank, int count) {
    int largest = count - 1;
    while (choose(largest + 1, count) <= rank) {
        ++largest;
    }
    rank -= choose(largest, count);
    return largest;
}

/// Bingo 90: the rank of the card's set of numbers among all possible sets.
std::uint64_t setRank90(const Card& card);
/// Bingo 90: the number of such sets.
std::uint64_t sets90();

} // namespace mesaviva::bingo
