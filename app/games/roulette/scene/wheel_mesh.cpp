// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/wheel_mesh.h"

#include "app/games/roulette/art/wheel_fittings.h"
#include "app/games/roulette/art/wheel_light.h"
#include "app/games/roulette/art/wheel_space.h"
#include "engine/games/roulette/ball/proportions.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::scene {
namespace {

namespace proportions = roulette::proportions;
using art::kTurn;
using art::Vec3;
using art::WheelEye;

// Persistence of vision in seconds, like the shutter of a film camera.
constexpr double kShutter = 1.0 / 90;

int pocketsOf(roulette::WheelOrder order) { return order == roulette::WheelOrder::american_double ? 38 : 37; }

Vec3 toEyeFrom(Vec3 at) { return normalized(WheelEye::position() - at); }

QRgb withAlpha(QRgb colour, double alpha) {
    return qRgba(qRed(colour), qGreen(colour), qBlue(colour),
                 static_cast<int>(std::lround(255 * std::clamp(alpha, 0.0, 1.0))));
}

QRgb black(double alpha) { return withAlpha(0, alpha); }

QPointF unit(QPointF v) {
    const double size = std::sqrt(v.x() * v.x() + v.y() * v.y());
    return size > 0 ? v / size : QPointF(1, 0);
}

void addQuad(TintedQuads& quads, TintedPoint a, TintedPoint b, TintedPoint c, TintedPoint d) {
    quads.push_back({a, b, c, d});
}

// A quad that fades out along its side from `a` to `b`, away from `inside`.
void addSoftEdge(TintedQuads& quads, TintedPoint a, TintedPoint b, QPointF inside, double width) {
    const QPointF along = unit(b.at - a.at);
    QPointF out(-along.y(), along.x());
    if (QPointF::dotProduct(out, inside - a.at) > 0) {
        out = -out;
    }
    addQuad(quads, a, b, {b.at + out * width, withAlpha(b.colour, 0)},
            {a.at + out * width, withAlpha(a.colour, 0)});
}

// A line of a given width with soft sides, at least one pixel wide.
void addRibbon(TintedQuads& quads, QPointF from, QPointF to, double half, QRgb fromColour, QRgb toColour,
               double pixel) {
    const double solid = std::max(0.0, half - pixel / 2);
    const double strength = std::min(1.0, (half + pixel / 2) / pixel);
    const QPointF along = unit(to - from);
    const QPointF side(-along.y() * solid, along.x() * solid);
    const auto tint = [strength](QRgb colour) {
        return withAlpha(colour, strength * qAlpha(colour) / 255.0);
    };
    const TintedPoint a{from + side, tint(fromColour)};
    const TintedPoint b{to + side, tint(toColour)};
    const TintedPoint c{to - side, tint(toColour)};
    const TintedPoint d{from - side, tint(fromColour)};
    addQuad(quads, a, b, c, d);
    const QPointF soft(-along.y() * pixel, along.x() * pixel);
    const auto faded = [](const TintedPoint& point, QPointF by) {
        return TintedPoint{point.at + by, withAlpha(point.colour, 0)};
    };
    addQuad(quads, a, b, faded(b, soft), faded(a, soft));
    addQuad(quads, d, c, faded(c, -soft), faded(d, -soft));
}

struct Fret {
    double angle;
    Vec3 tangent;
    Vec3 floorInner;
    Vec3 floorOuter;
    Vec3 topOuter;
    Vec3 topInner;
};

Fret fretAt(double angle) {
    constexpr double kInner = 0.4215;
    constexpr double kOuter = 0.5325;
    // The numbers' ring hides the near frets' feet, the cone's ring those of the far frets.
    const double hiddenOuter = 0.030 * std::max(0.0, -std::cos(angle));
    const double hiddenInner = 0.0125 * std::max(0.0, std::cos(angle));
    return {angle,
            {std::cos(angle), -std::sin(angle), 0},
            art::wheelPoint(angle, kInner + hiddenInner, -0.0165),
            art::wheelPoint(angle, kOuter - hiddenOuter, -0.0235),
            art::wheelPoint(angle, kOuter, 0.0160),
            art::wheelPoint(angle, kInner, 0.0105)};
}

void addFretShadow(const Fret& fret, TintedQuads& quads) {
    const Vec3 lamp = art::lampDirection();
    constexpr double kRise = 0.036;
    const double reach = -(lamp.x * fret.tangent.x + lamp.y * fret.tangent.y) / lamp.z * kRise;
    if (std::abs(reach) < 0.002) {
        return;
    }
    const Vec3 aside = fret.tangent * reach;
    const Vec3 softer = fret.tangent * (reach * 1.55);
    const auto at = [](Vec3 place, double alpha) { return TintedPoint{WheelEye::seen(place), black(alpha)}; };
    addQuad(quads, at(fret.floorInner, 0.55), at(fret.floorOuter, 0.55), at(fret.floorOuter + aside, 0.38),
            at(fret.floorInner + aside, 0.38));
    addQuad(quads, at(fret.floorInner + aside, 0.38), at(fret.floorOuter + aside, 0.38),
            at(fret.floorOuter + softer, 0), at(fret.floorInner + softer, 0));
}

void addFret(const Fret& fret, double blur, double pixel, TintedQuads& quads) {
    constexpr double kHalf = 0.0027;
    const Vec3 middle = (fret.topOuter + fret.topInner) * 0.5;
    const Vec3 toEye = toEyeFrom(middle);
    const double facing = dot(fret.tangent, toEye);
    const Vec3 side = fret.tangent * (facing > 0 ? 1 : -1);
    const double pool = art::lampPool(middle);
    const art::Reach reach = art::reachAt(fret.angle, 0.53);
    const double smear = blur * proportions::kPocketRest / 2;
    const double alpha = kHalf / std::max(kHalf, smear);

    const Vec3 bright = art::brassLook(side, toEye, 0.25, pool * reach.lamp, 0.9);
    const Vec3 dim = art::brassLook(side, toEye, 0.35, 0.25 * pool, 0.35) * 0.30;
    const auto corner = [&](Vec3 at, Vec3 light) {
        return TintedPoint{WheelEye::seen(at + side * kHalf), withAlpha(art::pixel(light), alpha)};
    };
    const TintedPoint a = corner(fret.floorInner, dim);
    const TintedPoint b = corner(fret.floorOuter, dim);
    const TintedPoint c = corner(fret.topOuter, bright);
    const TintedPoint d = corner(fret.topInner, bright);
    if (std::abs(facing) > 0.06) {
        addQuad(quads, a, b, c, d);
        addSoftEdge(quads, a, b, c.at, pixel);
    }
    // The top is rounded: its sides reflect other parts of the room.
    const Vec3 up{0, 0, 1};
    const auto look = [&](Vec3 normal) {
        return art::brassLook(normalized(normal), toEye, 0.22, pool * std::max(0.5, reach.lamp), 0.95);
    };
    const Vec3 top =
        look(up) * 0.4 + look(up + fret.tangent * 0.6) * 0.3 + look(up - fret.tangent * 0.6) * 0.3;
    const QRgb metal = withAlpha(art::pixel(top * 1.9), alpha);
    addRibbon(quads, WheelEye::seen(fret.topInner), WheelEye::seen(fret.topOuter), std::max(kHalf, smear),
              metal, metal, pixel);
}

double rotorBlur(const WheelPose& pose) { return pose.moving ? std::abs(pose.rotorSpeed) * kShutter : 0; }

Vec3 ballMiddle(const WheelPose& pose) {
    return art::wheelPoint(pose.ballAngle, pose.ballRadius,
                           art::ballRest(pose.ballRadius) + proportions::kBall + pose.ballHeight);
}

double armAngle(const WheelPose& pose, int arm) { return pose.rotorAngle + (arm + 0.5) * kTurn / 4; }

bool pointsAway(double angle) { return std::cos(angle) > 0; }

// A soft round spot, horizontal, at `middle`.
void addSpot(TintedQuads& quads, Vec3 middle, double core, double edge, double alpha) {
    constexpr int kSides = 20;
    const auto around = [&](double radius, int i) {
        const double angle = kTurn * i / kSides;
        return WheelEye::seen(middle + Vec3{radius * std::cos(angle), radius * std::sin(angle), 0});
    };
    const QPointF centre = WheelEye::seen(middle);
    const double between = (core + edge) / 2;
    for (int i = 0; i < kSides; ++i) {
        const TintedPoint hub{centre, black(alpha)};
        const TintedPoint a{around(core, i), black(alpha)};
        const TintedPoint b{around(core, i + 1), black(alpha)};
        const TintedPoint c{around(between, i + 1), black(alpha * 0.42)};
        const TintedPoint d{around(between, i), black(alpha * 0.42)};
        addQuad(quads, hub, a, b, hub);
        addQuad(quads, a, b, c, d);
        addQuad(quads, d, c, {around(edge, i + 1), 0}, {around(edge, i), 0});
    }
}

// The motion streak behind a fast ball.
void addStreak(const WheelPose& pose, TintedQuads& quads) {
    const double sweep = std::min(std::abs(pose.ballSpeed) * kShutter * 1.5, 0.30);
    if (!pose.moving || sweep * pose.ballRadius < 0.5 * proportions::kBall) {
        return;
    }
    constexpr int kSteps = 10;
    constexpr int kStrips = 4;
    const double back = pose.ballSpeed > 0 ? -1 : 1;
    const double height = ballMiddle(pose).z;
    const double strongest = std::min(0.75, 2.8 * sweep * pose.ballRadius / proportions::kBall * 0.25);
    const auto cut = [&](int step, int strip) {
        const double part = static_cast<double>(step) / kSteps;
        const double angle = pose.ballAngle + back * sweep * part;
        const Vec3 at = art::wheelPoint(angle, pose.ballRadius, height);
        const QPointF here = WheelEye::seen(at);
        const QPointF there = WheelEye::seen(art::wheelPoint(angle + 0.01, pose.ballRadius, height));
        const QPointF along = unit(there - here);
        const QPointF side(-along.y(), along.x());
        const double across = -1 + 2.0 * strip / kStrips;
        const double half = proportions::kBall * WheelEye::magnification(at) * (1 - 0.12 * part);
        const double highlighted = 0.5 + 0.5 * across * QPointF::dotProduct(side, QPointF(-0.6, -0.8));
        const auto tone = [highlighted](int dark, int light) {
            return static_cast<int>(std::lround(std::lerp(dark, light, highlighted)));
        };
        const double alpha = strongest * (1 - part) * (strip == 0 || strip == kStrips ? 0 : 1);
        return TintedPoint{here + side * (across * half),
                           withAlpha(qRgb(tone(150, 246), tone(126, 238), tone(92, 216)), alpha)};
    };
    for (int step = 0; step < kSteps; ++step) {
        for (int strip = 0; strip < kStrips; ++strip) {
            addQuad(quads, cut(step, strip), cut(step + 1, strip), cut(step + 1, strip + 1),
                    cut(step, strip + 1));
        }
    }
}

} // namespace

