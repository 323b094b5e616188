// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/random_stream.h"

#include <sodium.h>

namespace mesaviva {

namespace {
constexpr std::array<std::uint8_t, crypto_stream_chacha20_NONCEBYTES> kNoNonce{};
constexpr std::size_t kCipherBlock = 64;
} // namespace

template <std::size_t BufferBytes>
BufferedStream<BufferBytes>::BufferedStream(const Seed& seed, std::string_view name) {
    // The numbers are the same without this call, but slower to compute.
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

template <std::size_t BufferBytes>
std::uint64_t BufferedStream<BufferBytes>::below64(std::uint64_t bound) {
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

template <std::size_t BufferBytes>
void BufferedStream<BufferBytes>::refill() {
    m_block.fill(0);
    crypto_stream_chacha20_xor_ic(m_block.data(), m_block.data(), m_block.size(), kNoNonce.data(), m_counter,
                                  m_key.data());
    m_counter += m_block.size() / kCipherBlock;
    m_used = 0;
}

template class BufferedStream<256>;
template class BufferedStream<4096>;

} // namespace mesaviva
