// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

class QQmlEngine;

namespace mesaviva::scene {

/// The rim around a card for the shadow that it throws where it lies, as a part of its width, on every side.
inline constexpr qreal kLaidMargin = 0.07;

/// A card as it lies on the cloth: `card` (a face or the back), `size` device pixels with rim and shadow. One
/// picture instead of two, because dozens of them are drawn in every frame.
[[nodiscard]] QImage laidCard(const QImage& card, QSize size);

/// Gives `engine` such pictures: `image://laid/Kd?letters=pt&four=0`, `image://laid/back`; sourceSize is that
/// of the card with its rim.
void addLaidCardProvider(QQmlEngine& engine);

} // namespace mesaviva::scene
