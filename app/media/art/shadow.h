// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

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

} // namespace mesaviva::art
