// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

class QQmlEngine;

namespace mesaviva::scene {

/// An empty bingo room, `size` in device pixels, opaque: on the left, up to `split` (a fraction of the
/// width), the wooden niche of the drawing machine; right of it the lit cloth for the cards.
[[nodiscard]] QImage bingoCloth(double split, QSize size);

/// Adds the room's image provider to `engine`; it paints the requested sourceSize on a worker thread:
/// `image://bingocloth/room?split=300`, `split` in thousandths of the width.
void addBingoClothProvider(QQmlEngine& engine);

} // namespace mesaviva::scene
