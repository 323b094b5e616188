// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/art/wheel_space.h"

#include <QImage>
#include <QRectF>
#include <QSize>

namespace mesaviva::art {

/// The turret's arms: height, distance of their knobs from the axis, and radii.
inline constexpr double kArmHeight = 0.205;
inline constexpr double kArmLength = 0.112;
inline constexpr double kArmThickness = 0.0095;
inline constexpr double kKnob = 0.021;

/// The turret without its arms; it looks the same at every angle. Fills `size`, which shows turretFrame().
[[nodiscard]] QImage turretBody(QSize size);
/// The visible bounds of the turret's body in the units of WheelEye::seen().
[[nodiscard]] QRectF turretFrame();

/// A polished brass ball in a square of `side` pixels, with a margin of one pixel.
[[nodiscard]] QImage brassKnob(int side);
/// The ivory ball, in the same way.
[[nodiscard]] QImage ivoryBall(int side);

} // namespace mesaviva::art