void layBand(const WheelPose& pose, std::vector<BandPoint>& points) {
    static constexpr std::array<double, kBandRings> kRadii = {0.09,   0.18,   0.28,           0.412,
                                                              0.5305, 0.5345, art::kBandOuter};
    points.clear();
    points.reserve(static_cast<std::size_t>(kBandRings) * (kBandSpokes + 1));
    for (const double radius : kRadii) {
        // The colour continues below the bowl's edge.
        const double height = art::wheelHeight(std::min(radius, art::kNumbersOuter - 0.001));
        for (int spoke = 0; spoke <= kBandSpokes; ++spoke) {
            const double part = static_cast<double>(spoke) / kBandSpokes;
            const double angle = pose.rotorAngle + art::rotorBandAngle(pose.order, part);
            points.push_back({WheelEye::seen(art::wheelPoint(angle, radius, height)),
                              {part, (art::kBandOuter - radius) / (art::kBandOuter - art::kBandInner)}});
        }
    }
}

void addFrets(const WheelPose& pose, double pixel, TintedQuads& quads) {
    const int pockets = pocketsOf(pose.order);
    const double blur = rotorBlur(pose);
    std::vector<Fret> frets;
    frets.reserve(static_cast<std::size_t>(pockets));
    for (int i = 0; i < pockets; ++i) {
        frets.push_back(fretAt(pose.rotorAngle + (i + 0.5) * kTurn / pockets));
        addFretShadow(frets.back(), quads);
    }
    for (const Fret& fret : frets) {
        addFret(fret, blur, pixel, quads);
    }
}

