// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/art/card_picture.h"

class QColor;
class QPainter;
class QRectF;

namespace mesaviva::art {

/// Paints the framed, double-headed figure of a jack, queen or king, with suit signs in `colour`. The
/// painter's origin is the card's centre and its unit a tenth of a millimetre.
void paintCourt(QPainter& painter, CardSign card, const QColor& colour);

/// Paints the headdress of a jack, queen or king, filling `box`: the rank's sign on small faces.
void paintHeaddress(QPainter& painter, int rank, const QRectF& box);

} // namespace mesaviva::art
