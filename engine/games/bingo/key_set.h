// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mesaviva::bingo {

/// A set of numbers below a bound: one bit each where the bound is small, else a table with open addressing.
class KeySet {
public:
    /// An empty set of numbers from 0 to `bound` - 1.
    explicit KeySet(std::uint64_t bound);

    bool has(std::uint64_t key) const;
    /// Returns whether it is new.
    bool insert(std::uint64_t key);
    /// Fetches what insert() of that number will need from memory.
    void prefetch(std::uint64_t key) const;
    /// Makes room for so many numbers in all.
    void reserve(std::uint64_t count);
    /// Forgets all numbers; keeps its memory.
    void clear();
    /// How many bytes it holds.
    std::size_t memory() const { return m_words.capacity() * sizeof(std::uint64_t); }

private:
    bool isDense() const { return m_shift == 0; }
    std::size_t firstSlotOf(std::uint64_t entry) const;
    std::size_t slotOf(std::uint64_t entry) const;
    void grow(std::size_t slots);

    std::vector<std::uint64_t> m_words; ///< bits, or slots that hold a number + 1, or 0
    std::uint64_t m_count = 0;
    unsigned m_shift = 0; ///< 64 less the bits of a slot's index; 0: one bit for each number
};

} // namespace mesaviva::bingo
