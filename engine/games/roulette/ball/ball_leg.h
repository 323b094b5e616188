// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A stretch of the ball's way between two touches, in closed form.
#pragma once

#include <algorithm>
#include <array>

namespace mesaviva::roulette {

/// What a hop falls with, bowl radii a second squared: a little less than real, for the eye.
inline constexpr double kBallGravity = 16;

/// Times count from the leg's beginning, angles forward, the way the ball was launched.
struct BallLeg {
    double from = 0;                ///< when it begins
    double lasts = 0;               ///< seconds
    std::array<double, 3> angle{};  ///< radians: constant, linear, square part
    std::array<double, 5> radius{}; ///< parts of the bowl's radius: constant to fourth power's part
    double gravity = 0;             ///< in the air: bowl radii a second squared; 0 rolling
    bool onRotor = false;           ///< the angle counts from the rotor's, else from the room's

    double angleAt(double time) const { return angle[0] + time * (angle[1] + time * angle[2]); }
    double speedAt(double time) const { return angle[1] + 2 * time * angle[2]; }
    double radiusAt(double time) const {
        return radius[0] + time * (radius[1] + time * (radius[2] + time * (radius[3] + time * radius[4])));
    }
    double inwardAt(double time) const {
        return -(radius[1] + time * (2 * radius[2] + time * 3 * radius[3]));
    }
    /// The same at both ends: 0.
    double heightAt(double time) const { return std::max(0.0, gravity / 2 * time * (lasts - time)); }
};

} // namespace mesaviva::roulette
