// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <cstdint>

class QPainter;

namespace mesaviva::art {

/// A 32-bit hash of a lattice point, the same on every platform, so that pictures never differ.
[[nodiscard]] constexpr std::uint32_t latticeHash(std::uint32_t x, std::uint32_t y,
                                                  std::uint32_t seed) noexcept {
    std::uint32_t h = x * 0x8DA6B343U ^ y * 0xD8163841U ^ seed * 0xCB1AB31FU;
    h ^= h >> 16U;
    h *= 0x7FEB352DU;
    h ^= h >> 15U;
    h *= 0x846CA68BU;
    h ^= h >> 16U;
    return h;
}

/// latticeHash() as a number in [-1, 1].
[[nodiscard]] constexpr double latticeValue(std::uint32_t x, std::uint32_t y, std::uint32_t seed) noexcept {
    return static_cast<double>(latticeHash(x, y, seed)) / 2147483647.5 - 1.0;
}

/// Smooth noise in [-1, 1] that repeats every `periodX` by `periodY` lattice cells, both powers of two.
[[nodiscard]] double smoothNoise(double x, double y, std::uint32_t periodX, std::uint32_t periodY,
                                 std::uint32_t seed) noexcept;

/// Seamless tiles to overlay on a plain fill: black or white with a small alpha. Created once, thread-safe.
/// Their pixels must match device pixels one to one.
[[nodiscard]] const QImage& clothTile();
[[nodiscard]] const QImage& woodTile();
[[nodiscard]] const QImage& leatherTile();

// The materials of the room, under one warm lamp from the top left. All functions use the painter's
// coordinates, preserve its state, depend only on their arguments and are thread-safe. Textures match device
// pixels one to one whatever the painter's scale.

/// Fills `area` with green woven cloth, lit at `lightCentre` and darker towards `radius`. `flatness`
/// compresses the light vertically, as on a table seen at a slant (1 is a circle).
void paintCloth(QPainter& painter, const QRectF& area, QPointF lightCentre, qreal radius,
                qreal flatness = 1.0);

/// Fills `shape` with cloth lit in the same way.
void paintCloth(QPainter& painter, const QPainterPath& shape, QPointF lightCentre, qreal radius,
                qreal flatness = 1.0);

/// Fills `area` with the dark room behind the table, slightly warmer near `lightCentre`.
void paintRoom(QPainter& painter, const QRectF& area, QPointF lightCentre, qreal radius);

/// Fills `shape` with polished mahogany, grain along the x axis, with highlights at its edges.
void paintWood(QPainter& painter, const QPainterPath& shape);

/// Paints a band of polished mahogany of `width` along `centreLine`, the grain following the line. Made for
/// the rim's arc; the line must have one sub-path.
void paintWoodBand(QPainter& painter, const QPainterPath& centreLine, qreal width);

/// Paints a padded leather rail of `width` along `centreLine`, round in section, with a seam at each side.
void paintLeatherRail(QPainter& painter, const QPainterPath& centreLine, qreal width);

/// Paints a brass inlay of `width` along `path`.
void paintBrassInlay(QPainter& painter, const QPainterPath& path, qreal width);

/// Fills `shape` with a brass plate, brushed along x, with bevelled edges.
void paintBrassPlate(QPainter& painter, const QPainterPath& shape);

/// Darkens the inside of `shape` along its upper left edge, as if it were `depth` deep: for trays and slots.
void paintInnerShadow(QPainter& painter, const QPainterPath& shape, qreal depth);

} // namespace mesaviva::art
