// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The memory layout of CardBook (internal to it).
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/bingo/cards/bit_rows.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/cards/key_set.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
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

/// The cards of one round, numbered from 1 in order of sale, with their marks. No two have the same numbers
/// (B15).
class CardBook {
public:
    /// An empty book for a room's rounds.
    explicit CardBook(const Settings& settings);

    /// The number of cards.
    std::uint32_t size() const;
    /// How many more cards can be made (B15); reserved numbers count as taken.
    std::uint64_t room() const;
    /// Reserves the numbers of cards that add() will add: addFrom() doesn't make them.
    void setAside(std::span<const std::uint64_t> keys);
    /// Whether a card with these numbers may be made by chance: it is neither in the book nor reserved.
    bool isFree(const Card& card) const;
    /// Whether a card with these numbers is in the book.
    bool has(const Card& card) const;
    /// The same for the numbers with this keyOf().
    bool hasKey(std::uint64_t key) const;
    /// Adds a card whose numbers are new; returns its number. Only before the first mark().
    CardNumber add(const Card& card);
    /// Adds `count` random cards, each equally likely among those still free. `count` must be at most room().
    /// Only before the first mark().
    void addFrom(RandomStream& chance, std::uint32_t count);
    /// The face of a card in the book.
    Card card(CardNumber number) const;

    /// Marks a number on all cards; it must not be marked already.
    void mark(Ball ball);
    const BallSet& drawn() const { return m_drawn; }
    /// The number of marked numbers.
    int drawnCount() const { return m_drawnCount; }
    /// The cards for which the last mark() completed that prize, ascending; empty after close(), or if the
    /// room doesn't play it.
    std::span<const CardNumber> winners(PrizeKind combination) const;
    /// The number of cards that lack one number for that prize (B28); 0 after close(), or if it isn't played.
    std::uint32_t oneToGoCount(PrizeKind combination) const;
    /// Whether that card lacks one number for that prize.
    bool isOneToGo(PrizeKind combination, CardNumber number) const;
    /// Stops looking for that prize, because it has been won (B36).
    void close(PrizeKind combination);
    bool isClosed(PrizeKind combination) const;

    /// Removes all cards and marks for the next round; keeps the memory.
    void clear();

    /// The book's memory in bytes.
    std::size_t memory() const;

    /// Whether both have the same cards with the same marks.
    friend bool operator==(const CardBook& a, const CardBook& b);

private:
    /// The cards of one range of numbers.
    struct Chunk {
        CardNumber before = 0; ///< the number of the last card before this chunk
        std::size_t words = 0; ///< of one row of bits
        BitRows bits;          ///< the rows of the layout, consecutive

        BitWord* row(std::size_t index) { return bits.data() + index * words; }
        const BitWord* row(std::size_t index) const { return bits.data() + index * words; }
    };
    struct Scratch;

    bool isOpen(PrizeKind combination) const { return m_open[indexOf(combination)]; }
    void openChunk();
    std::vector<Card> newCards(RandomStream& chance, std::size_t count, std::vector<std::uint64_t>& left);
    Card newScarceCard(RandomStream& chance, std::vector<std::uint64_t>& left);
    void prepare(Chunk& chunk) const;
    void prepareEdges(Chunk& chunk) const;
    void findBlank(const Chunk& chunk, int row, int column, BitWord* blank) const;
    void countDownIn(Chunk& chunk, Ball ball, Scratch& scratch) const;
    const BitWord* cardsWith(const Chunk& chunk, const BookCounter& counter, Ball ball,
                             Scratch& scratch) const;
    void evaluate(Chunk& chunk, Scratch& scratch);
    void evaluateTwoLines(Chunk& chunk, Scratch& scratch);
    void settleIn(Chunk& chunk, PrizeKind combination, const BitWord* complete, const BitWord* almost,
                  Scratch& scratch);

    Settings m_settings;
    BookLayout m_layout;
    std::uint64_t m_most;        ///< the number of possible cards
    std::vector<Chunk> m_chunks; ///< after clear(), possibly more than are in use
    std::uint32_t m_size = 0;
    KeySet m_taken;                     ///< keys in the book or reserved
    std::vector<std::uint64_t> m_aside; ///< reserved keys that aren't in the book yet, ascending
    BallSet m_drawn;
    int m_drawnCount = 0;
    PerCombination<bool> m_open{};
    PerCombination<std::vector<CardNumber>> m_winners;
    PerCombination<std::uint32_t> m_almost{};
};

} // namespace mesaviva::bingo
