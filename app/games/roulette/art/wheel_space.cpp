// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/art/wheel_space.h"

#include "engine/games/roulette/ball/proportions.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <numbers>

namespace mesaviva::art {
namespace {

namespace proportions = roulette::proportions;

constexpr double kElevation = 55.0 * std::numbers::pi / 180.0;
constexpr double kDistance = 5.4;
constexpr Vec3 kTarget{0, 0, 0.03};

const double kSin = std::sin(kElevation);
const double kCos = std::cos(kElevation);
const Vec3 kForward{0, kCos, -kSin};
const Vec3 kUp{0, kSin, kCos};

struct Corner {
    double radius;
    double height;
};

// The cross-section of the wheel, from the axis outwards.
constexpr Corner kSection[] = {
    {0.000, 0.150},  {0.030, 0.149},   {0.052, 0.140},  {0.060, 0.129},  {0.084, 0.126}, {0.098, 0.121},
    {0.110, 0.108},  {0.118, 0.102},   {0.130, 0.096},  {0.400, 0.011},  {0.405, 0.013}, {0.412, 0.012},
    {0.419, -0.016}, {0.430, -0.021},  {0.520, -0.025}, {0.528, -0.022}, {0.534, 0.014}, {0.5355, 0.017},
    {0.541, 0.018},  {0.5425, 0.0165}, {0.6215, 0.038}, {0.6225, 0.041}, {0.631, 0.043}, {0.633, 0.036},
    {0.6345, 0.000}, {0.6375, 0.000},  {0.639, 0.040},  {0.642, 0.046},  {0.650, 0.047}, {0.652, 0.046},
    {0.840, 0.113},  {0.846, 0.116},   {0.854, 0.115},  {0.868, 0.104},  {0.884, 0.100}, {0.902, 0.105},
    {0.914, 0.118},  {0.925, 0.139},   {0.931, 0.147},  {0.940, 0.150},  {0.952, 0.150}, {0.968, 0.149},
    {0.980, 0.143},  {0.988, 0.131},   {0.991, 0.118},  {0.988, 0.110},  {0.993, 0.050}, {0.998, 0.044},
    {1.001, 0.030},  {1.003, 0.000},   {1.100, 0.000},
};

constexpr std::size_t kSteps = 4096;
constexpr double kReach = 1.1;
constexpr double kConeTop = 0.13;

class Section {
public:
    Section() {
        std::array<double, kSteps + 1> sharp{};
        std::size_t corner = 0;
        for (std::size_t i = 0; i <= kSteps; ++i) {
            const double radius = kReach * static_cast<double>(i) / kSteps;
            while (corner + 2 < std::size(kSection) && kSection[corner + 1].radius < radius) {
                ++corner;
            }
            const Corner& a = kSection[corner];
            const Corner& b = kSection[corner + 1];
            const double t = b.radius > a.radius ? (radius - a.radius) / (b.radius - a.radius) : 1;
            sharp[i] = std::lerp(a.height, b.height, std::clamp(t, 0.0, 1.0));
            // The cone is evenly concave.
            if (radius > kConeTop && radius < proportions::kCone) {
                const double rise = (proportions::kCone - radius) / (proportions::kCone - kConeTop);
                sharp[i] = 0.011 + 0.085 * std::pow(rise, 1.55);
            }
        }
        // Edges are slightly rounded, as if sanded.
        constexpr int kRound = 6;
        for (int i = 0; i <= static_cast<int>(kSteps); ++i) {
            double sum = 0;
            double weights = 0;
            for (int k = -kRound; k <= kRound; ++k) {
                const auto at = static_cast<std::size_t>(std::clamp(i + k, 0, static_cast<int>(kSteps)));
                const double weight = kRound + 1 - std::abs(k);
                sum += weight * sharp[at];
                weights += weight;
            }
            m_heights[static_cast<std::size_t>(i)] = sum / weights;
        }
    }

    /// The height of the lowest point of a ball with radius `ball` that rolls at `radius`.
    double rest(double radius, double ball) const {
        double highest = -1;
        for (double aside = -ball; aside <= ball; aside += ball / 24) {
            const double below = height(radius + aside) + std::sqrt(ball * ball - aside * aside) - ball;
            highest = std::max(highest, below);
        }
        return highest;
    }

