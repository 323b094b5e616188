// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/sha256.h"

#include <sodium.h>

#if defined(__x86_64__) && defined(__GNUC__)
#define MESAVIVA_SHA_EXTENSIONS
#include <cpuid.h>
#include <immintrin.h>
#endif

#include <array>
#include <cstddef>
#include <cstring>

namespace mesaviva {

#ifdef MESAVIVA_SHA_EXTENSIONS

namespace {

constexpr std::size_t kBlock = 64;

alignas(16) constexpr std::array<std::uint32_t, 64> kRound = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

bool hasShaExtensions() {
    unsigned a = 0;
    unsigned b = 0;
    unsigned c = 0;
    unsigned d = 0;
    constexpr unsigned kSha = 1U << 29U;
    constexpr unsigned kSse41 = 1U << 19U;
    constexpr unsigned kSsse3 = 1U << 9U;
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d) == 0 || (b & kSha) == 0) {
        return false;
    }
    return __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & kSse41) != 0 && (c & kSsse3) != 0;
}

// The eight words of the state, as the instructions want them: a b e f and c d g h.
struct Halves {
    __m128i abef;
    __m128i cdgh;
};

const __m128i* at(const void* bytes) { return static_cast<const __m128i*>(bytes); }

__attribute__((target("sha,sse4.1,ssse3"))) void compress(Halves& state, const std::uint8_t* data,
                                                          std::size_t blocks) {
    const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    for (; blocks > 0; --blocks, data += kBlock) {
        const Halves before = state;
        __m128i words[4]; // NOLINT(modernize-avoid-c-arrays): std::array drops the type's alignment
        for (std::size_t i = 0; i < 4; ++i) {
            words[i] = _mm_shuffle_epi8(_mm_loadu_si128(at(data + 16 * i)), swap);
        }
#pragma GCC unroll 16
        for (std::size_t i = 0; i < 16; ++i) { // four rounds each
            __m128i sum = _mm_add_epi32(words[i % 4], _mm_load_si128(at(&kRound[4 * i])));
            state.cdgh = _mm_sha256rnds2_epu32(state.cdgh, state.abef, sum);
            sum = _mm_shuffle_epi32(sum, 0x0E);
            state.abef = _mm_sha256rnds2_epu32(state.abef, state.cdgh, sum);
            if (i < 12) { // the words of the rounds four groups on
                __m128i next = _mm_sha256msg1_epu32(words[i % 4], words[(i + 1) % 4]);
                next = _mm_add_epi32(next, _mm_alignr_epi8(words[(i + 3) % 4], words[(i + 2) % 4], 4));
                words[i % 4] = _mm_sha256msg2_epu32(next, words[(i + 3) % 4]);
            }
        }
        state.abef = _mm_add_epi32(state.abef, before.abef);
        state.cdgh = _mm_add_epi32(state.cdgh, before.cdgh);
    }
}

__attribute__((target("sha,sse4.1,ssse3"))) Digest sha256WithExtensions(std::span<const std::uint8_t> bytes) {
    Halves state{
        _mm_set_epi32(0x6a09e667, static_cast<int>(0xbb67ae85), 0x510e527f, static_cast<int>(0x9b05688c)),
        _mm_set_epi32(0x3c6ef372, static_cast<int>(0xa54ff53a), 0x1f83d9ab, 0x5be0cd19)};
    const std::size_t whole = bytes.size() / kBlock;
    compress(state, bytes.data(), whole);
    // What is left, a one, zeros, and the length in bits.
    std::array<std::uint8_t, 2 * kBlock> tail{};
    const std::size_t left = bytes.size() % kBlock;
    if (left > 0) {
        std::memcpy(tail.data(), bytes.data() + whole * kBlock, left);
    }
    tail[left] = 0x80;
    const std::size_t blocks = left < kBlock - 8 ? 1 : 2;
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    for (std::size_t i = 0; i < 8; ++i) {
        tail[blocks * kBlock - 1 - i] = static_cast<std::uint8_t>(bits >> (8 * i));
    }
    compress(state, tail.data(), blocks);
    alignas(16) std::array<std::uint32_t, 8> words{}; // f e b a h g d c
    _mm_store_si128(static_cast<__m128i*>(static_cast<void*>(words.data())), state.abef);
    _mm_store_si128(static_cast<__m128i*>(static_cast<void*>(words.data() + 4)), state.cdgh);
    constexpr std::array<std::size_t, 8> kPlace = {3, 2, 7, 6, 1, 0, 5, 4}; // of a b c d e f g h
    Digest digest{};
    for (std::size_t i = 0; i < digest.size(); ++i) {
        digest[i] = static_cast<std::uint8_t>(words[kPlace[i / 4]] >> (24 - 8 * (i % 4)));
    }
    return digest;
}

} // namespace

#endif

Digest sha256(std::span<const std::uint8_t> bytes) {
#ifdef MESAVIVA_SHA_EXTENSIONS
    static const bool kHasThem = hasShaExtensions();
    if (kHasThem) {
        return sha256WithExtensions(bytes);
    }
#endif
    Digest digest{};
    crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
    return digest;
}

} // namespace mesaviva
