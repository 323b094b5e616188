// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/random_stream.h"

#include <sodium.h>

namespace mesaviva {

namespace {
constexpr std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES> kNoNonce{};
constexpr std::size_t kCipherBlock = 64;
} // namespace

RandomStream::RandomStream(const Seed& seed, std::string_view name) {
    // The same numbers come without it, but from slower code.
    static const int kFastBackEndsChosen = sodium_init();
    static_cast<void>(kFastBackEndsChosen);
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, m_key.size());
    crypto_generichash_update(&state, seed.data(), seed.size());
    for (char c : name) {
        const auto byte = static_cast<std::uint8_t>(c);
        crypto_generichash_update(&state, &byte, 1);
    }
    crypto_generichash_final(&state, m_key.data(), m_key.size());
}

std::uint32_t RandomStream::below(std::uint32_t bound) {
    // The number of words that would make some remainders likelier than others: 2^32 modulo bound.
    const std::uint32_t surplus = (0U - bound) % bound;
    const std::uint32_t limit = 0U - surplus; // 0 stands for 2^32: nothing to reject
    std::uint32_t word = nextWord();
    while (limit != 0 && word >= limit) {
        word = nextWord();
    }
    return word % bound;
}

std::uint64_t RandomStream::below64(std::uint64_t bound) {
    const auto next = [this] {
        const std::uint64_t low = nextWord();
        return low | std::uint64_t{nextWord()} << 32U;
    };
    const std::uint64_t surplus = (std::uint64_t{0} - bound) % bound;
    const std::uint64_t limit = std::uint64_t{0} - surplus;
    std::uint64_t word = next();
    while (limit != 0 && word >= limit) {
        word = next();
    }
    return word % bound;
}

std::uint32_t RandomStream::nextWord() {
    if (m_used == m_block.size()) {
        refill();
    }
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        word |= static_cast<std::uint32_t>(m_block[m_used + i]) << (8 * i);
    }
    m_used += 4;
    return word;
}

void RandomStream::refill() {
    m_block.fill(0);
    crypto_stream_chacha20_xor_ic(m_block.data(), m_block.data(), m_block.size(), kNoNonce.data(), m_counter,
                                  m_key.data());
    m_counter += m_block.size() / kCipherBlock;
    m_used = 0;
}

} // namespace mesaviva
