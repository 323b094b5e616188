// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Roulette's chips: each player has a colour (R7), whatever the chips are worth.
#pragma once

#include <QColor>
#include <QImage>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <cstdint>

namespace mesaviva::art {

/// How many colours there are for players.
inline constexpr int kPlayerColours = 10;

/// The most chips of a stack that are drawn one by one; higher stacks look like this one.
inline constexpr int kMostDrawnChips = 8;

/// The body of a player's chips; `colour` counts from 0.
[[nodiscard]] QColor playerColour(int colour);

/// A stack's picture in chip diameters: the chip seen from above, its fellows showing below it, and room for
/// the shadow. The middle of the place that the lowest chip covers is kColourStackMargin + 1/2 from the left
/// and from the bottom.
[[nodiscard]] QSizeF colourStackSize(int chips);
inline constexpr qreal kColourStackMargin = 0.22;

/// Chips of one player on each other with `label` (short: an amount, a count) on the uppermost; `marked` ones
/// carry the table's mark (R7). A `ringed` stack has a bright ring about its uppermost chip, whatever its
/// colour. `size` in device pixels, in the proportions of colourStackSize(). They lie a little askew, always
/// in the same way for the same `seed`.
[[nodiscard]] QImage colourStack(int colour, int chips, const QString& label, bool marked, bool ringed,
                                 std::uint32_t seed, QSize size);

} // namespace mesaviva::art
