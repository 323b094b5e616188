// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The roulette wheel (R3-R6, M1), in layers: what turns is flat colour, what stands still is the bowl and all
// the light, so that highlights and shades stay in the room while the rotor turns below them.
#pragma once

#ifndef Q_MOC_RUN
#include "engine/games/roulette/wheel.h"
#endif

#include <QImage>
#include <QRgb>
#include <QSize>
#include <QString>

#ifndef Q_MOC_RUN
#include <stop_token>
#endif

namespace mesaviva::art {

/// The bowl with its shadow on the cloth, and over the rotor only the light: to be laid over the turning
/// rotor. Fills `size`, which shows WheelEye::frame(); each pixel is looked at 1, 2 or 4 times. Null if it is
/// stopped.
[[nodiscard]] QImage wheelBowl(QSize size, int looks = 4, std::stop_token stop = {});

/// The radii that the top and the bottom row of rotorBand() show.
inline constexpr double kBandOuter = 0.640;
inline constexpr double kBandInner = 0.060;

/// The rotor unrolled, in full light: the angle grows to the right, once round; the left edge is half a
/// pocket before the zero's middle (see rotorBandAngle()); outwards is up. `blur` is the angle over which it
/// is smeared.
[[nodiscard]] QImage rotorBand(roulette::WheelOrder order, QSize size, double blur = 0);
/// The angle on the rotor, from the zero's middle, at a part (0 to 1) of the band's width.
[[nodiscard]] double rotorBandAngle(roulette::WheelOrder order, double part);

/// What is written at an angle on the rotor, clockwise from the zero's middle.
[[nodiscard]] QString rotorLabel(roulette::WheelOrder order, double angle);
/// The colour on which it is written.
[[nodiscard]] QRgb rotorColour(roulette::WheelOrder order, double angle);

} // namespace mesaviva::art
