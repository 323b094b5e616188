// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The roulette wheel (R3-R6, M1) in layers: rotating parts are flat colour; the fixed layer has the bowl and
// all light, so that highlights and shadows stay in place while the rotor turns below them.
#pragma once

#ifndef Q_MOC_RUN
#include "engine/games/roulette/wheel.h"

#include <stop_token>
#endif

#include "app/games/roulette/art/wheel_space.h"

#include <QImage>
#include <QSize>

#include <cstdint>

namespace mesaviva::art {

/// The colour (as light, see wheel_light.h) of polished mahogany at a place `along` and `across` the grain,
/// in fractions of the wheel's radius. Each `board` number has another grain.
[[nodiscard]] Vec3 mahogany(double along, double across, std::uint32_t board);

/// Ebonised wood, for the ball's track.
[[nodiscard]] Vec3 ebony(double along, double across);

/// The bowl with its shadow on the cloth and, above the rotor, only the light: to be drawn over the rotating
/// rotor. Fills `size`, which shows WheelEye::frame(); each pixel is sampled 1, 2 or 4 times. Null if
/// stopped.
[[nodiscard]] QImage wheelBowl(QSize size, int looks = 4, std::stop_token stop = {});

/// The radii of the top and the bottom row of rotorBand().
inline constexpr double kBandOuter = 0.640;
inline constexpr double kBandInner = 0.060;

/// The rotor unrolled, in full light: one full turn, the angle grows to the right; the left edge is half a
/// pocket before the zero's centre (see rotorBandAngle()); outwards is up. `blur` is the angle of the motion
/// blur.
[[nodiscard]] QImage rotorBand(roulette::WheelOrder order, QSize size, double blur = 0);
/// The angle on the rotor, from the zero's centre, at a fraction (0 to 1) of the band's width.
[[nodiscard]] double rotorBandAngle(roulette::WheelOrder order, double part);

} // namespace mesaviva::art
