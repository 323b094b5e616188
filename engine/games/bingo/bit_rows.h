// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Logic on rows of bits, one bit for each card, 64 cards a word: the inner loops of CardBook.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

namespace mesaviva::bingo {

/// 64 cards' bits.
using BitWord = std::uint64_t;

/// Starts memory at a cache line, where the widest vectors load fastest.
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

/// Which cards have one or more of several combinations, two or more, and which lack one number for some.
struct Standing {
    BitWord* once;
    BitWord* twice;
    BitWord* almost;
};

/// What settle() finds.
struct Settlement {
    std::uint32_t almost = 0; ///< how many cards are one number short
    bool fresh = false;       ///< whether any card has just completed the combination
};

/// to = a | b.
void unite(BitWord* to, const BitWord* a, const BitWord* b, std::size_t words);
/// to |= a & b.
void addCommon(BitWord* to, const BitWord* a, const BitWord* b, std::size_t words);
/// to |= a & b & ~c.
void addCommonWithout(BitWord* to, const BitWord* a, const BitWord* b, const BitWord* c, std::size_t words);
/// Takes one from the counters of the cards in `by`. The planes follow each other, lowest bits first.
void countDown(BitWord* planes, int count, const BitWord* by, std::size_t words);
/// Adds what a counter says to a standing. `one`, where it is given, gets the cards that lack one number.
void fold(const BitWord* planes, int count, const Standing& standing, BitWord* one, std::size_t words);
/// Adds `complete` to `done`; `fresh` gets those that are new. `almostDone` gets the cards of `almost` that
/// are not done.
Settlement settle(const BitWord* complete, const BitWord* almost, BitWord* done, BitWord* almostDone,
                  BitWord* fresh, std::size_t words);

} // namespace mesaviva::bingo