    double height(double radius) const {
        const double place = std::clamp(radius, 0.0, kReach) * (kSteps / kReach);
        const auto i = std::min(static_cast<std::size_t>(place), kSteps - 1);
        return std::lerp(m_heights[i], m_heights[i + 1], place - static_cast<double>(i));
    }

private:
    std::array<double, kSteps + 1> m_heights{};
};

const Section& section() {
    static const Section kSectionTable;
    return kSectionTable;
}

} // namespace

double wheelHeight(double radius) { return section().height(radius); }

double wheelSlope(double radius) {
    constexpr double kStep = 0.0006;
    return (wheelHeight(radius + kStep) - wheelHeight(radius - kStep)) / (2 * kStep);
}

double wheelHeightWithTurret(double radius) {
    return std::max(wheelHeight(radius), radius < 0.035 ? 0.27 : -1.0);
}

double ballRest(double radius) {
    constexpr std::size_t kPlaces = 512;
    static const std::array<double, kPlaces + 1> kRests = [] {
        std::array<double, kPlaces + 1> rests{};
        for (std::size_t i = 0; i <= kPlaces; ++i) {
            rests[i] = section().rest(static_cast<double>(i) / kPlaces, proportions::kBall);
        }
        return rests;
    }();
    const double place = std::clamp(radius, 0.0, 1.0) * kPlaces;
    const auto i = std::min(static_cast<std::size_t>(place), kPlaces - 1);
    return std::lerp(kRests[i], kRests[i + 1], place - static_cast<double>(i));
}

double deflectorRise(Vec3 place) {
    struct Axis {
        double x;
        double y;
    };
    static const std::array<Axis, proportions::kDeflectorCount> kAxes = [] {
        std::array<Axis, proportions::kDeflectorCount> axes{};
        for (std::size_t i = 0; i < axes.size(); ++i) {
            const double angle =
                proportions::kFirstDeflector + static_cast<double>(i) * 2 * std::numbers::pi / axes.size();
            axes[i] = {std::sin(angle), std::cos(angle)};
        }
        return axes;
    }();
    for (std::size_t i = 0; i < kAxes.size(); ++i) {
        const double across = place.x * kAxes[i].x + place.y * kAxes[i].y - proportions::kDeflectors;
        if (std::abs(across) > proportions::kDeflectorLength / 2) {
            continue;
        }
        const double aside = place.x * kAxes[i].y - place.y * kAxes[i].x;
        const bool upright = i % 2 == 0;
        const double along = std::abs(upright ? across : aside) / (proportions::kDeflectorLength / 2);
        const double over = std::abs(upright ? aside : across) / (proportions::kDeflectorWidth / 2);
        const double pyramid = 1 - along - over;
        if (pyramid > 0) {
            // Rounded towards the ridge, so that each one has a highlight.
            return kDeflectorHeight * (1 - (1 - pyramid) * (1 - pyramid));
        }
    }
    return 0;
}

QPointF WheelEye::seen(Vec3 point) {
    const Vec3 from = point - kTarget;
    const double scale = kDistance / (kDistance + dot(from, kForward));
    return {from.x * scale, -dot(from, kUp) * scale};
}

double WheelEye::magnification(Vec3 point) {
    return kDistance / (kDistance + dot(point - kTarget, kForward));
}

Vec3 WheelEye::position() { return kTarget - kForward * kDistance; }

Vec3 WheelEye::ray(QPointF seenPoint) {
    return kForward + Vec3{1, 0, 0} * (seenPoint.x() / kDistance) - kUp * (seenPoint.y() / kDistance);
}

QRectF WheelEye::frame() { return {-1.06, -0.91, 2.28, 2.00}; }

QRectF WheelEye::body() {
    static const QRectF kBody = [] {
        QRectF box;
        for (int i = 0; i < 360; ++i) {
            const double angle = i * std::numbers::pi / 180;
            for (const double z : {0.0, kRimTop}) {
                const QPointF at = seen(wheelPoint(angle, z > 0 ? 0.985 : 1.004, z));
                box |= QRectF(at - QPointF(0.001, 0.001), QSizeF(0.002, 0.002));
            }
        }
        return box;
    }();
    return kBody;
}

QRectF WheelEye::rotorFrame() { return {-0.66, -0.60, 1.32, 1.20}; }

} // namespace mesaviva::art
