// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QtGlobal>

namespace mesaviva::scene {

/// Something that lies on the table: where its middle is, in pixels, and how far it is turned, in degrees
/// clockwise.
struct Spot {
    QPointF at;
    qreal turn = 0;
};

} // namespace mesaviva::scene
