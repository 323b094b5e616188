// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QString>

namespace mesaviva::scene {

/// `text` in the house's serif along the lower side of a circle, its letters standing upright at the bottom.
/// Capitals are `capHeight` high with their middle at `radius`; `spacing` is added between letters, in parts
/// of `capHeight`.
[[nodiscard]] QPainterPath textOnArc(const QString& text, QPointF centre, qreal radius, qreal capHeight,
                                     qreal spacing);

/// How long textOnArc() is along the circle.
[[nodiscard]] qreal arcLengthOf(const QString& text, qreal capHeight, qreal spacing);

/// The arc of a circle that is `reach` long to either side of its lowest point, from right to left.
[[nodiscard]] QPainterPath lowerArc(QPointF centre, qreal radius, qreal reach);

} // namespace mesaviva::scene
