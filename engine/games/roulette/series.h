// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Stakes named after the wheel instead of the layout (R25, I-O7b, I-R34c).
//
// With the French order a player can stake on a series: grande (nine chips, two of them on 0-2-3 and two on
// 25-26-28-29), zero (four), pequena (six), vadios (five); or on a number and one, two or three neighbours on
// either side, with a chip on each.
#pragma once

#include "engine/games/roulette/layout.h"
#include "engine/games/roulette/wheel.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mesaviva::roulette {

/// The four series of R25a.
enum class Series : std::uint8_t { grande, zero, pequena, vadios };

inline constexpr std::array kAllSeries = {Series::grande, Series::zero, Series::pequena, Series::vadios};

/// The series' key: `grande`, `zero`, `pequena`, `vadios`.
std::string_view name(Series series);
std::optional<Series> seriesFrom(std::string_view name);

/// A number of chips on one spot.
struct Part {
    SpotId spot = kNoSpot;
    std::uint8_t chips = 1;

    friend bool operator==(const Part&, const Part&) = default;
};

/// The chips of a series; nothing if the layout lacks one of the spots (38 numbers).
std::optional<std::vector<Part>> partsOf(Series series, const Layout& layout);

/// The number of chips in a series: 9, 4, 6, 5.
int chipsOf(Series series);

/// The chips of a number and its neighbours, clockwise; `chips` is 3, 5 or 7, and must be odd.
std::vector<Part> partsOf(Pocket number, int chips, const Wheel& wheel, const Layout& layout);

/// The chips of a complete bet, which has no name in the regulations: one on the number and, in the
/// proportion of O11's maxima, 2 on each split, 3 on each street, 4 on each corner and 6 on each line that
/// holds it.
std::vector<Part> completeOf(Pocket number, const Layout& layout);

/// The chips of a final, likewise: one on each number from 0 to 36 that ends in this digit.
std::vector<Part> finalOf(int digit, const Layout& layout);

/// What a stake belongs to: nothing, a series, or a number with its neighbours (I-R34c).
class Group {
public:
    constexpr Group() = default;
    constexpr explicit Group(Series series)
        : m_code(static_cast<std::uint8_t>(1 + static_cast<int>(series))) {}
    /// `chips` is 3, 5 or 7.
    constexpr Group(Pocket number, int chips)
        : m_code(static_cast<std::uint8_t>(8 + number.index() * 3 + (chips - 3) / 2)) {}

    constexpr bool isNone() const { return m_code == 0; }
    constexpr bool isSeries() const { return m_code >= 1 && m_code <= 4; }
    constexpr bool isNeighbours() const { return m_code >= 8; }
    constexpr Series series() const { return static_cast<Series>(m_code - 1); }
    constexpr Pocket number() const { return Pocket((m_code - 8) / 3); }
    constexpr int chips() const { return (m_code - 8) % 3 * 2 + 3; }

    friend constexpr bool operator==(Group, Group) = default;

private:
    std::uint8_t m_code = 0;
};

} // namespace mesaviva::roulette
