// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva {

/// 32 bytes from which all chance of one round follows.
using Seed = std::array<std::uint8_t, 32>;

/// A SHA-256 digest.
using Digest = std::array<std::uint8_t, 32>;

/// A fresh seed from the operating system's generator. For drivers; the engine's rules never call it.
Seed systemSeed();

/// The seed of round `round` (counted from 1) of a scenario with the seed `master`: SHA-256 of the master's
/// bytes and the number as 8 bytes, most significant first.
Seed roundSeed(const Seed& master, std::uint64_t round);

/// What is published before a round: SHA-256 of the text `mesaviva.round/1`, the round's number as 8 bytes,
/// most significant first, and the seed. Who sees the seed afterwards can check that it was not changed.
Digest commitment(const Seed& seed, std::uint64_t round);

/// What a round opens with whose chance nobody has to be able to check: simulations. No seed is committed to
/// by it, so that a record that has it does not verify.
inline constexpr Digest kUnproven{};

/// Whether `seed` is what the round was committed to; any is where it was committed to none (kUnproven).
bool isKept(const Digest& commitment, const Seed& seed, std::uint64_t round);

/// Lower-case hexadecimal, two digits a byte.
std::string toHex(const std::array<std::uint8_t, 32>& bytes);

/// Reads 64 hexadecimal digits, upper or lower case; nothing for any other text.
std::optional<Seed> seedFromHex(std::string_view hex);

} // namespace mesaviva
