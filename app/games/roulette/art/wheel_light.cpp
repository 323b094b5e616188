// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/art/wheel_light.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

namespace mesaviva::art {
namespace {

constexpr Vec3 kLampColour{1.00, 0.90, 0.74};

double grazing(double facing) {
    const double away = 1 - facing;
    const double squared = away * away;
    return squared * squared * away;
}

// Reachability of light, by ray marching along the surface; one table serves every picture.
class ReachTable {
public:
    ReachTable() : m_cells(static_cast<std::size_t>(kRings) * kSpokes) {
        for (int ring = 0; ring < kRings; ++ring) {
            for (int spoke = 0; spoke < kSpokes; ++spoke) {
                cell(ring, spoke) = measured(ring, spoke);
            }
        }
    }

    Reach at(double angle, double radius) const {
        const double ringPlace = std::clamp(radius / kReachEnd, 0.0, 1.0) * (kRings - 1);
        const double turns = angle / kTurn;
        const double spokePlace = (turns - std::floor(turns)) * kSpokes;
        const int ring = std::min(static_cast<int>(ringPlace), kRings - 2);
        const int spoke = static_cast<int>(spokePlace) % kSpokes;
        const int next = (spoke + 1) % kSpokes;
        const double s = ringPlace - ring;
        const double t = spokePlace - std::floor(spokePlace);
        const auto mix = [&](double Reach::*part) {
            return std::lerp(std::lerp(cell(ring, spoke).*part, cell(ring, next).*part, t),
                             std::lerp(cell(ring + 1, spoke).*part, cell(ring + 1, next).*part, t), s);
        };
        return {mix(&Reach::lamp), mix(&Reach::sky)};
    }

private:
    static constexpr int kRings = 420;
    static constexpr int kSpokes = 96;
    static constexpr double kReachEnd = 1.05;

    Reach& cell(int ring, int spoke) {
        return m_cells[static_cast<std::size_t>(ring) * kSpokes + static_cast<std::size_t>(spoke)];
    }
    const Reach& cell(int ring, int spoke) const {
        return m_cells[static_cast<std::size_t>(ring) * kSpokes + static_cast<std::size_t>(spoke)];
    }

    static bool open(Vec3 from, Vec3 direction) {
        if (direction.z <= 0.02) {
            return false;
        }
        double step = 0.004;
        for (double way = step; way < 1.2; way += step, step *= 1.12) {
            const Vec3 at = from + direction * way;
            if (at.z > 0.26) {
                return true;
            }
            if (at.z < wheelHeightWithTurret(std::sqrt(at.x * at.x + at.y * at.y))) {
                return false;
            }
        }
        return true;
    }

    static Reach measured(int ring, int spoke) {
        const double radius = kReachEnd * ring / (kRings - 1);
        const double angle = kTurn * spoke / kSpokes;
        const double slope = wheelSlope(radius);
        const Vec3 normal = normalized({-slope * std::sin(angle), -slope * std::cos(angle), 1});
        const Vec3 from = wheelPoint(angle, radius, wheelHeight(radius)) + normal * 0.0015;

        Reach reach{0, 0};
        constexpr int kLampRays = 12;
        const Vec3 lamp = lampDirection();
        for (int i = 0; i < kLampRays; ++i) {
            // A sunflower spiral distributes rays evenly over the lamp's disc.
            const double spread = 0.16 * std::sqrt((i + 0.5) / kLampRays);
            const double turn = i * 2.399963;
            const Vec3 ray = normalized(lamp + Vec3{spread * std::cos(turn), spread * std::sin(turn), 0});
            reach.lamp += open(from, ray) ? 1.0 / kLampRays : 0;
        }
        constexpr int kSkyRays = 28;
        const Vec3 side =
            normalized(std::abs(normal.x) < 0.9
                           ? Vec3{1 - normal.x * normal.x, -normal.x * normal.y, -normal.x * normal.z}
                           : Vec3{0, 1, 0});
        const Vec3 other{normal.y * side.z - normal.z * side.y, normal.z * side.x - normal.x * side.z,
                         normal.x * side.y - normal.y * side.x};
        for (int i = 0; i < kSkyRays; ++i) {
            const double out = std::sqrt((i + 0.5) / kSkyRays);
            const double turn = i * 2.399963;
            const Vec3 ray = side * (out * std::cos(turn)) + other * (out * std::sin(turn)) +
                             normal * std::sqrt(1 - out * out);
            reach.sky += open(from, ray) ? 1.0 / kSkyRays : 0;
        }
        return reach;
    }

