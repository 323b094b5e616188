// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QString>

namespace mesaviva::scene {

/// `text` in the serif font as printed on a cloth: capitals with lining figures on a straight line. Capitals
/// are `capHeight` high and vertically centred on `centre`; the visible box is centred horizontally.
/// `spacing` is added between letters, in units of `capHeight`. A line wider than `width` is scaled down.
[[nodiscard]] QPainterPath printedLine(const QString& text, qreal capHeight, qreal spacing, qreal width,
                                       QPointF centre);

/// `text` in the serif font along the lower side of a circle, upright at the bottom. Capitals are `capHeight`
/// high with their middle at `radius`; `spacing` is added between letters, in units of `capHeight`.
[[nodiscard]] QPainterPath textOnArc(const QString& text, QPointF centre, qreal radius, qreal capHeight,
                                     qreal spacing);

/// The length of textOnArc() along the circle.
[[nodiscard]] qreal arcLengthOf(const QString& text, qreal capHeight, qreal spacing);

/// The arc of a circle that extends `reach` to either side of its lowest point, from right to left.
[[nodiscard]] QPainterPath lowerArc(QPointF centre, qreal radius, qreal reach);

} // namespace mesaviva::scene
