// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/base/seed.h"

#include "engine/base/check.h"

// Not EVP: that needs a context, kept for each thread and freed with it, which crashes in programs that MinGW
// compiled.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
#include <sodium.h>

#include <algorithm>

namespace mesaviva {

Digest sha256(std::span<const std::uint8_t> bytes) {
    Digest digest{};
    SHA256_CTX state;
    check(SHA256_Init(&state) == 1 && SHA256_Update(&state, bytes.data(), bytes.size()) == 1 &&
              SHA256_Final(digest.data(), &state) == 1,
          "SHA-256 failed");
    return digest;
}

static_assert(std::tuple_size_v<Digest> == crypto_hash_sha256_BYTES);

namespace {

std::array<std::uint8_t, 8> bigEndian(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(number >> (8 * (bytes.size() - 1 - i)));
    }
    return bytes;
}

template <class... Parts>
Digest hashOf(const Parts&... parts) {
    std::array<std::uint8_t, (0 + ... + std::tuple_size_v<Parts>)> all{};
    auto end = all.begin();
    ((end = std::copy(parts.begin(), parts.end(), end)), ...);
    return sha256(all);
}

} // namespace

Seed systemSeed() {
    Seed seed{};
    // Safe before sodium_init(), which only selects faster code; randombytes initialises itself.
    randombytes_buf(seed.data(), seed.size());
    return seed;
}

Seed roundSeed(const Seed& master, std::uint64_t round) { return hashOf(master, bigEndian(round)); }

Digest commitment(const Seed& seed, std::uint64_t round) {
    static constexpr std::array<std::uint8_t, 16> kTag = {'m', 'e', 's', 'a', 'v', 'i', 'v', 'a',
                                                          '.', 'r', 'o', 'u', 'n', 'd', '/', '1'};
    return hashOf(kTag, bigEndian(round), seed);
}

Seed JointSeed::ofOutcome() const {
    if (m_contributions.empty()) {
        return m_own;
    }
    static constexpr std::string_view kTag = "mesaviva.joint/1";
    std::vector<std::uint8_t> all(kTag.begin(), kTag.end());
    all.insert(all.end(), m_own.begin(), m_own.end());
    for (const Seed& seed : m_contributions) {
        all.insert(all.end(), seed.begin(), seed.end());
    }
    return sha256(all);
}

bool matchesCommitment(const Digest& committed, const Seed& seed, std::uint64_t round) {
    return committed == kUnproven || commitment(seed, round) == committed;
}

std::string toHex(const std::array<std::uint8_t, 32>& bytes) {
    std::string text(bytes.size() * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<Seed> seedFromHex(std::string_view hex) {
    Seed seed{};
    std::size_t length = 0;
    const char* end = nullptr;
    if (hex.size() != seed.size() * 2 ||
        sodium_hex2bin(seed.data(), seed.size(), hex.data(), hex.size(), nullptr, &length, &end) != 0 ||
        length != seed.size() || end != hex.data() + hex.size()) {
        return std::nullopt;
    }
    return seed;
}

SeedSource systemSeeds() {
    return [](std::uint64_t) { return systemSeed(); };
}

SeedSource derivedSeeds(const Seed& master) {
    return [master](std::uint64_t round) { return roundSeed(master, round); };
}

} // namespace mesaviva
