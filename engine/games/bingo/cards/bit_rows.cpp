// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/cards/bit_rows.h"

#include "engine/base/check.h"

#include <bit>

// Where the toolchain allows it, each loop is compiled twice, and the program uses the faster version that
// the processor supports. Sanitizers' start-up code runs too late for that choice.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define MESAVIVA_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define MESAVIVA_SANITIZED
#endif
#if defined(__GNUC__) && (!defined(__clang__) || __clang_major__ >= 14) && defined(__x86_64__) &&            \
    defined(__ELF__) && defined(__GLIBC__) && !defined(__AVX2__) && !defined(MESAVIVA_SANITIZED)
#define MESAVIVA_VECTORS __attribute__((target_clones("avx2", "default")))
#else
#define MESAVIVA_VECTORS
#endif

// Rows overlap only word by word.
#if defined(__clang__)
#define MESAVIVA_EACH_WORD _Pragma("clang loop vectorize(assume_safety)")
#elif defined(__GNUC__)
#define MESAVIVA_EACH_WORD _Pragma("GCC ivdep")
#else
#define MESAVIVA_EACH_WORD
#endif

#if defined(__GNUC__)
#define MESAVIVA_INLINE __attribute__((always_inline)) inline
#else
#define MESAVIVA_INLINE inline
#endif

namespace mesaviva::bingo {

namespace {

MESAVIVA_INLINE void takeOne(BitWord& plane, BitWord& borrow) {
    const BitWord before = plane;
    plane = before ^ borrow;
    borrow &= ~before;
}

template <int kPlanes>
MESAVIVA_INLINE void countDownPlanes(BitWord* planes, const BitWord* by, std::size_t words) {
    MESAVIVA_EACH_WORD
    for (std::size_t i = 0; i < words; ++i) {
        BitWord borrow = by[i];
        takeOne(planes[i], borrow);
        if constexpr (kPlanes > 1) {
            takeOne(planes[words + i], borrow);
        }
        if constexpr (kPlanes > 2) {
            takeOne(planes[2 * words + i], borrow);
        }
        if constexpr (kPlanes > 3) {
            takeOne(planes[3 * words + i], borrow);
        }
        if constexpr (kPlanes > 4) {
            takeOne(planes[4 * words + i], borrow);
        }
    }
}

template <int kPlanes, bool kWritesOne>
MESAVIVA_INLINE void foldPlanes(const BitWord* planes, const Standing& standing, BitWord* one,
                                std::size_t words) {
    BitWord* const once = standing.once;
    BitWord* const twice = standing.twice;
    BitWord* const almost = standing.almost;
    MESAVIVA_EACH_WORD
    for (std::size_t i = 0; i < words; ++i) {
        BitWord high = 0;
        if constexpr (kPlanes > 1) {
            high |= planes[words + i];
        }
        if constexpr (kPlanes > 2) {
            high |= planes[2 * words + i];
        }
        if constexpr (kPlanes > 3) {
            high |= planes[3 * words + i];
        }
        if constexpr (kPlanes > 4) {
            high |= planes[4 * words + i];
        }
        const BitWord complete = ~(high | planes[i]);
        const BitWord lacksOne = planes[i] & ~high;
        twice[i] |= once[i] & complete;
        once[i] |= complete;
        almost[i] |= lacksOne;
        if constexpr (kWritesOne) {
            one[i] = lacksOne;
        }
    }
}

template <int kPlanes>
MESAVIVA_INLINE void foldPlanes(const BitWord* planes, const Standing& standing, BitWord* one,
                                std::size_t words) {
    if (one != nullptr) {
        foldPlanes<kPlanes, true>(planes, standing, one, words);
    } else {
        foldPlanes<kPlanes, false>(planes, standing, one, words);
    }
}

} // namespace

MESAVIVA_VECTORS
void unite(BitWord* to, const BitWord* a, const BitWord* b, std::size_t words) {
    MESAVIVA_EACH_WORD
    for (std::size_t i = 0; i < words; ++i) {
        to[i] = a[i] | b[i];
    }
}

MESAVIVA_VECTORS
void addCommon(BitWord* to, const BitWord* a, const BitWord* b, std::size_t words) {
    MESAVIVA_EACH_WORD
    for (std::size_t i = 0; i < words; ++i) {
        to[i] |= a[i] & b[i];
    }
}

MESAVIVA_VECTORS
void addCommonWithout(BitWord* to, const BitWord* a, const BitWord* b, const BitWord* c, std::size_t words) {
    MESAVIVA_EACH_WORD
    for (std::size_t i = 0; i < words; ++i) {
        to[i] |= a[i] & b[i] & ~c[i];
    }
}

MESAVIVA_VECTORS
void countDown(BitWord* planes, int count, const BitWord* by, std::size_t words) {
    switch (count) {
    case 1: return countDownPlanes<1>(planes, by, words);
    case 2: return countDownPlanes<2>(planes, by, words);
    case 3: return countDownPlanes<3>(planes, by, words);
    case 4: return countDownPlanes<4>(planes, by, words);
    case 5: return countDownPlanes<5>(planes, by, words);
    default: contractBroken("a counter of too many planes");
    }
}

MESAVIVA_VECTORS
void fold(const BitWord* planes, int count, const Standing& standing, BitWord* one, std::size_t words) {
    switch (count) {
    case 1: return foldPlanes<1>(planes, standing, one, words);
    case 2: return foldPlanes<2>(planes, standing, one, words);
    case 3: return foldPlanes<3>(planes, standing, one, words);
    case 4: return foldPlanes<4>(planes, standing, one, words);
    case 5: return foldPlanes<5>(planes, standing, one, words);
    default: contractBroken("a counter of too many planes");
    }
}

MESAVIVA_VECTORS
Settlement settle(const BitWord* complete, const BitWord* almost, BitWord* done, BitWord* almostDone,
                  BitWord* fresh, std::size_t words) {
    BitWord anyFresh = 0;
    BitWord anyAlmost = 0;
    MESAVIVA_EACH_WORD
    for (std::size_t i = 0; i < words; ++i) {
        const BitWord isNew = complete[i] & ~done[i];
        fresh[i] = isNew;
        anyFresh |= isNew;
        done[i] |= isNew;
        almostDone[i] = almost[i] & ~done[i];
        anyAlmost |= almostDone[i];
    }
    Settlement settlement{.almost = 0, .fresh = anyFresh != 0};
    if (anyAlmost != 0) {
        for (std::size_t i = 0; i < words; ++i) {
            settlement.almost += static_cast<std::uint32_t>(std::popcount(almostDone[i]));
        }
    }
    return settlement;
}

} // namespace mesaviva::bingo
