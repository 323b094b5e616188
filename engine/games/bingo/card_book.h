// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// All cards of a round, and how far each of them is.
//
// Nothing is looked at card by card while numbers are drawn. For every line of boxes and every number there
// is a row of bits, one for each card, that says whether the card has the number in that line; and how many
// numbers a line still lacks is counted in bits that lie across all cards (a counter's lowest bits of 64
// cards in one word, then its next bits). Drawing a number subtracts one row of bits from the counters of all
// cards at once; a few logical operations then give who has a prize and who is one number short of it.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/bingo/bit_rows.h"
#include "engine/games/bingo/book_layout.h"
#include "engine/games/bingo/card.h"
#include "engine/games/bingo/combinations.h"
#include "engine/games/bingo/key_set.h"
#include "engine/games/bingo/prize_kind.h"
#include "engine/games/bingo/settings.h"

#include <cstdint>
#include <span>
#include <vector>

namespace mesaviva::bingo {

/// The cards of one round, numbered from 1 in the order of sale, and the marks on them. No two have the same
/// numbers (B15).
class CardBook {
public:
    /// An empty book for a room's rounds.
    explicit CardBook(const Settings& settings);

    /// How many cards there are.
    std::uint32_t size() const;
    /// How many more could be made (B15); numbers set aside count as taken.
    std::uint64_t room() const;
    /// Sets the numbers of cards aside that are to be added by add(): addFrom() does not make them.
    void setAside(std::span<const std::uint64_t> keys);
    /// Whether a card with these numbers may be made by chance: it is neither in the book nor set aside.
    bool isFree(const Card& card) const;
    /// Whether a card with these numbers is in the book.
    bool has(const Card& card) const;
    /// The same of the numbers that this keyOf() stands for.
    bool hasKey(std::uint64_t key) const;
    /// Adds a card whose numbers are new; returns its number. Before the first mark() only.
    CardNumber add(const Card& card);
    /// Adds `count` cards that chance makes, each equally likely among those still free. `count` must not
    /// be more than room(). Before the first mark() only.
    void addFrom(RandomStream& chance, std::uint32_t count);
    /// The face of a card of the book.
    Card card(CardNumber number) const;

    /// Marks a number on all cards; it must not be marked yet.
    void mark(Ball ball);
    const BallSet& drawn() const { return m_drawn; }
    /// How many numbers are marked.
    int drawnCount() const { return m_drawnCount; }
    /// The cards that the last mark() has completed for that prize, ascending; none after close(), or where
    /// the room does not play it.
    std::span<const CardNumber> winners(PrizeKind combination) const;
    /// How many cards are one number short of that prize (B28); 0 after close(), or where it is not played.
    std::uint32_t oneToGoCount(PrizeKind combination) const;
    /// Whether that card is.
    bool isOneToGo(PrizeKind combination, CardNumber number) const;
    /// The prize has been won: it is not looked for any more (B36).
    void close(PrizeKind combination);
    bool isClosed(PrizeKind combination) const;

    /// Forgets all cards and marks, for the next round; keeps its memory.
    void clear();

    /// How many bytes the book holds.
    std::size_t memory() const;

    /// The same cards with the same marks.
    friend bool operator==(const CardBook& a, const CardBook& b);

private:
    /// The cards of one stretch of numbers.
    struct Chunk {
        CardNumber before = 0; ///< the number of the last card before it
        std::size_t words = 0; ///< of one row of bits
        BitRows bits;          ///< the rows of the layout, one behind the other

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
    const BitWord* whoHas(const Chunk& chunk, const BookCounter& counter, Ball ball, Scratch& scratch) const;
    void evaluate(Chunk& chunk, Scratch& scratch);
    void evaluateTwoLines(Chunk& chunk, Scratch& scratch);
    void settleIn(Chunk& chunk, PrizeKind combination, const BitWord* complete, const BitWord* almost,
                  Scratch& scratch);

    Settings m_settings;
    BookLayout m_layout;
    std::uint64_t m_most;        ///< cards that there can be
    std::vector<Chunk> m_chunks; ///< after clear(), more than are in use
    std::uint32_t m_size = 0;
    KeySet m_taken;                     ///< keys in the book and set aside
    std::vector<std::uint64_t> m_aside; ///< keys set aside and not in the book yet, ascending
    BallSet m_drawn;
    int m_drawnCount = 0;
    PerCombination<bool> m_open{};
    PerCombination<std::vector<CardNumber>> m_winners;
    PerCombination<std::uint32_t> m_almost{};
};

} // namespace mesaviva::bingo
