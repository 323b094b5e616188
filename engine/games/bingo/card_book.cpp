// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/card_book.h"

#include "engine/base/check.h"
#include "engine/games/bingo/cards/card_maker.h"

#include <algorithm>
#include <bit>

namespace mesaviva::bingo {

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

} // namespace mesaviva::bingo
