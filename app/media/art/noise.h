// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <cstdint>

namespace mesaviva::art {

/// A 32-bit hash of a lattice point, the same on every platform, so that pictures never differ.
[[nodiscard]] constexpr std::uint32_t latticeHash(std::uint32_t x, std::uint32_t y,
                                                  std::uint32_t seed) noexcept {
    std::uint32_t h = x * 0x8DA6B343U ^ y * 0xD8163841U ^ seed * 0xCB1AB31FU;
    h ^= h >> 16U;
    h *= 0x7FEB352DU;
    h ^= h >> 15U;
    h *= 0x846CA68BU;
    h ^= h >> 16U;
    return h;
}

/// latticeHash() as a number in [-1, 1].
[[nodiscard]] constexpr double latticeValue(std::uint32_t x, std::uint32_t y, std::uint32_t seed) noexcept {
    return static_cast<double>(latticeHash(x, y, seed)) / 2147483647.5 - 1.0;
}

/// Smooth noise in [-1, 1] that repeats every `periodX` by `periodY` lattice cells, both powers of two.
[[nodiscard]] double smoothNoise(double x, double y, std::uint32_t periodX, std::uint32_t periodY,
                                 std::uint32_t seed) noexcept;

/// Seamless tiles to overlay on a plain fill: black or white with a small alpha. Created once, thread-safe.
/// Their pixels must match device pixels one to one.
[[nodiscard]] const QImage& clothTile();
[[nodiscard]] const QImage& woodTile();
[[nodiscard]] const QImage& leatherTile();

} // namespace mesaviva::art
