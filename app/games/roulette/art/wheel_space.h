// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of the wheel: its cross-section and the eye that looks at it. Lengths are fractions of the
// bowl's outer radius, as in roulette::proportions; x points right, y away from the viewer, z up from the
// cloth.
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

/// Radii and heights of the cross-section that other pictures share.
inline constexpr double kRotorEdge = 0.633;    ///< the rotor's edge; the gap follows
inline constexpr double kNumbersOuter = 0.622; ///< numbers are inside this radius, a metal ring outside
inline constexpr double kPocketFoot = 0.420;   ///< inner end of the pockets
inline constexpr double kRimTop = 0.150;       ///< the highest part of the bowl
inline constexpr double kDeflectorHeight = 0.022;

/// The surface's height at `radius`, 0 on the cloth outside the wheel; without deflectors, frets and turret.
[[nodiscard]] double wheelHeight(double radius);
/// The slope of that height along the radius.
[[nodiscard]] double wheelSlope(double radius);
/// The height including the turret's body, for shadows.
[[nodiscard]] double wheelHeightWithTurret(double radius);
/// The height of the lowest point of a ball that rolls or lies at `radius`; narrow gaps and corners hold it
/// up.
[[nodiscard]] double ballRest(double radius);
/// The height of a deflector above the slope below it, at a place; 0 where there is none.
[[nodiscard]] double deflectorRise(Vec3 place);

/// The eye: 55 degrees above the table, near enough for a slight perspective.
class WheelEye {
public:
    /// The projection of a point. The bowl's centre is near the origin; one unit is its radius there; y
    /// points down.
    [[nodiscard]] static QPointF seen(Vec3 point);
    /// The scale of a small object at `point`, relative to one at the bowl's centre.
    [[nodiscard]] static double magnification(Vec3 point);
    [[nodiscard]] static Vec3 position();
    /// The eye's direction of view at a projected point; not normalized: its component along the eye's axis
    /// is 1.
    [[nodiscard]] static Vec3 ray(QPointF seenPoint);
    /// The visible bounds of the wheel and its shadow.
    [[nodiscard]] static QRectF frame();
    /// The visible bounds of the wheel alone.
    [[nodiscard]] static QRectF body();
    /// The visible bounds of the rotor with its turret.
    [[nodiscard]] static QRectF rotorFrame();
};

} // namespace mesaviva::art
