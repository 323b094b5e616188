// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Roulette's colour chips: each player has a colour (R7), independent of the chips' value.
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <cstdint>

namespace mesaviva::art {

/// The number of player colours.
inline constexpr int kPlayerColours = 10;

/// The most chips drawn in a stack; higher stacks look the same.
inline constexpr int kMostDrawnChips = 8;

/// The body of a player's chips; `colour` counts from 0.
[[nodiscard]] QColor playerColour(int colour);

/// The size of a stack's picture in chip diameters: the top chip seen from above, the ones below it, and the
/// shadow. The centre of the lowest chip is kColourStackMargin + 1/2 from the left and from the bottom.
[[nodiscard]] QSizeF colourStackSize(int chips);
inline constexpr qreal kColourStackMargin = 0.22;

/// A stack of one player's chips with `label` (a short amount or number) on the top one. `marked` chips have
/// the table's mark (R7). A `ringed` stack has a bright ring around its top chip. `size` in device pixels, in
/// the proportions of colourStackSize(). Chips are slightly displaced, reproducibly for the same `seed`.
[[nodiscard]] QImage colourStack(int colour, int chips, const QString& label, bool marked, bool ringed,
                                 std::uint32_t seed, QSize size);

} // namespace mesaviva::art
