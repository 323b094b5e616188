// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace mesaviva::roulette {

/// Which way something goes round, seen from above.
enum class Turn : std::uint8_t { clockwise, anticlockwise };

/// The key: `clockwise`, `anticlockwise`.
constexpr std::string_view name(Turn turn) {
    switch (turn) {
    case Turn::clockwise: return "clockwise";
    case Turn::anticlockwise: return "anticlockwise";
    }
    return {};
}

/// The other way.
constexpr Turn against(Turn turn) { return turn == Turn::clockwise ? Turn::anticlockwise : Turn::clockwise; }

/// +1 clockwise, -1 anticlockwise: angles are counted clockwise.
constexpr double sign(Turn turn) { return turn == Turn::clockwise ? 1.0 : -1.0; }

} // namespace mesaviva::roulette
