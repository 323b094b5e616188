// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <numbers>

namespace mesaviva::art {

/// One turn, in radians.
inline constexpr double kTurn = 2 * std::numbers::pi;

/// A point or a direction.
struct Vec3 {
    double x = 0;
    double y = 0;
    double z = 0;

    friend constexpr Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend constexpr Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend constexpr Vec3 operator*(Vec3 a, double k) { return {a.x * k, a.y * k, a.z * k}; }
    /// Component-wise, as colours are multiplied.
    friend constexpr Vec3 operator*(Vec3 a, Vec3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
};

constexpr double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
constexpr Vec3 cross(Vec3 a, Vec3 b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(Vec3 a) { return std::sqrt(dot(a, a)); }
/// A point's distance from the axis.
inline double radiusOf(Vec3 at) { return std::sqrt(at.x * at.x + at.y * at.y); }
inline Vec3 normalized(Vec3 a) { return a * (1 / length(a)); }
constexpr Vec3 mixed(Vec3 a, Vec3 b, double t) { return a + (b - a) * t; }
/// 0 below `from`, 1 above `to`, smooth between.
constexpr double smoothRamp(double from, double to, double x) {
    const double t = x <= from ? 0 : x >= to ? 1 : (x - from) / (to - from);
    return t * t * (3 - 2 * t);
}

} // namespace mesaviva::art
