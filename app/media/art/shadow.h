// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

namespace mesaviva::art {

/// What throws a shadow: a card, a chip seen at a slant, or a plain box such as a plate or a panel.
enum class ShadowOf { card, chip, box };

/// The blurred rim around the thing itself, as a part of the thing's width, on every side.
inline constexpr qreal kShadowMargin = 0.20;

/// A soft black shadow that fills `size` (device pixels), thing and margin together: a card w wide and h high
/// wants (1 + 2 * kShadowMargin) * w by h + 2 * kShadowMargin * w. `lift` says how high the thing is: 0 on
/// the cloth, 1 in the air. It lies straight below; whoever shows it moves it down and right.
[[nodiscard]] QImage softShadow(ShadowOf thing, qreal lift, QSize size);

} // namespace mesaviva::art
