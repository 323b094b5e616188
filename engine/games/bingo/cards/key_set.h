// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mesaviva::bingo {

/// A set of numbers below a bound: one bit per number if the bound is small, else a hash table with open
/// addressing.
class KeySet {
public:
    /// An empty set of numbers from 0 to `bound` - 1.
    explicit KeySet(std::uint64_t bound);

    bool has(std::uint64_t key) const;
    /// Adds a number; returns whether it is new.
    bool insert(std::uint64_t key);
    /// Prefetches the memory that insert() of that number will need.
    void prefetch(std::uint64_t key) const;
    /// Makes room for this many numbers in total.
    void reserve(std::uint64_t count);
    /// Removes all numbers; keeps the memory.
    void clear();
    /// The memory in bytes.
    std::size_t memory() const { return m_words.capacity() * sizeof(std::uint64_t); }

private:
    bool isDense() const { return m_shift == 0; }
    std::size_t firstSlotOf(std::uint64_t entry) const;
    std::size_t slotOf(std::uint64_t entry) const;
    void grow(std::size_t slots);

    std::vector<std::uint64_t> m_words; ///< bits, or slots that contain a number + 1 or 0
    std::uint64_t m_count = 0;
    unsigned m_shift = 0; ///< 64 minus the number of bits in a slot's index; 0: one bit per number
};

} // namespace mesaviva::bingo
