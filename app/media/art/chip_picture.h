// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QSize>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <vector>

namespace mesaviva::art {

/// A chip's real size in millimetres.
inline constexpr qreal kChipWidthMm = 39;
inline constexpr qreal kChipHeightMm = 3.3;

/// The height of a column in a stack.
inline constexpr int kChipsPerColumn = 10;

/// The chip values in cents, descending.
[[nodiscard]] const std::vector<std::int64_t>& chipValues();

/// A chip's colours: body, edge spots, and print on its inlay.
struct ChipLook {
    QColor body;
    QColor spot;
    QColor print;
};

/// The look of the chip worth `cents`.
[[nodiscard]] ChipLook chipLook(std::int64_t cents);

/// The visible height of a chip from the player's seat, in millimetres: how much it adds to a stack.
inline constexpr qreal kChipRiseMm = 2.0;

/// The chips for an amount of `cents`, descending, as few as possible; empty for zero or less. Large amounts
/// are limited to the number of chips that StackMetrics can lay out.
[[nodiscard]] std::vector<std::int64_t> chipsFor(std::int64_t cents);

/// The layout of a chip stack on the table, for painting and placing it.
struct StackMetrics {
    QSizeF sizeMm;            ///< The whole picture, shadow included.
    QPointF baseMm;           ///< The centre of the stack's footprint on the cloth, in picture coordinates.
    QSizeF footprintMm;       ///< The size of the footprint.
    int chips = 0;            ///< The number of chips.
    std::vector<int> columns; ///< The height of each column in chips, back row first, left to right.

    /// The layout of the chips for `cents`; its size is zero if there are none.
    [[nodiscard]] static StackMetrics forAmount(std::int64_t cents);
};

/// The stack for `cents` with its shadow, seen from the player's side. `size` in device pixels, in the
/// proportions of StackMetrics::sizeMm. Chips are slightly displaced, reproducibly for the same `seed`.
[[nodiscard]] QImage chipStack(std::int64_t cents, std::uint32_t seed, QSize size);

/// One chip of value `cents`, one of chipValues(), seen from above and filling the square `size`.
[[nodiscard]] QImage flatChip(std::int64_t cents, QSize size);

// Roulette's colour chips: each player has a colour (R7), independent of the chips' value.

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