void addFretsBeforeBall(const WheelPose& pose, double pixel, TintedQuads& quads) {
    if (!pose.ballVisible || pose.ballRadius > 0.55 || pose.ballHeight > 0.03) {
        return;
    }
    const double pitch = kTurn / pocketsOf(pose.order);
    const Vec3 ball = ballMiddle(pose);
    const double place = std::floor((pose.ballAngle - pose.rotorAngle) / pitch - 0.5);
    for (const double i : {place, place + 1}) {
        const double angle = pose.rotorAngle + (i + 0.5) * pitch;
        if (pose.ballRadius * std::cos(angle) < ball.y - 0.25 * proportions::kBall) {
            addFret(fretAt(angle), rotorBlur(pose), pixel, quads);
        }
    }
}

void addArms(const WheelPose& pose, bool behind, double pixel, TintedQuads& quads) {
    constexpr int kStrips = 6;
    for (int arm = 0; arm < 4; ++arm) {
        const double angle = armAngle(pose, arm);
        if (pointsAway(angle) != behind) {
            continue;
        }
        const Vec3 axis{std::sin(angle), std::cos(angle), 0};
        const Vec3 from = art::wheelPoint(angle, 0.026, art::kArmHeight);
        const Vec3 to = art::wheelPoint(angle, art::kArmLength, art::kArmHeight);
        const Vec3 toEye = toEyeFrom((from + to) * 0.5);
        const Vec3 facing = normalized(toEye - axis * dot(axis, toEye));
        const Vec3 side{axis.y * facing.z - axis.z * facing.y, axis.z * facing.x - axis.x * facing.z,
                        axis.x * facing.y - axis.y * facing.x};
        const auto cut = [&](Vec3 at, double across, double thick) {
            const Vec3 normal = facing * std::sqrt(std::max(0.0, 1 - across * across)) + side * across;
            return TintedPoint{WheelEye::seen(at + side * (across * thick)),
                               withAlpha(art::pixel(art::brassLook(normal, toEye, 0.10, 1, 0.9)), 1)};
        };
        constexpr double kThin = art::kArmThickness * 0.72;
        for (int strip = 0; strip < kStrips; ++strip) {
            const double a = -1 + 2.0 * strip / kStrips;
            const double b = -1 + 2.0 * (strip + 1) / kStrips;
            addQuad(quads, cut(from, a, art::kArmThickness), cut(to, a, kThin), cut(to, b, kThin),
                    cut(from, b, art::kArmThickness));
        }
        const QPointF middle = WheelEye::seen((from + to) * 0.5);
        addSoftEdge(quads, cut(from, -1, art::kArmThickness), cut(to, -1, kThin), middle, pixel);
        addSoftEdge(quads, cut(from, 1, art::kArmThickness), cut(to, 1, kThin), middle, pixel);
    }
}

