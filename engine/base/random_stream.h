// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/seed.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mesaviva {

/// The streams that a round's seed feeds; each is independent of the others.
namespace stream_name {
inline constexpr std::string_view kOutcome = "outcome"; ///< deck, pocket, balls and cards
inline constexpr std::string_view kPlayers = "players"; ///< what simulated players do
inline constexpr std::string_view kLook = "look";       ///< what only the eye sees
} // namespace stream_name

/// An endless stream of unbiased numbers, the same on every platform.
///
/// ChaCha20 with an all-zero nonce, keyed with BLAKE2b-256 of the seed's bytes followed by the stream's name.
/// 32-bit words are read from the key stream least significant byte first.
class RandomStream {
public:
    RandomStream(const Seed& seed, std::string_view name);

    /// A number from 0 to `bound` - 1, every one equally likely: words at or above the largest multiple of
    /// `bound` are thrown away and the next is taken. `bound` must not be 0.
    std::uint32_t below(std::uint32_t bound);

    /// The same for larger bounds, from two words at a time, the less significant first.
    std::uint64_t below64(std::uint64_t bound);

private:
    std::uint32_t nextWord();
    void refill();

    std::array<std::uint8_t, 32> m_key{};
    std::array<std::uint8_t, 256> m_block{};
    std::size_t m_used = 256;
    std::uint64_t m_counter = 0;
};

} // namespace mesaviva
