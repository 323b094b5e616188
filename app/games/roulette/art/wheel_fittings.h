// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/art/wheel_space.h"

#include <QImage>
#include <QRectF>
#include <QSize>

namespace mesaviva::art {

/// The turret's arms: their height, their knobs' distance from the axis, and radii.
inline constexpr double kArmHeight = 0.205;
inline constexpr double kArmLength = 0.112;
inline constexpr double kArmThickness = 0.0095;
inline constexpr double kKnob = 0.021;

/// The turret without its arms, which looks the same however it is turned. Fills `size`, which shows
/// turretFrame().
[[nodiscard]] QImage turretBody(QSize size);
/// What is seen of the turret's body, as WheelEye::seen() counts.
[[nodiscard]] QRectF turretFrame();

/// A polished brass ball that fills a square of `side` pixels but for a rim of one.
[[nodiscard]] QImage brassKnob(int side);
/// The ivory ball that runs, in the same way.
[[nodiscard]] QImage ivoryBall(int side);

} // namespace mesaviva::art
