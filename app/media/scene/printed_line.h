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

} // namespace mesaviva::scene
