// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/key_set.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace mesaviva::bingo {

namespace {

constexpr std::uint64_t kDenseBound = std::uint64_t{1} << 24U; // two megabytes of bits
constexpr std::size_t kFirstSlots = 64;

} // namespace

KeySet::KeySet(std::uint64_t bound) {
    if (bound <= kDenseBound) {
        m_words.resize(static_cast<std::size_t>((bound + 63) / 64));
    } else {
        grow(kFirstSlots);
    }
}

bool KeySet::has(std::uint64_t key) const {
    if (isDense()) {
        return (m_words[key / 64] >> (key % 64) & 1U) != 0;
    }
    return m_words[slotOf(key + 1)] != 0;
}

bool KeySet::insert(std::uint64_t key) {
    if (isDense()) {
        const std::uint64_t bit = std::uint64_t{1} << (key % 64);
        return (std::exchange(m_words[key / 64], m_words[key / 64] | bit) & bit) == 0;
    }
    std::uint64_t& slot = m_words[slotOf(key + 1)];
    if (slot != 0) {
        return false;
    }
    slot = key + 1;
    reserve(++m_count);
    return true;
}

void KeySet::prefetch([[maybe_unused]] std::uint64_t key) const {
#if defined(__GNUC__)
    __builtin_prefetch(&m_words[isDense() ? key / 64 : firstSlotOf(key + 1)], 1);
#endif
}

void KeySet::reserve(std::uint64_t count) {
    // Never more than two thirds full, to keep searches short.
    if (!isDense() && count > m_words.size() / 3 * 2) {
        grow(std::bit_ceil(static_cast<std::size_t>(count + count / 2 + 1)));
    }
}

void KeySet::clear() {
    std::fill(m_words.begin(), m_words.end(), 0);
    m_count = 0;
}

std::size_t KeySet::firstSlotOf(std::uint64_t entry) const {
    // Fibonacci hashing: keys are dense in places, the top bits of their products aren't.
    return static_cast<std::size_t>(entry * 0x9E37'79B9'7F4A'7C15U >> m_shift);
}

std::size_t KeySet::slotOf(std::uint64_t entry) const {
    std::size_t slot = firstSlotOf(entry);
    while (m_words[slot] != 0 && m_words[slot] != entry) {
        slot = (slot + 1) & (m_words.size() - 1);
    }
    return slot;
}

void KeySet::grow(std::size_t slots) {
    const std::vector<std::uint64_t> old = std::exchange(m_words, std::vector<std::uint64_t>(slots));
    m_shift = 64 - static_cast<unsigned>(std::countr_zero(slots));
    for (const std::uint64_t entry : old) {
        if (entry != 0) {
            m_words[slotOf(entry)] = entry;
        }
    }
}

} // namespace mesaviva::bingo
