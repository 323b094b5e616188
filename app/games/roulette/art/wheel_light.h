// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lamp and the room as reflected by the wheel's polished surfaces. Colours here are linear light, not
// sRGB; 1 is paper in full light.
#pragma once

#include "app/games/roulette/art/wheel_space.h"

#include <QRgb>

namespace mesaviva::art {

/// The direction to the lamp: the top left, above the far edge.
[[nodiscard]] const Vec3& lampDirection();
/// Brightness of the lamp's light at a place, 1 in its bright part.
[[nodiscard]] double lampPool(Vec3 at);
/// The room as reflected in a direction, blurred by `roughness` (radians; 0 is a mirror).
[[nodiscard]] Vec3 roomLight(Vec3 direction, double roughness);
/// The light on a matt surface with this normal: `lamp` and `sky` are the fractions of the lamp's and the
/// room's light that reach it.
[[nodiscard]] Vec3 fallingLight(Vec3 normal, double lamp, double sky);
/// The reflection of lacquer towards the eye; `toEye` and `normal` have unit length.
[[nodiscard]] Vec3 lacquerShine(Vec3 normal, Vec3 toEye, double roughness);
/// The colour of polished brass; `sky` is how exposed the place is.
[[nodiscard]] Vec3 brassLook(Vec3 normal, Vec3 toEye, double roughness, double lamp, double sky);

/// Converts linear light to sRGB, 0 to 1.
[[nodiscard]] double shown(double light);
/// Converts sRGB, 0 to 1, to linear light.
[[nodiscard]] double lightOf(double part);
[[nodiscard]] Vec3 lightOf(QRgb colour);
/// An opaque pixel.
[[nodiscard]] QRgb pixel(Vec3 light);

/// The light that reaches a place on the wheel. Computed once, since it is the same for every size and order.
struct Reach {
    double lamp = 1; ///< fraction of the lamp not hidden by the wheel itself
    double sky = 1;  ///< fraction of the room's light
};
/// Thread-safe.
[[nodiscard]] Reach reachAt(double angle, double radius);

} // namespace mesaviva::art
