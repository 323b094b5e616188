// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace mesaviva::art {

/// Paints one azulejo tile, cobalt on ivory, filling the square `box`: the program's motif. Tiles next to
/// each other join into a pattern.
void paintAzulejo(QPainter& painter, const QRectF& box);

/// Paints a framed wall of tiles filling `field`: the back of a card.
void paintAzulejoPanel(QPainter& painter, const QRectF& field);

} // namespace mesaviva::art
