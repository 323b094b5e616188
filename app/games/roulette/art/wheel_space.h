// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The wheel in space: its cross-section and the eye that looks at it. Lengths are parts of the bowl's outer
// radius, as in roulette::proportions; x points right, y away from the viewer, z up from the cloth.
#pragma once

#include "app/media/art/vec3.h"

#include <QPointF>
#include <QRectF>

#include <cmath>

namespace mesaviva::art {

/// The point at `angle` (radians clockwise from 12 o'clock), `radius`, `z`.
inline Vec3 wheelPoint(double angle, double radius, double z) {
    return {radius * std::sin(angle), radius * std::cos(angle), z};
}

/// The cross-section's parts that other pictures have to meet.
inline constexpr double kRotorEdge = 0.633;    ///< where the rotor ends; the gap follows
inline constexpr double kNumbersOuter = 0.622; ///< numbers stand inside this, a metal ring outside
inline constexpr double kPocketFoot = 0.420;   ///< pockets' inner end
inline constexpr double kRimTop = 0.150;       ///< the highest part of the bowl
inline constexpr double kDeflectorHeight = 0.022;

/// The surface's height at `radius`, 0 on the cloth outside the wheel; without deflectors, frets and turret.
[[nodiscard]] double wheelHeight(double radius);
/// How fast that height grows with the radius.
[[nodiscard]] double wheelSlope(double radius);
/// The same with the turret's body, for what throws shadows.
[[nodiscard]] double wheelHeightWithTurret(double radius);
/// The height of the lowest point of a ball that rolls or lies at `radius`: narrow gaps and corners hold it
/// up.
[[nodiscard]] double ballRest(double radius);
/// How high a deflector stands above the slope below or above a place; 0 beside one.
[[nodiscard]] double deflectorRise(Vec3 place);

/// The eye: 55 degrees above the table, near enough for light perspective.
class WheelEye {
public:
    /// Where a point is seen. The bowl's middle is near the origin; one unit is its radius there; y points
    /// down.
    [[nodiscard]] static QPointF seen(Vec3 point);
    /// How large a small thing at `point` looks, against one at the bowl's middle.
    [[nodiscard]] static double magnification(Vec3 point);
    [[nodiscard]] static Vec3 position();
    /// The direction in which the eye looks at a seen point; not of unit length: its part along the axis of
    /// the eye is 1.
    [[nodiscard]] static Vec3 ray(QPointF seenPoint);
    /// All that is seen of the wheel and of its shadow.
    [[nodiscard]] static QRectF frame();
    /// What is seen of the wheel itself.
    [[nodiscard]] static QRectF body();
    /// What is seen of the rotor with its turret.
    [[nodiscard]] static QRectF rotorFrame();
};

} // namespace mesaviva::art
