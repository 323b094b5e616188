// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lamp and the room as the wheel's polished matter mirrors them. Colours here are light, not sRGB:
// linear, 1 being paper in full light.
#pragma once

#include "app/games/roulette/art/wheel_space.h"

#include <QRgb>

namespace mesaviva::art {

/// The direction to the lamp: the top left, above the far edge.
[[nodiscard]] const Vec3& lampDirection();
/// How bright the lamp's pool of light is at a place, 1 in its bright part.
[[nodiscard]] double lampPool(Vec3 at);
/// What is seen of the room in a direction, smeared by `roughness` (radians; 0 is a mirror).
[[nodiscard]] Vec3 roomLight(Vec3 direction, double roughness);
/// What falls on a matt surface with this normal: `lamp` is how much of the lamp reaches it, `sky` how much
/// of the room.
[[nodiscard]] Vec3 fallingLight(Vec3 normal, double lamp, double sky);
/// What lacquer mirrors to the eye; `toEye` and `normal` have unit length.
[[nodiscard]] Vec3 lacquerShine(Vec3 normal, Vec3 toEye, double roughness);
/// Polished brass; `sky` is how open the place is.
[[nodiscard]] Vec3 brassLook(Vec3 normal, Vec3 toEye, double roughness, double lamp, double sky);

/// Light as an sRGB part, 0 to 1.
[[nodiscard]] double shown(double light);
/// An sRGB part, 0 to 1, as light.
[[nodiscard]] double lightOf(double part);
[[nodiscard]] Vec3 lightOf(QRgb colour);
/// An opaque pixel.
[[nodiscard]] QRgb pixel(Vec3 light);

/// What reaches places on the wheel, worked out once: they are alike for every size and order.
struct Reach {
    double lamp = 1; ///< the part of the lamp that is not hidden by the wheel itself
    double sky = 1;  ///< the part of the room
};
/// Safe from any thread.
[[nodiscard]] Reach reachAt(double angle, double radius);

} // namespace mesaviva::art