void addArmShadows(const WheelPose& pose, TintedQuads& quads) {
    const Vec3 lamp = art::lampDirection();
    const auto fallen = [&lamp](Vec3 at) {
        // Two iterations are sufficient: the cone is gentle.
        double ground = 0.06;
        Vec3 place;
        for (int i = 0; i < 2; ++i) {
            place = at - lamp * ((at.z - ground) / lamp.z);
            ground = art::wheelHeight(std::sqrt(place.x * place.x + place.y * place.y));
        }
        place.z = ground;
        return place;
    };
    for (int arm = 0; arm < 4; ++arm) {
        const double angle = armAngle(pose, arm);
        const Vec3 from = fallen(art::wheelPoint(angle, 0.05, art::kArmHeight));
        const Vec3 to = fallen(art::wheelPoint(angle, art::kArmLength, art::kArmHeight));
        addRibbon(quads, WheelEye::seen(from), WheelEye::seen(to), 0.010, black(0.14), black(0.14), 0.016);
        addSpot(quads, to, 0.010, 0.044, 0.16);
    }
}

std::vector<QRectF> knobs(const WheelPose& pose, bool behind) {
    std::vector<QRectF> boxes;
    for (int arm = 0; arm < 4; ++arm) {
        const double angle = armAngle(pose, arm);
        if (pointsAway(angle) == behind) {
            const Vec3 at = art::wheelPoint(angle, art::kArmLength + 0.6 * art::kKnob, art::kArmHeight);
            const QPointF seen = WheelEye::seen(at);
            const double half = art::kKnob * WheelEye::magnification(at);
            boxes.emplace_back(seen.x() - half, seen.y() - half, 2 * half, 2 * half);
        }
    }
    return boxes;
}

void addBallGround(const WheelPose& pose, TintedQuads& quads) {
    if (!pose.ballVisible) {
        return;
    }
    const Vec3 ball = ballMiddle(pose);
    const Vec3 lamp = art::lampDirection();
    const double ground = art::ballRest(pose.ballRadius);
    const double rise = ball.z - ground;
    const double lift = pose.ballHeight / proportions::kBall;
    Vec3 fallen = ball - lamp * (rise / lamp.z);
    fallen.z = ground;
    addSpot(quads, fallen, proportions::kBall * 0.55, proportions::kBall * (1.45 + 0.35 * lift),
            0.55 / (1 + 0.22 * lift));
    addSpot(quads, {ball.x, ball.y, ground}, proportions::kBall * 0.3, proportions::kBall * 1.05,
            0.5 / (1 + 2 * lift));
    addStreak(pose, quads);
}

QRectF ballBox(const WheelPose& pose) {
    const Vec3 ball = ballMiddle(pose);
    const double half = proportions::kBall * WheelEye::magnification(ball);
    return {WheelEye::seen(ball) - QPointF(half, half), QSizeF(2 * half, 2 * half)};
}

QPointF placeOnWheel(double angle, double radius, double height) {
    const double ground = radius > 0.9 ? art::wheelHeight(radius) : art::ballRest(radius);
    return WheelEye::seen(art::wheelPoint(angle, radius, ground + height));
}

BlurMix blurMix(const WheelPose& pose) {
    const double blur = rotorBlur(pose);
    for (std::size_t i = 0; i + 1 < kBlurs.size(); ++i) {
        if (blur < kBlurs.at(i + 1)) {
            return {static_cast<int>(i), (blur - kBlurs.at(i)) / (kBlurs.at(i + 1) - kBlurs.at(i))};
        }
    }
    return {static_cast<int>(kBlurs.size()) - 2, 1};
}

} // namespace mesaviva::scene
