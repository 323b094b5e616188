// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The clockwise orders of the numbers on the wheel, as each regulation prints them.
//
// O6c gives one order for 37 numbers and one for 38. R2a gives the French order, R2b an American one that is
// O6c's mirror image; both texts say "clockwise", so each is implemented as printed (I-R2b). Macau prints
// none and uses O6c's (I-M6).
#pragma once

#include "engine/games/roulette/pocket.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mesaviva::roulette {

/// A direction of rotation, seen from above.
enum class Turn : std::uint8_t { clockwise, anticlockwise };

/// The key: `clockwise`, `anticlockwise`.
constexpr std::string_view name(Turn turn) {
    switch (turn) {
    case Turn::clockwise: return "clockwise";
    case Turn::anticlockwise: return "anticlockwise";
    }
    return {};
}

/// The opposite direction.
constexpr Turn against(Turn turn) { return turn == Turn::clockwise ? Turn::anticlockwise : Turn::clockwise; }

/// +1 clockwise, -1 anticlockwise: angles count clockwise.
constexpr double sign(Turn turn) { return turn == Turn::clockwise ? 1.0 : -1.0; }

/// The printed order of a wheel.
enum class WheelOrder : std::uint8_t {
    american_online, ///< O6c with 37 numbers; Macau too (I-M6)
    american_double, ///< O6c with 38 numbers
    american_casino, ///< R2b
    french,          ///< R2a
};

/// A wheel: the position of each number.
class Wheel {
public:
    explicit Wheel(WheelOrder order);

    /// The numbers clockwise, starting with the zero.
    std::span<const Pocket> order() const { return m_order; }
    int size() const { return static_cast<int>(m_order.size()); }
    bool has(Pocket pocket) const { return pocket.index() < 37 || size() == 38; }
    /// The position of a number on this wheel, clockwise from the zero at 0.
    int placeOf(Pocket pocket) const { return m_place[static_cast<std::size_t>(pocket.index())]; }
    /// The number at a position; accepts any integer, modulo the size.
    Pocket at(int place) const;
    /// The numbers of an arc: `pocket` and `sides` neighbours on either side, clockwise.
    Numbers around(Pocket pocket, int sides) const;

private:
    std::span<const Pocket> m_order;
    std::array<std::uint8_t, kMostPockets> m_place{};
};

} // namespace mesaviva::roulette
