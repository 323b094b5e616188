// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/scene/table_geometry.h"

#include <QRectF>

class QPainter;

/// The dealer's equipment on the cloth. `mm` is a millimetre in the painter's units.
namespace mesaviva::scene {

/// The chip tray: a row of tubes in a wooden frame, filled with chips on edge.
void paintChipTray(QPainter& painter, const QRectF& box, qreal mm);

/// The shoe with its slot at the lower end, where a card's edge shows.
void paintShoe(QPainter& painter, const Spot& spot, QSizeF size, qreal mm);

/// The open tray for played cards.
void paintDiscardHolder(QPainter& painter, const Spot& spot, QSizeF size, qreal mm);

} // namespace mesaviva::scene
