// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace mesaviva::roulette {

/// The colour of a pocket or a number (O6b, R6, M1.4, M1.5).
enum class Colour : std::uint8_t { red, black, green };

/// The colour's key: `red`, `black`, `green`.
std::string_view name(Colour colour);

/// One number of the wheel: 0 to 36, or 00 (O6a).
class Pocket {
public:
    constexpr Pocket() = default;
    /// 0 to 36; 37 is the double zero.
    constexpr explicit Pocket(int index) : m_index(static_cast<std::uint8_t>(index)) {}

    /// 0 to 36; 37 for the double zero.
    constexpr int index() const { return m_index; }
    constexpr bool isZero() const { return m_index == 0 || m_index == 37; }
    /// I-O6b: the colour of the number on the layout, independent of its place on the wheel.
    Colour colour() const;
    /// `0` to `36`, `00`.
    std::string_view text() const;

    friend constexpr bool operator==(Pocket, Pocket) = default;

private:
    std::uint8_t m_index = 0;
};

inline constexpr Pocket kDoubleZero{37};

/// The largest number of pockets on a wheel.
inline constexpr int kMostPockets = 38;

/// Reads `0` to `36` or `00`; nothing for any other text.
std::optional<Pocket> pocketFrom(std::string_view text);

/// A set of numbers.
class Numbers {
public:
    constexpr Numbers() = default;
    constexpr explicit Numbers(std::uint64_t bits) : m_bits(bits) {}

    constexpr bool has(Pocket pocket) const { return (m_bits >> pocket.index() & 1U) != 0; }
    constexpr void add(Pocket pocket) { m_bits |= std::uint64_t{1} << pocket.index(); }
    constexpr int size() const { return std::popcount(m_bits); }
    constexpr bool empty() const { return m_bits == 0; }
    constexpr bool hasZero() const { return has(Pocket(0)) || has(kDoubleZero); }
    /// Bit i stands for the pocket with index i.
    constexpr std::uint64_t bits() const { return m_bits; }

    /// Calls `f` with each pocket: 0, 00, then 1 to 36.
    template <class F>
    constexpr void forEach(F&& f) const {
        if (has(Pocket(0))) {
            f(Pocket(0));
        }
        if (has(kDoubleZero)) {
            f(kDoubleZero);
        }
        for (int i = 1; i <= 36; ++i) {
            if (has(Pocket(i))) {
                f(Pocket(i));
            }
        }
    }

    friend constexpr bool operator==(Numbers, Numbers) = default;

private:
    std::uint64_t m_bits = 0;
};

/// The set of these pockets, by their indices.
constexpr Numbers numbers(std::initializer_list<int> indices) {
    Numbers result;
    for (const int index : indices) {
        result.add(Pocket(index));
    }
    return result;
}

} // namespace mesaviva::roulette
