// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ball's path in closed form: its legs between two touches, and its run on the track, where rolling
// friction and air slow it: dw/dt = -(a + b w^2).
#pragma once

#include <algorithm>
#include <array>

namespace mesaviva::roulette {

/// Gravity of hops, in bowl radii per second squared: a little less than real, because it looks better.
inline constexpr double kBallGravity = 16;

/// A piece of the ball's path between two touches. Times count from the leg's beginning, angles forward: in
/// the direction of the launch.
struct BallLeg {
    double from = 0;                ///< when it begins
    double lasts = 0;               ///< seconds
    std::array<double, 3> angle{};  ///< radians: constant, linear and quadratic coefficient
    std::array<double, 5> radius{}; ///< fractions of the bowl's radius: coefficients of degree 0 to 4
    double gravity = 0;             ///< in the air: bowl radii per second squared; 0 when rolling
    bool onRotor = false;           ///< whether the angle counts from the rotor's or from the room's

    double angleAt(double time) const { return angle[0] + time * (angle[1] + time * angle[2]); }
    double speedAt(double time) const { return angle[1] + 2 * time * angle[2]; }
    double radiusAt(double time) const {
        return radius[0] + time * (radius[1] + time * (radius[2] + time * (radius[3] + time * radius[4])));
    }
    double inwardAt(double time) const {
        return -(radius[1] + time * (2 * radius[2] + time * 3 * radius[3]));
    }
    /// The height of the hop; 0 at both ends.
    double heightAt(double time) const { return std::max(0.0, gravity / 2 * time * (lasts - time)); }
};

/// The path on the track, given by its end. Angles count forward.
struct BallTrack {
    double leavesAt = 0;   ///< seconds after the launch
    double leavesFrom = 0; ///< the angle in the room
    double leaveSpeed = 0; ///< radians per second
    double launchSpeed = 0;

    /// The angle in the room `time` after the launch.
    double angleAt(double time) const;
    double speedAt(double time) const;
};

/// The path with this end that starts at about `launchSpeed` at the angle `hand`: uses the nearest speed with
/// which the laps fit.
BallTrack trackFrom(double hand, double launchSpeed, double leavesAt, double leavesFrom, double leaveSpeed);

} // namespace mesaviva::roulette
