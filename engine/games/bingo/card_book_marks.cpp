// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The effect of a number on all cards of a book.

#include "engine/base/check.h"
#include "engine/games/bingo/card_book.h"

#include <algorithm>
#include <bit>

namespace mesaviva::bingo {

namespace {

using Row = std::array<BitWord, kChunkWords>;

constexpr std::size_t kMostLines = 12; // bingo 75 and 90

void fillRow(BitWord* row, std::size_t words, bool ones) { std::fill_n(row, words, ones ? ~BitWord{0} : 0); }

} // namespace

/// Temporary rows for the work on one chunk.
struct CardBook::Scratch {
    alignas(64) Row by;
    alignas(64) Row once;
    alignas(64) Row twice;
    alignas(64) Row almost;
    alignas(64) Row fresh;
    alignas(64) std::array<Row, kMostLines> ones;

    Standing newStanding(std::size_t words) {
        fillRow(once.data(), words, false);
        fillRow(twice.data(), words, false);
        fillRow(almost.data(), words, false);
        return {once.data(), twice.data(), almost.data()};
    }
};

void CardBook::mark(Ball ball) {
    check(ball >= 1 && ball <= m_layout.shape->balls && !m_drawn.has(ball), "a number is marked twice");
    Scratch scratch; // NOLINT: everything is filled before it is read
    if (m_drawnCount == 0) {
        for (Chunk& chunk : m_chunks) {
            if (chunk.before < m_size) {
                prepare(chunk);
                evaluate(chunk, scratch); // a combination that is complete before the first number isn't won
            }
        }
    }
    m_drawn.add(ball);
    ++m_drawnCount;
    for (std::size_t kind = 0; kind < kCombinations; ++kind) {
        m_winners[kind].clear();
        m_almost[kind] = 0;
    }
    for (Chunk& chunk : m_chunks) {
        if (chunk.before < m_size) {
            countDownIn(chunk, ball, scratch);
            evaluate(chunk, scratch);
        }
    }
}

void CardBook::prepare(Chunk& chunk) const {
    const int columns = m_layout.shape->columns;
    const int cells = m_layout.shape->cells();
    Row blank; // NOLINT: filled before it is read
    for (const BookCounter& counter : m_layout.counters) {
        for (int plane = 0; plane < counter.planes; ++plane) {
            fillRow(chunk.row(counter.firstRow + static_cast<std::size_t>(plane)), chunk.words,
                    (counter.start >> plane & 1) != 0);
        }
        for (int cell = 0; counter.differs && cell < cells; ++cell) {
            if ((counter.cells >> cell & 1U) != 0) {
                findBlank(chunk, cell / columns, cell % columns, blank.data());
                countDown(chunk.row(counter.firstRow), counter.planes, blank.data(), chunk.words);
            }
        }
    }
    for (int cell = 0; !m_layout.crossings.empty() && cell < cells; ++cell) {
        BitWord* const filled = chunk.row(m_layout.filledRow(cell / columns, cell % columns));
        if (m_settings.variant == Variant::bingo90) {
            findBlank(chunk, cell / columns, cell % columns, filled);
        } else {
            fillRow(filled, chunk.words, (m_layout.freeCells >> cell & 1U) != 0);
        }
    }
    if (m_settings.variant == Variant::bingo90 && m_settings.plays(PrizeKind::four_corners)) {
        prepareEdges(chunk);
    }
    const std::size_t cards = std::min<std::size_t>(m_size - chunk.before, chunk.words * 64);
    for (std::size_t kind = 0; kind < kCombinations; ++kind) {
        if (m_settings.prizes[kind]) {
            // Bits without a card count as done, so that they are ignored from then on.
            BitWord* const done = chunk.row(m_layout.done[kind]);
            fillRow(done, chunk.words, true);
            fillRow(done, cards / 64, false);
            if (cards % 64 != 0) {
                done[cards / 64] = ~BitWord{0} << (cards % 64);
            }
        }
    }
}

/// I-B35.
void CardBook::prepareEdges(Chunk& chunk) const {
    std::array<Row, kColumns90> blank; // NOLINT: filled before it is read
    for (const bool bottom : {false, true}) {
        for (std::size_t column = 0; column < kColumns90; ++column) {
            findBlank(chunk, bottom ? 2 : 0, static_cast<int>(column), blank[column].data());
        }
        for (std::size_t word = 0; word < chunk.words; ++word) {
            std::array<BitWord, kColumns90> edges{};
            BitWord blankSoFar = ~BitWord{0};
            for (std::size_t column = 0; column < kColumns90; ++column) {
                edges[column] = blankSoFar & ~blank[column][word];
                blankSoFar &= blank[column][word];
            }
            blankSoFar = ~BitWord{0};
            for (std::size_t column = kColumns90; column-- > 0;) {
                edges[column] |= blankSoFar & ~blank[column][word];
                blankSoFar &= blank[column][word];
                chunk.row(m_layout.edgeRow(bottom, static_cast<int>(column)))[word] = edges[column];
            }
        }
    }
}

/// Sets the bits of the cards with a blank box there.
void CardBook::findBlank(const Chunk& chunk, int row, int column, BitWord* blank) const {
    fillRow(blank, chunk.words, false);
    const ColumnRange range = m_layout.shape->ranges[static_cast<std::size_t>(column)];
    for (Ball ball = range.first; ball <= range.last; ++ball) {
        unite(blank, blank, chunk.row(m_layout.memberRow(row, ball)), chunk.words);
    }
    std::transform(blank, blank + chunk.words, blank, [](BitWord word) { return ~word; });
}

void CardBook::countDownIn(Chunk& chunk, Ball ball, Scratch& scratch) const {
    const auto count = [&](std::size_t index) {
        const BookCounter& counter = m_layout.counters[index];
        if (const BitWord* by = cardsWith(chunk, counter, ball, scratch)) {
            countDown(chunk.row(counter.firstRow), counter.planes, by, chunk.words);
        }
    };
    if (isOpen(PrizeKind::line) || isOpen(PrizeKind::two_lines)) {
        std::for_each(m_layout.lines.begin(), m_layout.lines.end(), count);
    }
    if (isOpen(PrizeKind::two_lines) && !m_layout.crossings.empty()) {
        for (int row = 0; row < m_layout.shape->rows; ++row) {
            BitWord* const filled = chunk.row(m_layout.filledRow(row, m_layout.columnOf[ball]));
            unite(filled, filled, chunk.row(m_layout.memberRow(row, ball)), chunk.words);
        }
    }
    if (isOpen(PrizeKind::column)) {
        std::for_each(m_layout.columns.begin(), m_layout.columns.end(), count);
    }
    if (isOpen(PrizeKind::four_corners)) {
        count(m_layout.corners);
    }
    if (isOpen(PrizeKind::bingo)) {
        count(m_layout.whole);
    }
}

/// The cards that have the number in the counter's boxes; null if no card can have it.
const BitWord* CardBook::cardsWith(const Chunk& chunk, const BookCounter& counter, Ball ball,
                                   Scratch& scratch) const {
    const int column = m_layout.columnOf[ball];
    BitWord* const by = scratch.by.data();
    if (counter.edges) {
        fillRow(by, chunk.words, false);
        for (const bool bottom : {false, true}) {
            addCommon(by, chunk.row(m_layout.memberRow(bottom ? 2 : 0, ball)),
                      chunk.row(m_layout.edgeRow(bottom, column)), chunk.words);
        }
        return by;
    }
    const BitWord* found = nullptr;
    for (int row = 0; row < m_layout.shape->rows; ++row) {
        if ((counter.cells >> (row * m_layout.shape->columns + column) & 1U) != 0) {
            const BitWord* const here = chunk.row(m_layout.memberRow(row, ball));
            if (found == nullptr) {
                found = here;
            } else {
                unite(by, found, here, chunk.words);
                found = by;
            }
        }
    }
    return found;
}

void CardBook::evaluate(Chunk& chunk, Scratch& scratch) {
    const auto foldIn = [&](std::size_t index, const Standing& standing, BitWord* one) {
        const BookCounter& counter = m_layout.counters[index];
        fold(chunk.row(counter.firstRow), counter.planes, standing, one, chunk.words);
    };
    const auto settleStanding = [&](PrizeKind combination) {
        settleIn(chunk, combination, scratch.once.data(), scratch.almost.data(), scratch);
    };
    if (isOpen(PrizeKind::line) || isOpen(PrizeKind::two_lines)) {
        const Standing standing = scratch.newStanding(chunk.words);
        const bool crossing = isOpen(PrizeKind::two_lines) && !m_layout.crossings.empty();
        for (std::size_t line = 0; line < m_layout.lines.size(); ++line) {
            foldIn(m_layout.lines[line], standing, crossing ? scratch.ones[line].data() : nullptr);
        }
        if (isOpen(PrizeKind::line)) {
            settleStanding(PrizeKind::line);
        }
        if (isOpen(PrizeKind::two_lines)) {
            evaluateTwoLines(chunk, scratch);
        }
    }
    if (isOpen(PrizeKind::column)) {
        const Standing standing = scratch.newStanding(chunk.words);
        for (const std::size_t column : m_layout.columns) {
            foldIn(column, standing, nullptr);
        }
        settleStanding(PrizeKind::column);
    }
    for (const PrizeKind combination : {PrizeKind::four_corners, PrizeKind::bingo}) {
        if (isOpen(combination)) {
            foldIn(combination == PrizeKind::bingo ? m_layout.whole : m_layout.corners,
                   scratch.newStanding(chunk.words), nullptr);
            settleStanding(combination);
        }
    }
}

/// One number completes two lines if one is full and another lacks that number, or if both lack it in their
/// common box.
void CardBook::evaluateTwoLines(Chunk& chunk, Scratch& scratch) {
    BitWord* const almost = scratch.by.data();
    fillRow(almost, chunk.words, false);
    addCommon(almost, scratch.once.data(), scratch.almost.data(), chunk.words);
    for (const BookCrossing& crossing : m_layout.crossings) {
        addCommonWithout(almost, scratch.ones[crossing.line].data(), scratch.ones[crossing.other].data(),
                         chunk.row(crossing.filledRow), chunk.words);
    }
    settleIn(chunk, PrizeKind::two_lines, scratch.twice.data(), almost, scratch);
}

void CardBook::settleIn(Chunk& chunk, PrizeKind combination, const BitWord* complete, const BitWord* almost,
                        Scratch& scratch) {
    const std::size_t kind = indexOf(combination);
    BitWord* const fresh = scratch.fresh.data();
    const Settlement settlement = settle(complete, almost, chunk.row(m_layout.done[kind]),
                                         chunk.row(m_layout.almost[kind]), fresh, chunk.words);
    m_almost[kind] += settlement.almost;
    for (std::size_t word = 0; settlement.fresh && word < chunk.words; ++word) {
        for (BitWord bits = fresh[word]; bits != 0; bits &= bits - 1) {
            m_winners[kind].push_back(chunk.before + static_cast<CardNumber>(word * 64) +
                                      static_cast<CardNumber>(std::countr_zero(bits)) + 1);
        }
    }
}

} // namespace mesaviva::bingo
