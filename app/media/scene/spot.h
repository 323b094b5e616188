// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QtGlobal>

namespace mesaviva::scene {

/// The position of an item on the table: its centre in pixels, and its rotation in degrees clockwise.
struct Spot {
    QPointF at;
    qreal turn = 0;
};

} // namespace mesaviva::scene
