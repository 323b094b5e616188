// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

class QQmlEngine;

namespace mesaviva::art {

/// The object that casts the shadow: a card, a chip seen at a slant, or a plain box such as a plate or a
/// panel.
enum class ShadowOf { card, chip, box };

/// The blurred margin around the object, as a fraction of its width, on every side.
inline constexpr qreal kShadowMargin = 0.20;

/// A soft black shadow that fills `size` (device pixels), object and margin together: a card of width w and
/// height h needs (1 + 2 * kShadowMargin) * w by h + 2 * kShadowMargin * w. `lift` is the object's height: 0
/// on the cloth, 1 in the air. The shadow is not offset; the caller moves it down and right.
[[nodiscard]] QImage softShadow(ShadowOf thing, qreal lift, QSize size);

/// The margin around a card for its shadow, as a fraction of its width, on every side.
inline constexpr qreal kShadowedMargin = 0.07;

/// A card lying on the cloth: `card` (face or back) with margin and shadow, `size` in device pixels. One
/// picture instead of two, because dozens are drawn in each frame.
[[nodiscard]] QImage shadowedCard(const QImage& card, QSize size);

/// Registers the image provider: `image://laid/Kd?letters=pt&four=0`, `image://laid/back`; sourceSize
/// includes the margin.
void addShadowedCardProvider(QQmlEngine& engine);

} // namespace mesaviva::art
