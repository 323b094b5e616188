// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Logic on rows of bits, one bit per card, 64 cards per word: the inner loops of CardBook.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

namespace mesaviva::bingo {

/// The bits of 64 cards.
using BitWord = std::uint64_t;

/// Aligns memory to cache lines, where the widest vectors load fastest.
template <class T>
struct LineAllocator {
    using value_type = T;
    static constexpr std::align_val_t kLine{64};

    LineAllocator() = default;
    template <class U>
    explicit LineAllocator(const LineAllocator<U>& /*other*/) {}

    T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), kLine)); }
    void deallocate(T* memory, std::size_t /*count*/) { ::operator delete(memory, kLine); }
    friend bool operator==(const LineAllocator&, const LineAllocator&) { return true; }
};

using BitRows = std::vector<BitWord, LineAllocator<BitWord>>;

/// Which cards have at least one of several combinations, at least two, and which lack one number for any of
/// them.
struct Standing {
    BitWord* once;
    BitWord* twice;
    BitWord* almost;
};

/// The result of settle().
struct Settlement {
    std::uint32_t almost = 0; ///< the number of cards that lack one number
    bool fresh = false;       ///< whether any card has just completed the combination
};

/// to = a | b.
void unite(BitWord* to, const BitWord* a, const BitWord* b, std::size_t words);
/// to |= a & b.
void addCommon(BitWord* to, const BitWord* a, const BitWord* b, std::size_t words);
/// to |= a & b & ~c.
void addCommonWithout(BitWord* to, const BitWord* a, const BitWord* b, const BitWord* c, std::size_t words);
/// Subtracts one from the counters of the cards in `by`. The planes are consecutive, lowest bits first.
void countDown(BitWord* planes, int count, const BitWord* by, std::size_t words);
/// Adds a counter's result to a standing. `one`, if given, receives the cards that lack one number.
void fold(const BitWord* planes, int count, const Standing& standing, BitWord* one, std::size_t words);
/// Adds `complete` to `done`; `fresh` receives the new ones. `almostDone` receives the cards of `almost` that
/// aren't done.
Settlement settle(const BitWord* complete, const BitWord* almost, BitWord* done, BitWord* almostDone,
                  BitWord* fresh, std::size_t words);

} // namespace mesaviva::bingo
