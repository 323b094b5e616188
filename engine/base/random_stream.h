// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace mesaviva {

/// The streams derived from a round's seed; each is independent of the others.
namespace stream_name {
inline constexpr std::string_view kOutcome = "outcome"; ///< deck, pocket, balls and cards
inline constexpr std::string_view kPlayers = "players"; ///< decisions of simulated players
inline constexpr std::string_view kLook = "look";       ///< details that are only visible on screen
} // namespace stream_name

/// An endless stream of unbiased numbers, the same on every platform and for every buffer size.
///
/// ChaCha20 with an all-zero nonce, keyed with BLAKE2b-256 of the seed's bytes followed by the stream's name.
/// The key stream is read as 32-bit words, least significant byte first.
template <std::size_t BufferBytes>
class BufferedStream {
public:
    BufferedStream(const Seed& seed, std::string_view name);

    /// Returns a number from 0 to `bound` - 1, each equally likely: words at or above the largest multiple of
    /// `bound` are discarded. `bound` must not be 0.
    std::uint32_t below(std::uint32_t bound) {
        std::uint32_t word = nextWord();
        // The largest multiple is above 2^32 - bound, so almost every word passes the first comparison.
        while (word > 0U - bound && isSurplus(word, bound)) {
            word = nextWord();
        }
        return word % bound;
    }

    /// Like below() for larger bounds; uses two words for each number, the less significant word first.
    std::uint64_t below64(std::uint64_t bound);

    /// Returns the next 32 bits of the key stream; for tests of the stream itself.
    std::uint32_t word() { return nextWord(); }

private:
    // The last 2^32 modulo bound words would make some remainders likelier than others.
    static bool isSurplus(std::uint32_t word, std::uint32_t bound) {
        const std::uint32_t surplus = (0U - bound) % bound;
        return surplus != 0 && word >= 0U - surplus;
    }
    std::uint32_t nextWord() {
        if (m_used == BufferBytes) {
            refill();
        }
        std::uint32_t word = 0;
        if constexpr (std::endian::native == std::endian::little) {
            std::memcpy(&word, m_block.data() + m_used,
                        sizeof word); // a single load, which compilers do not make of the loop below
        } else {
            for (std::size_t i = 0; i < 4; ++i) {
                word |= static_cast<std::uint32_t>(m_block[m_used + i]) << (8 * i);
            }
        }
        m_used += 4;
        return word;
    }
    void refill();

    std::array<std::uint8_t, 32> m_key{};
    std::array<std::uint8_t, BufferBytes> m_block{};
    std::size_t m_used = BufferBytes;
    std::uint64_t m_counter = 0;
};

/// The stream of one round.
using RandomStream = BufferedStream<256>;
/// A stream for large amounts of numbers.
using LongStream = BufferedStream<4096>;

extern template class BufferedStream<256>;
extern template class BufferedStream<4096>;

} // namespace mesaviva
