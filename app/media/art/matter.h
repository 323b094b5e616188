// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

class QPainter;

/// What the room is made of, under one warm lamp from the top left.
///
/// All functions take the painter's own coordinates, leave its state as they found it, depend on nothing but
/// their arguments and may be called from any thread. Textures meet device pixels one to one whatever the
/// painter's scale.
namespace mesaviva::art {

/// Fills `area` with bottle-green woven cloth, lit at `lightCentre` and falling into shade at `radius`.
/// `flatness` squeezes the pool of light vertically, as a table seen at a slant does (1 is a circle).
void paintCloth(QPainter& painter, const QRectF& area, QPointF lightCentre, qreal radius,
                qreal flatness = 1.0);

/// Fills `shape` with cloth lit in the same way.
void paintCloth(QPainter& painter, const QPainterPath& shape, QPointF lightCentre, qreal radius,
                qreal flatness = 1.0);

/// Fills `area` with the dark room behind the table, a little warmer near `lightCentre`.
void paintRoom(QPainter& painter, const QRectF& area, QPointF lightCentre, qreal radius);

/// Fills `shape` with polished mahogany, grain along the x axis, its edges catching the light.
void paintWood(QPainter& painter, const QPainterPath& shape);

/// Paints a band of polished mahogany `width` wide along `centreLine`, the grain following the line.
/// Made for the rim's arc; the line must have one sub-path.
void paintWoodBand(QPainter& painter, const QPainterPath& centreLine, qreal width);

/// Paints a padded leather rail `width` wide along `centreLine`, round in section, with a seam at each side.
void paintLeatherRail(QPainter& painter, const QPainterPath& centreLine, qreal width);

/// Paints a strip of brass `width` wide let into the surface along `path`.
void paintBrassInlay(QPainter& painter, const QPainterPath& path, qreal width);

/// Fills `shape` with a brass plate, brushed along x, with bevelled edges.
void paintBrassPlate(QPainter& painter, const QPainterPath& shape);

/// Darkens the inside of `shape` along its upper left edge, as if it were sunk by `depth`: for trays and
/// slots.
void paintInnerShadow(QPainter& painter, const QPainterPath& shape, qreal depth);

} // namespace mesaviva::art
