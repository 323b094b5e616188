// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/card_book.h"

#include "engine/base/check.h"
#include "engine/games/bingo/cards/card_maker.h"
#include "engine/games/bingo/combinations.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

namespace mesaviva::bingo {

namespace {

constexpr CellMask kRow90 = (CellMask{1} << 9U) - 1;

/// Bingo 90: the number of numbers in these boxes of any card; nothing if it differs between cards.
std::optional<int> numbersIn90(CellMask cells) {
    int numbers = 0;
    for (unsigned row = 0; row < 3; ++row) {
        const CellMask inRow = cells >> (9 * row) & kRow90;
        if (inRow == kRow90) {
            numbers += 5; // B62
        } else if (inRow != 0) {
            return std::nullopt;
        }
    }
    return numbers;
}

} // namespace

BookLayout::BookLayout(const Settings& settings) : shape(&settings.shape()) {
    for (int ball = 1; ball <= shape->balls; ++ball) {
        columnOf[static_cast<std::size_t>(ball)] = shape->columnOf(static_cast<Ball>(ball));
    }
    if (settings.variant == Variant::bingo75 && settings.freeCentre) {
        freeCells = kCentreMask75; // B72
    }
    memberRows = static_cast<std::size_t>(shape->rows) * static_cast<std::size_t>(shape->balls);
    rows = memberRows;

    if (settings.plays(PrizeKind::line) || settings.plays(PrizeKind::two_lines)) {
        const std::vector<CellMask> masks = lineMasks(*shape, settings.lines);
        for (const CellMask cells : masks) {
            lines.push_back(addCounter(settings, cells));
        }
        if (settings.plays(PrizeKind::two_lines)) {
            findCrossings(masks);
        }
    }
    if (settings.plays(PrizeKind::column)) {
        for (const CellMask cells : winningMasks(PrizeKind::column, Card{}, settings)) {
            columns.push_back(addCounter(settings, cells));
        }
    }
    if (settings.plays(PrizeKind::four_corners)) {
        if (settings.variant == Variant::bingo90) {
            firstEdge = addRows(2 * static_cast<std::size_t>(shape->columns));
            corners = counters.size();
            counters.push_back({.start = 4, .planes = 3, .firstRow = addRows(3), .edges = true});
        } else {
            Card full;
            full.cells.fill(1);
            corners = addCounter(settings, winningMasks(PrizeKind::four_corners, full, settings).front());
        }
    }
    if (settings.plays(PrizeKind::bingo)) {
        whole = addCounter(settings, winningMasks(PrizeKind::bingo, Card{}, settings).front());
    }
    for (std::size_t kind = 0; kind < kCombinations; ++kind) {
        if (settings.prizes[kind]) {
            done[kind] = addRows(1);
            almost[kind] = addRows(1);
        }
    }
}

std::size_t BookLayout::addCounter(const Settings& settings, CellMask cells) {
    BookCounter counter{.cells = cells, .start = std::popcount(cells & ~freeCells)};
    if (settings.variant == Variant::bingo90) {
        const std::optional<int> numbers = numbersIn90(cells);
        counter.differs = !numbers;
        counter.start = numbers.value_or(counter.start);
    }
    counter.planes = std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(counter.start))));
    counter.firstRow = addRows(static_cast<std::size_t>(counter.planes));
    counters.push_back(counter);
    return counters.size() - 1;
}

void BookLayout::findCrossings(const std::vector<CellMask>& masks) {
    for (std::size_t line = 0; line < masks.size(); ++line) {
        for (std::size_t other = line + 1; other < masks.size(); ++other) {
            const CellMask common = masks[line] & masks[other];
            if (common != 0) { // at most one box
                crossings.push_back({line, other, static_cast<std::size_t>(std::countr_zero(common))});
            }
        }
    }
    if (!crossings.empty()) {
        firstFilled = addRows(static_cast<std::size_t>(shape->cells()));
        for (BookCrossing& crossing : crossings) {
            crossing.filledRow += firstFilled;
        }
    }
}

std::size_t BookLayout::addRows(std::size_t count) { return std::exchange(rows, rows + count); }

namespace {

/// Generated cards are collected in blocks: one cache line of each row of bits.
constexpr std::uint32_t kBlock = 512;
constexpr std::size_t kBlockWords = kBlock / 64;
constexpr std::size_t kMostMemberRows = std::size_t{5} * 75; // bingo 75
/// Taken cards are drawn again, until less than this fraction of the cards is left.
constexpr std::uint64_t kScarce = 8;
constexpr std::size_t kAtOnce = 32;

} // namespace

CardBook::CardBook(const Settings& settings)
    : m_settings(settings),
      m_layout(settings),
      m_most(mostCards(settings.variant, settings.freeCentre)),
      m_taken(m_most) {
    clear();
}

std::uint32_t CardBook::size() const { return m_size; }

std::uint64_t CardBook::room() const { return m_most - m_size - m_aside.size(); }

