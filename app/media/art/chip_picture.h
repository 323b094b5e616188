// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QSize>
#include <QSizeF>

#include <cstdint>
#include <vector>

namespace mesaviva::art {

/// A chip's real size in millimetres.
inline constexpr qreal kChipWidthMm = 39;
inline constexpr qreal kChipHeightMm = 3.3;

/// How many chips a dealer puts on one another before starting the next column.
inline constexpr int kChipsPerColumn = 10;

/// The values there are chips for, in cents, from high to low.
[[nodiscard]] const std::vector<std::int64_t>& chipValues();

/// A chip's colours: of its body, of the spots along its edge, of what is printed on its inlay.
struct ChipLook {
    QColor body;
    QColor spot;
    QColor print;
};

/// How the chip worth `cents` looks.
[[nodiscard]] ChipLook chipLook(std::int64_t cents);

/// How much of a chip's height shows from the player's chair, in millimetres: what a chip adds to a stack.
inline constexpr qreal kChipRiseMm = 2.0;

/// The chips that make up `cents`, from high to low, as few as the values allow; none for zero or less. Very
/// large amounts stop at as many chips as StackMetrics lays out.
[[nodiscard]] std::vector<std::int64_t> chipsFor(std::int64_t cents);

/// How a stack of chips lies on the table: the same for the picture and for whoever places it.
struct StackMetrics {
    QSizeF sizeMm;            ///< The whole picture, shadow included.
    QPointF baseMm;           ///< In the picture: the middle of the place on the cloth that the chips cover.
    QSizeF footprintMm;       ///< That place's size.
    int chips = 0;            ///< How many chips there are.
    std::vector<int> columns; ///< The height of each column in chips, back row first, left to right.

    /// The layout of the chips for `cents`; with nothing to show, one of size zero.
    [[nodiscard]] static StackMetrics forAmount(std::int64_t cents);
};

/// The stack for `cents` with its shadow on the cloth, seen from the player's side. `size` in device pixels,
/// in the proportions of StackMetrics::sizeMm. Chips lie a little askew, always in the same way for the same
/// `seed`.
[[nodiscard]] QImage chipStack(std::int64_t cents, std::uint32_t seed, QSize size);

/// One chip of value `cents`, one of chipValues(), seen from straight above and filling the square `size`.
[[nodiscard]] QImage flatChip(std::int64_t cents, QSize size);

} // namespace mesaviva::art
