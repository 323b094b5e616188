// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The moving parts of the wheel as flat shapes in the eye's plane (see art::WheelEye::seen()), from back to
// front.
#pragma once

#include "app/games/roulette/art/wheel_picture.h"

#include <QPointF>
#include <QRectF>
#include <QRgb>

#include <array>
#include <vector>

namespace mesaviva::scene {

/// Everything that changes from frame to frame: angles in radians clockwise from 12 o'clock, lengths in
/// fractions of the bowl's radius, speeds in radians per second.
struct WheelPose {
    roulette::WheelOrder order = roulette::WheelOrder::french;
    double rotorAngle = 0;
    double rotorSpeed = 0;
    double ballAngle = 0;
    double ballRadius = 0;
    double ballHeight = 0;
    double ballSpeed = 0;
    bool ballVisible = false;
    bool moving = false; ///< while false nothing is blurred, regardless of the speeds
};

/// A vertex with its colour, not premultiplied.
struct TintedPoint {
    QPointF at;
    QRgb colour = 0;
};

/// Four vertices in order.
using TintedQuad = std::array<TintedPoint, 4>;
using TintedQuads = std::vector<TintedQuad>;

/// A place on the rotor: its projection, and its texture coordinates in rotorBand() (0 to 1).
struct BandPoint {
    QPointF at;
    QPointF inBand;
};

/// The rotor's surface as rings of quads, from the centre outwards: kBandSpokes + 1 points per ring.
inline constexpr int kBandRings = 7;
inline constexpr int kBandSpokes = 76;
/// Fills `points` with kBandRings times kBandSpokes + 1 points.
void layBand(const WheelPose& pose, std::vector<BandPoint>& points);

/// Adds the frets between the pockets and their shadows. `pixel` is the size of a device pixel, by which
/// edges are softened.
void addFrets(const WheelPose& pose, double pixel, TintedQuads& quads);
/// Adds the frets between the eye and a ball that lies in a pocket.
void addFretsBeforeBall(const WheelPose& pose, double pixel, TintedQuads& quads);

/// Adds the turret's arms that point away from the viewer (`behind`) or towards the viewer.
void addArms(const WheelPose& pose, bool behind, double pixel, TintedQuads& quads);
/// Adds the shadows of all arms.
void addArmShadows(const WheelPose& pose, TintedQuads& quads);
/// The visible bounds of those arms' knobs.
[[nodiscard]] std::vector<QRectF> knobs(const WheelPose& pose, bool behind);

/// Adds the ball's shadow and, while it is fast, its motion streak.
void addBallGround(const WheelPose& pose, TintedQuads& quads);
/// The visible bounds of the ball.
[[nodiscard]] QRectF ballBox(const WheelPose& pose);
/// The projection of an object on, or `height` above, the surface at a place.
[[nodiscard]] QPointF placeOnWheel(double angle, double radius, double height);

/// The weights of the blurred rotor pictures: the index of the sharper one, and the weight of the next.
struct BlurMix {
    int sharper = 0;
    double next = 0;
};
/// The motion blur angles of the rotor's pictures.
inline constexpr std::array<double, 3> kBlurs = {0.0, 0.020, 0.055};
[[nodiscard]] BlurMix blurMix(const WheelPose& pose);

} // namespace mesaviva::scene