void CardBook::setAside(std::span<const std::uint64_t> keys) {
    for (const std::uint64_t key : keys) {
        check(m_settings.variant != Variant::bingo30 || key < m_most,
              "a card is set aside that there is not");
        if (m_taken.insert(key)) {
            m_aside.insert(std::lower_bound(m_aside.begin(), m_aside.end(), key), key);
        }
    }
}

bool CardBook::isFree(const Card& card) const { return !m_taken.has(keyOf(m_settings.variant, card)); }

bool CardBook::has(const Card& card) const { return hasKey(keyOf(m_settings.variant, card)); }

bool CardBook::hasKey(std::uint64_t key) const {
    return (m_settings.variant != Variant::bingo30 || key < m_most) && m_taken.has(key) &&
           !std::binary_search(m_aside.begin(), m_aside.end(), key);
}

CardNumber CardBook::add(const Card& card) {
    check(m_drawnCount == 0, "a card is added during the draw");
    const std::uint64_t key = keyOf(m_settings.variant, card);
    if (!m_taken.insert(key)) {
        const auto aside = std::lower_bound(m_aside.begin(), m_aside.end(), key);
        check(aside != m_aside.end() && *aside == key, "two cards of a round with the same numbers");
        m_aside.erase(aside);
    }
    openChunk();
    const BookPlace place = placeOf(++m_size);
    Chunk& chunk = m_chunks[place.chunk];
    for (int cell = 0; cell < m_layout.shape->cells(); ++cell) {
        const Ball ball = card.cells[static_cast<std::size_t>(cell)];
        if (ball != 0) {
            chunk.row(m_layout.memberRow(cell / m_layout.shape->columns, ball))[place.word] |= BitWord{1}
                                                                                               << place.shift;
        }
    }
    return m_size;
}

void CardBook::addFrom(RandomStream& chance, std::uint32_t count) {
    check(m_drawnCount == 0, "cards are added during the draw");
    check(count <= room(), "more cards than there are");
    m_taken.reserve(m_size + m_aside.size() + count);
    const auto columns = static_cast<std::size_t>(m_layout.shape->columns);
    const auto rows = static_cast<std::size_t>(m_layout.shape->rows);
    const auto balls = static_cast<std::size_t>(m_layout.shape->balls);
    std::vector<std::uint64_t> left;                                     // see newScarceCard()
    std::array<std::array<BitWord, kBlockWords>, kMostMemberRows> block; // NOLINT: filled below
    while (count > 0) {
        openChunk();
        const BookPlace place = placeOf(m_size + 1);
        Chunk& chunk = m_chunks[place.chunk];
        const std::size_t firstWord = place.word / kBlockWords * kBlockWords;
        for (std::size_t member = 0; member < m_layout.memberRows; ++member) {
            std::copy_n(chunk.row(member) + firstWord, kBlockWords, block[member].begin());
        }
        std::uint32_t index = m_size % kBlock;
        const std::uint32_t some = std::min(kBlock - index, count);
        for (const Card& card : newCards(chance, some, left)) {
            const BitWord bit = BitWord{1} << (index % 64);
            const Ball* cell = card.cells.data();
            for (std::size_t row = 0; row < rows; ++row) {
                for (std::size_t column = 0; column < columns; ++column, ++cell) {
                    if (*cell != 0) {
                        block[row * balls + *cell - 1][index / 64] |= bit;
                    }
                }
            }
            ++index;
        }
        for (std::size_t member = 0; member < m_layout.memberRows; ++member) {
            std::copy_n(block[member].begin(), kBlockWords, chunk.row(member) + firstWord);
        }
        m_size += some;
        count -= some;
    }
}

/// Cards with new keys, which are taken from now on.
std::vector<Card> CardBook::newCards(RandomStream& chance, std::size_t count,
                                     std::vector<std::uint64_t>& left) {
    std::vector<Card> cards;
    cards.reserve(count);
    // Make the next cards while a key's slot is loaded from memory.
    std::array<Card, kAtOnce> made;
    std::array<std::uint64_t, kAtOnce> keys{};
    while (cards.size() < count) {
        if (m_settings.variant == Variant::bingo30 && room() - cards.size() < m_most / kScarce) {
            cards.push_back(newScarceCard(chance, left));
            continue;
        }
        const std::size_t some = std::min(kAtOnce, count - cards.size());
        for (std::size_t i = 0; i < some; ++i) {
            made[i] = makeCard(m_settings.variant, m_settings.freeCentre, chance);
            keys[i] = keyOf(m_settings.variant, made[i]);
            m_taken.prefetch(keys[i]);
        }
        for (std::size_t i = 0; i < some; ++i) {
            if (m_taken.insert(keys[i])) {
                cards.push_back(made[i]);
            }
        }
    }
    return cards;
}

