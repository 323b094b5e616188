// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mesaviva::bingo {

/// The prizes of a round (B32-B35, B63, B67, B73, B74, B82, B83) and the jackpots (B39, B2n). The first
/// kCombinations are combinations on a card, in the order in which they are announced if several come with
/// one ball.
enum class PrizeKind : std::uint8_t {
    line,          ///< any line of the allowed directions
    column,        ///< any vertical line, as a separate prize (B83b)
    four_corners,  ///< B35b, B74b, B83c
    two_lines,     ///< B35a
    bingo,         ///< the whole card or the pattern; ends the draw (B25)
    line_jackpot,  ///< the line within a given number of balls (B2n)
    bingo_jackpot, ///< bingo within a given number of balls (B42)
};

inline constexpr std::size_t kCombinations = 5;
inline constexpr std::size_t kPrizeKinds = 7;

/// The prize's key, for instance `two_lines`.
std::string_view name(PrizeKind kind);
/// The combination with that key: `line`, `two_lines`, `four_corners`, `column`, `bingo`.
std::optional<PrizeKind> combinationNamed(std::string_view key);

/// One value per combination.
template <class T>
using PerCombination = std::array<T, kCombinations>;

constexpr std::size_t indexOf(PrizeKind kind) { return static_cast<std::size_t>(kind); }

} // namespace mesaviva::bingo
