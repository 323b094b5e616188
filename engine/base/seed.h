// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva {

/// The 32 bytes from which all chance of one round follows.
using Seed = std::array<std::uint8_t, 32>;

/// A SHA-256 digest.
using Digest = std::array<std::uint8_t, 32>;

/// Returns a new seed from the operating system's generator. For drivers only; the engine's rules never call
/// it.
Seed systemSeed();

/// Returns the seed of round `round` (from 1) of a scenario with the seed `master`: SHA-256 of the master's
/// bytes and the round number as 8 bytes, most significant first.
Seed roundSeed(const Seed& master, std::uint64_t round);

/// Returns the commitment published before a round: SHA-256 of the text `mesaviva.round/1`, the round number
/// as 8 bytes (most significant first) and the seed. Anybody who gets the seed afterwards can check that it
/// was not changed.
Digest commitment(const Seed& seed, std::uint64_t round);

/// A running round's seed, and what players have contributed to it.
class JointSeed {
public:
    /// A round opens with this seed of the table's own, the one that it has committed to.
    void open(const Seed& own) {
        m_own = own;
        m_contributions.clear();
    }
    /// Adds a contribution; to be called in the order of their events.
    void contribute(const Seed& seed) { m_contributions.push_back(seed); }

    /// The table's own seed, which the close reveals.
    const Seed& own() const { return m_own; }
    /// The seed from which the outcome follows: SHA-256 of the text `mesaviva.joint/1`, the table's own seed
    /// and the contributions; without any, the table's own seed.
    Seed ofOutcome() const;

private:
    Seed m_own{};
    std::vector<Seed> m_contributions;
};

/// Commitment of a round whose chance nobody needs to check (simulations). It commits to no seed, so a record
/// that contains it does not verify.
inline constexpr Digest kUnproven{};

/// Returns whether `seed` matches the commitment of the round; any seed matches kUnproven.
bool matchesCommitment(const Digest& commitment, const Seed& seed, std::uint64_t round);

/// Returns lower-case hexadecimal text, two digits a byte.
std::string toHex(const std::array<std::uint8_t, 32>& bytes);

/// Parses 64 hexadecimal digits, upper or lower case; nothing for any other text.
std::optional<Seed> seedFromHex(std::string_view hex);

/// Returns the SHA-256 (FIPS 180-4) of `bytes`, computed by OpenSSL's libcrypto with the processor's
/// instructions for it. Thread-safe.
Digest sha256(std::span<const std::uint8_t> bytes);

/// Returns the seed of a round, counted from 1.
using SeedSource = std::function<Seed(std::uint64_t round)>;

/// Returns a source of new seeds from the system's generator.
SeedSource systemSeeds();
/// Returns a source of seeds derived from one master seed (roundSeed()).
SeedSource derivedSeeds(const Seed& master);

} // namespace mesaviva
