// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

class QQmlEngine;

namespace mesaviva::scene {

/// A bingo room before anything stands in it, `size` in device pixels, opaque: on the left, up to `split`
/// (a part of the width), the wooden niche of the drawing machine; right of it the lit cloth for the cards.
[[nodiscard]] QImage bingoCloth(double split, QSize size);

/// Gives `engine` the room, painted in the asked sourceSize on a thread of its own:
/// `image://bingocloth/room?split=300`, in thousandths of the width.
void addBingoClothProvider(QQmlEngine& engine);

} // namespace mesaviva::scene
