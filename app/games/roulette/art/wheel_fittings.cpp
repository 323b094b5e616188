// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/art/wheel_fittings.h"

#include "app/games/roulette/art/wheel_light.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::art {
namespace {

// The distance of a point from the turret's surface: a stem with beads and a hub, a finial on top.
double turretDistance(Vec3 at) {
    const double radius = radiusOf(at);
    const auto bead = [&](double height, double size, double flat) {
        const double up = (at.z - height) / flat;
        return (std::sqrt(radius * radius + up * up) - size) * std::min(1.0, flat);
    };
    // The stem is slender in its middle.
    const double rise = std::clamp(at.z, 0.125, 0.29);
    const double waist =
        0.017 + 0.020 * std::pow(std::abs(rise - 0.185) / 0.06, 2.0) * (rise < 0.185 ? 1 : 0.05);
    double distance = std::max(radius - std::min(waist, 0.045), std::abs(at.z - 0.205) - 0.085) * 0.7;
    distance = std::min(distance, bead(0.152, 0.040, 0.35));
    distance = std::min(distance, bead(kArmHeight, 0.037, 0.80));
    distance = std::min(distance, bead(0.243, 0.022, 0.45));
    distance = std::min(distance, bead(0.258, 0.014, 0.6));
    return std::min(distance, bead(0.283, 0.0235, 1.0));
}

Vec3 turretNormal(Vec3 at) {
    constexpr double kStep = 0.0006;
    const auto across = [&](Vec3 d) { return turretDistance(at + d) - turretDistance(at - d); };
    return normalized({across({kStep, 0, 0}), across({0, kStep, 0}), across({0, 0, kStep})});
}

template <typename Look>
QImage sprite(QSize size, const QRectF& frame, Look look) {
    QImage image(size.expandedTo({4, 4}), QImage::Format_ARGB32_Premultiplied);
    constexpr int kFine = 3;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            int r = 0;
            int g = 0;
            int b = 0;
            int hits = 0;
            for (int i = 0; i < kFine * kFine; ++i) {
                const double u = (x + (i % kFine + 0.5) / kFine) / image.width();
                const double v = (y + (i / kFine + 0.5) / kFine) / image.height();
                Vec3 light;
                if (look(QPointF(frame.left() + u * frame.width(), frame.top() + v * frame.height()),
                         light)) {
                    const QRgb seen = pixel(light);
                    r += qRed(seen);
                    g += qGreen(seen);
                    b += qBlue(seen);
                    ++hits;
                }
            }
            constexpr int kAll = kFine * kFine;
            line[x] = qRgba(r / kAll, g / kAll, b / kAll, 255 * hits / kAll);
        }
    }
    return image;
}

// A ball seen by the wheel's eye; `Look` gets its normal.
template <typename Look>
QImage ballSprite(int side, Look look) {
    const double rim = 2.0 / std::max(8, side);
    const QRectF frame(-1 - rim, -1 - rim, 2 + 2 * rim, 2 + 2 * rim);
    const Vec3 toEye = normalized(WheelEye::position());
    const Vec3 up{0, toEye.z, -toEye.y};
    return sprite({side, side}, frame, [&](QPointF at, Vec3& light) {
        const double squared = at.x() * at.x() + at.y() * at.y();
        if (squared > 1) {
            return false;
        }
        const Vec3 normal = Vec3{1, 0, 0} * at.x() - up * at.y() + toEye * std::sqrt(1 - squared);
        light = look(normal, toEye);
        return true;
    });
}

} // namespace

QRectF turretFrame() {
    const QPointF foot = WheelEye::seen({0, 0, 0.13});
    const QPointF top = WheelEye::seen({0, 0, 0.32});
    return {QPointF(-0.065, top.y() - 0.012), QPointF(0.065, foot.y() + 0.055)};
}

QImage turretBody(QSize size) {
    return sprite(size, turretFrame(), [](QPointF seenPoint, Vec3& light) {
        const Vec3 eye = WheelEye::position();
        const Vec3 ray = normalized(WheelEye::ray(seenPoint));
        double way = (0.33 - eye.z) / ray.z;
        for (int i = 0; i < 90; ++i) {
            const Vec3 at = eye + ray * way;
            if (at.z < 0.135) {
                return false;
            }
            const double gap = turretDistance(at);
            if (gap < 0.0003) {
                const Vec3 normal = turretNormal(at);
                const double low = smoothRamp(0.12, 0.19, at.z);
                light = brassLook(normal, ray * -1, 0.05, 1, 0.45 + 0.55 * low);
                return true;
            }
            way += gap * 0.8;
        }
        return false;
    });
}

QImage brassKnob(int side) {
    return ballSprite(side, [](Vec3 normal, Vec3 toEye) { return brassLook(normal, toEye, 0.05, 1, 1); });
}

QImage ivoryBall(int side) {
    return ballSprite(side, [](Vec3 normal, Vec3 toEye) {
        const Vec3 ivory{0.93, 0.87, 0.74};
        const Vec3 warm{0.80, 0.62, 0.42};
        // Light penetrates ivory a little: its shaded side glows.
        const double round = dot(normal, lampDirection());
        const double wrapped = std::max(0.0, (round + 0.35) / 1.35);
        const Vec3 below = Vec3{0.16, 0.11, 0.07} * std::max(0.0, -normal.z);
        const Vec3 body = mixed(warm, ivory, smoothRamp(-0.3, 0.5, round)) *
                          (Vec3{1.0, 0.93, 0.80} * (0.95 * wrapped) + Vec3{0.14, 0.13, 0.12} + below);
        return body + lacquerShine(normal, toEye, 0.04) * 1.3;
    });
}

} // namespace mesaviva::art
