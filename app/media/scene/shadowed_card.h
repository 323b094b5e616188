// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

class QQmlEngine;

namespace mesaviva::scene {

/// The margin around a card for its shadow, as a fraction of its width, on every side.
inline constexpr qreal kShadowedMargin = 0.07;

/// A card lying on the cloth: `card` (face or back) with margin and shadow, `size` in device pixels. One
/// picture instead of two, because dozens are drawn in each frame.
[[nodiscard]] QImage shadowedCard(const QImage& card, QSize size);

/// Registers the image provider: `image://laid/Kd?letters=pt&four=0`, `image://laid/back`; sourceSize
/// includes the margin.
void addShadowedCardProvider(QQmlEngine& engine);

} // namespace mesaviva::scene
