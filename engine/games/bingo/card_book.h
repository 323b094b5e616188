// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// All cards of a round and their progress.
//
// Drawing a number doesn't look at individual cards. For every line of boxes and every number there is a row
// of bits, one per card, that tells whether the card has the number in that line. Counters of the numbers
// that a line still lacks are stored across cards: the lowest bits of 64 cards' counters in one word, then
// their next bits. Drawing a number subtracts one row of bits from the counters of all cards at once; a few
// logical operations then give the cards that have a prize and those that lack one number for it.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/bingo/book_layout.h"
#include "engine/games/bingo/cards/bit_rows.h"
#include "engine/games/bingo/cards/card.h"
#include "engine/games/bingo/cards/key_set.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mesaviva::bingo {

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