    std::vector<Reach> m_cells;
};

} // namespace

const Vec3& lampDirection() {
    static const Vec3 kDirection = normalized({-0.50, 0.40, 0.78});
    return kDirection;
}

// The lamp hangs over the wheel's far left: its light fades towards the near right.
double lampPool(Vec3 at) {
    const double x = at.x + 0.42;
    const double y = at.y - 0.34;
    return std::lerp(1.12, 0.50, smoothRamp(0.1, 1.65, std::sqrt(x * x + y * y)));
}

Vec3 roomLight(Vec3 d, double roughness) {
    // The dark room: green from the cloth below the horizon, a warm wall above it, a dark ceiling.
    const Vec3 wall = mixed({0.10, 0.070, 0.042}, {0.030, 0.026, 0.022}, smoothRamp(0.10, 0.75, d.z));
    Vec3 light = mixed({0.012, 0.045, 0.026}, wall, smoothRamp(-0.25 - roughness, 0.22 + roughness, d.z));

    const auto glow = [&](Vec3 to, double size, double brightness, Vec3 colour) {
        const double soft = 0.05 + roughness;
        // The chord approximates the angle.
        const double away = std::sqrt(std::max(0.0, 2 - 2 * dot(d, to)));
        const double thinned = size * size / ((size + 0.6 * roughness) * (size + 0.6 * roughness));
        light = light + colour * (brightness * thinned *
                                  (1 - smoothRamp(std::max(0.0, size - soft), size + soft, away)));
    };
    static const Vec3 kFill = normalized({0.75, 0.30, 0.50});
    static const Vec3 kFront = normalized({-0.25, -0.80, 0.45});
    glow(lampDirection(), 0.24, 8.0, kLampColour);
    glow(lampDirection(), 0.60, 0.30, kLampColour);
    glow(kFill, 0.34, 1.3, {1.0, 0.93, 0.82});
    glow(kFront, 0.40, 0.7, {1.0, 0.85, 0.65});
    return light;
}

Vec3 fallingLight(Vec3 normal, double lamp, double sky) {
    const Vec3 key = kLampColour * (1.05 * lamp * std::max(0.0, dot(normal, lampDirection())));
    const Vec3 room = mixed(Vec3{0.10, 0.13, 0.10}, {0.32, 0.29, 0.25}, 0.5 + 0.5 * normal.z);
    return key + room * sky;
}

Vec3 lacquerShine(Vec3 normal, Vec3 toEye, double roughness) {
    const double facing = std::clamp(dot(normal, toEye), 0.0, 1.0);
    const double mirrored = 0.045 + 0.955 * grazing(facing);
    return roomLight(normal * (2 * dot(normal, toEye)) - toEye, roughness) * mirrored;
}

Vec3 brassLook(Vec3 normal, Vec3 toEye, double roughness, double lamp, double sky) {
    const Vec3 tint{0.95, 0.67, 0.26};
    const double facing = std::clamp(dot(normal, toEye), 0.0, 1.0);
    const Vec3 mirrored = mixed(tint, {1, 0.95, 0.85}, grazing(facing));
    const Vec3 mirror = roomLight(normal * (2 * dot(normal, toEye)) - toEye, roughness);
    const double openness = 0.25 + 0.75 * sky;
    const Vec3 satin = tint * fallingLight(normal, lamp, sky) * 0.52;
    return mirrored * mirror * (openness * (0.35 + 0.65 * lamp)) + satin;
}

double shown(double light) {
    // Bright values are compressed softly rather than clipped.
    constexpr double kMost = 4;
    constexpr std::size_t kSteps = 4096;
    static const std::array<float, kSteps + 2> kCurve = [] {
        std::array<float, kSteps + 2> curve{};
        for (std::size_t i = 0; i < curve.size(); ++i) {
            // Finer steps in the dark.
            const double root = static_cast<double>(i) / kSteps;
            const double from = kMost * root * root;
            const double bent = from < 0.6 ? from : 0.6 + 0.4 * (1 - std::exp(-(from - 0.6) / 0.4));
            curve[i] = static_cast<float>(std::pow(bent, 1 / 2.2));
        }
        return curve;
    }();
    const double place = std::sqrt(std::clamp(light / kMost, 0.0, 1.0)) * kSteps;
    const auto i = static_cast<std::size_t>(place);
    const auto part = static_cast<float>(place - static_cast<double>(i));
    return kCurve[i] + (kCurve[i + 1] - kCurve[i]) * part;
}

double lightOf(double part) { return std::pow(part, 2.2); }

Vec3 lightOf(QRgb colour) {
    return {lightOf(qRed(colour) / 255.0), lightOf(qGreen(colour) / 255.0), lightOf(qBlue(colour) / 255.0)};
}

QRgb pixel(Vec3 light) {
    const auto part = [](double value) { return static_cast<int>(std::lround(255 * shown(value))); };
    return qRgb(part(light.x), part(light.y), part(light.z));
}

Reach reachAt(double angle, double radius) {
    static const ReachTable kTable;
    return kTable.at(angle, radius);
}

} // namespace mesaviva::art
