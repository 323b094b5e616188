// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What moves on the wheel, as flat shapes in the eye's plane (see art::WheelEye::seen()), from back to front.
#pragma once

#include "app/games/roulette/scene/wheel_pose.h"

#include <QPointF>
#include <QRectF>
#include <QRgb>

#include <array>
#include <vector>

namespace mesaviva::scene {

/// A corner with its colour, not premultiplied.
struct TintedPoint {
    QPointF at;
    QRgb colour = 0;
};

/// Four corners in their order round.
using TintedQuad = std::array<TintedPoint, 4>;
using TintedQuads = std::vector<TintedQuad>;

/// A place on the rotor: where it is seen, and where in rotorBand() its colour stands (0 to 1).
struct BandPoint {
    QPointF at;
    QPointF inBand;
};

/// The rotor's surface as rings of quads, from the middle outwards: ring by ring, kBandSpokes + 1 points
/// each.
inline constexpr int kBandRings = 7;
inline constexpr int kBandSpokes = 76;
/// Fills `points`, kBandRings times kBandSpokes + 1 of them.
void layBand(const WheelPose& pose, std::vector<BandPoint>& points);

/// The frets between the pockets with the shadows they throw. `pixel` is a device pixel's size: edges are
/// softened by it.
void addFrets(const WheelPose& pose, double pixel, TintedQuads& quads);
/// Those frets that stand between the eye and a ball that lies in a pocket.
void addFretsBeforeBall(const WheelPose& pose, double pixel, TintedQuads& quads);

/// The turret's arms that point away from the viewer (`behind`) or towards him.
void addArms(const WheelPose& pose, bool behind, double pixel, TintedQuads& quads);
/// The shadows of all arms.
void addArmShadows(const WheelPose& pose, TintedQuads& quads);
/// Where the knobs of those arms are seen.
[[nodiscard]] std::vector<QRectF> knobs(const WheelPose& pose, bool behind);

/// The ball's shadow and, while it is fast, the streak it leaves on the eye.
void addBallGround(const WheelPose& pose, TintedQuads& quads);
/// Where the ball is seen.
[[nodiscard]] QRectF ballBox(const WheelPose& pose);
/// Where a thing is seen that lies, or flies `height` above, the surface at a place.
[[nodiscard]] QPointF placeOnWheel(double angle, double radius, double height);

/// How much each of the blurred rotor pictures shows: the sharper one's number, and the part of the next.
struct BlurMix {
    int sharper = 0;
    double next = 0;
};
/// The angles over which the rotor's pictures are smeared.
inline constexpr std::array<double, 3> kBlurs = {0.0, 0.020, 0.055};
[[nodiscard]] BlurMix blurMix(const WheelPose& pose);

} // namespace mesaviva::scene
