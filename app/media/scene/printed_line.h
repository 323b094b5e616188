// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QString>

namespace mesaviva::scene {

/// `text` in the house's serif as a cloth is printed: in capitals, with figures as high as they are, set
/// straight. Capitals are `capHeight` high; the line's visible box is centred across, the capitals' height
/// along `centre`. `spacing` is added between letters, in parts of `capHeight`. A line wider than `width` is
/// set smaller.
[[nodiscard]] QPainterPath printedLine(const QString& text, qreal capHeight, qreal spacing, qreal width,
                                       QPointF centre);

} // namespace mesaviva::scene
