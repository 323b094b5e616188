// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The orders in which the numbers stand on the wheel, clockwise, as each regulation prints them.
//
// O6c gives one order for 37 numbers and one for 38. R2a gives the French order, R2b an American one that is
// O6c's mirrored; both texts say "clockwise", so each keeps its own print (I-R2b). Macau prints none and
// takes O6c's (I-M6).
#pragma once

#include "engine/games/roulette/pocket.h"

#include <cstddef>
#include <span>

namespace mesaviva::roulette {

/// Which printed order a wheel has.
enum class WheelOrder : std::uint8_t {
    american_online, ///< O6c with 37 numbers; Macau too (I-M6)
    american_double, ///< O6c with 38 numbers
    american_casino, ///< R2b
    french,          ///< R2a
};

/// A wheel: which number stands where.
class Wheel {
public:
    explicit Wheel(WheelOrder order);

    /// The numbers clockwise, from the zero on.
    std::span<const Pocket> order() const { return m_order; }
    int size() const { return static_cast<int>(m_order.size()); }
    bool has(Pocket pocket) const { return pocket.index() < 37 || size() == 38; }
    /// The place of a number of this wheel, clockwise from the zero, which is at 0.
    int placeOf(Pocket pocket) const { return m_place[static_cast<std::size_t>(pocket.index())]; }
    /// The number at a place; any whole number, counted round and round.
    Pocket at(int place) const;
    /// The numbers of an arc: `pocket` and `sides` neighbours on either side, clockwise.
    Numbers around(Pocket pocket, int sides) const;

private:
    std::span<const Pocket> m_order;
    std::array<std::uint8_t, kMostPockets> m_place{};
};

} // namespace mesaviva::roulette