/// Bingo 30, when nearly all cards are sold: chooses among the remaining keys, which are listed once.
Card CardBook::newScarceCard(RandomStream& chance, std::vector<std::uint64_t>& left) {
    if (left.empty()) {
        for (std::uint64_t key = 0; key < m_most; ++key) {
            if (!m_taken.has(key)) {
                left.push_back(key);
            }
        }
    }
    const std::uint32_t pick = chance.below(static_cast<std::uint32_t>(left.size()));
    const std::uint64_t key = left[pick];
    left[pick] = left.back();
    left.pop_back();
    m_taken.insert(key);
    return cardOfKey30(key, chance);
}

Card CardBook::card(CardNumber number) const {
    check(number >= 1 && number <= m_size, "there is no such card");
    const BookPlace place = placeOf(number);
    const Chunk& chunk = m_chunks[place.chunk];
    const Shape& shape = *m_layout.shape;
    Card card;
    std::size_t cell = 0;
    for (int row = 0; row < shape.rows; ++row) {
        for (const ColumnRange range : shape.ranges) {
            for (Ball ball = range.first; ball <= range.last; ++ball) {
                if ((chunk.row(m_layout.memberRow(row, ball))[place.word] >> place.shift & 1U) != 0) {
                    card.cells[cell] = ball;
                    break;
                }
            }
            ++cell;
        }
    }
    return card;
}

std::span<const CardNumber> CardBook::winners(PrizeKind combination) const {
    return m_winners[indexOf(combination)];
}

std::uint32_t CardBook::oneToGoCount(PrizeKind combination) const {
    if (!isOpen(combination)) {
        return 0;
    }
    if (m_drawnCount > 0) {
        return m_almost[indexOf(combination)];
    }
    std::uint32_t count = 0;
    if (numbersNeeded(combination, m_settings) <= 1) {
        for (CardNumber number = 1; number <= m_size; ++number) {
            count += isOneToGo(combination, number) ? 1U : 0U;
        }
    }
    return count;
}

bool CardBook::isOneToGo(PrizeKind combination, CardNumber number) const {
    if (!isOpen(combination)) {
        return false;
    }
    if (m_drawnCount == 0) {
        return missing(combination, card(number), m_settings, m_drawn) == 1;
    }
    const BookPlace place = placeOf(number);
    const BitWord* row = m_chunks[place.chunk].row(m_layout.almost[indexOf(combination)]);
    return (row[place.word] >> place.shift & 1U) != 0;
}

void CardBook::close(PrizeKind combination) {
    const std::size_t kind = indexOf(combination);
    m_open[kind] = false;
    m_winners[kind].clear();
}

bool CardBook::isClosed(PrizeKind combination) const {
    return m_settings.plays(combination) && !isOpen(combination);
}

void CardBook::clear() {
    m_size = 0;
    m_taken.clear();
    m_aside.clear();
    m_drawn = {};
    m_drawnCount = 0;
    for (std::size_t kind = 0; kind < kCombinations; ++kind) {
        m_open[kind] = m_settings.prizes[kind].has_value();
        m_winners[kind].clear();
        m_almost[kind] = 0;
    }
}

std::size_t CardBook::memory() const {
    std::size_t bytes = sizeof(*this) + m_taken.memory() + m_chunks.capacity() * sizeof(Chunk) +
                        m_aside.capacity() * sizeof(m_aside[0]) +
                        m_layout.counters.capacity() * sizeof(BookCounter) +
                        (m_layout.lines.capacity() + m_layout.columns.capacity()) * sizeof(std::size_t);
    for (const Chunk& chunk : m_chunks) {
        bytes += chunk.bits.capacity() * sizeof(BitWord);
    }
    for (const std::vector<CardNumber>& winners : m_winners) {
        bytes += winners.capacity() * sizeof(CardNumber);
    }
    return bytes;
}

bool operator==(const CardBook& a, const CardBook& b) {
    if (a.m_settings.variant != b.m_settings.variant || a.m_size != b.m_size || a.m_drawn != b.m_drawn ||
        a.m_open != b.m_open || a.m_aside != b.m_aside) {
        return false;
    }
    for (std::size_t i = 0; i < a.m_chunks.size() && a.m_chunks[i].before < a.m_size; ++i) {
        const BitWord* members = a.m_chunks[i].row(0);
        if (!std::equal(members, a.m_chunks[i].row(a.m_layout.memberRows), b.m_chunks[i].row(0))) {
            return false;
        }
    }
    return true;
}

void CardBook::openChunk() {
    const BookPlace next = placeOf(m_size + 1);
    if (next.word != 0 || next.shift != 0) {
        return;
    }
    if (next.chunk == m_chunks.size()) {
        const std::size_t words = next.chunk == 0 ? kFirstChunkWords : kChunkWords;
        m_chunks.push_back({.before = m_size, .words = words, .bits = BitRows(m_layout.rows * words)});
    } else {
        Chunk& chunk = m_chunks[next.chunk];
        std::fill(chunk.row(0), chunk.row(m_layout.memberRows), 0);
    }
}

// The effect of a number on all cards of a book.

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
