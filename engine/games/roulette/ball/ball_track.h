// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ball in the groove: rolling friction and the air slow it, dw/dt = -(a + b w^2).
#pragma once

namespace mesaviva::roulette {

/// The way in the groove, told from where the ball leaves it. Angles count forward.
struct BallTrack {
    double leavesAt = 0;   ///< seconds after the launch
    double leavesFrom = 0; ///< the angle in the room
    double leaveSpeed = 0; ///< radians a second
    double launchSpeed = 0;

    /// Where in the room it is `time` after the launch.
    double angleAt(double time) const;
    double speedAt(double time) const;
};

/// The way that ends so and was begun at about `launchSpeed` in the direction `hand`: the speed is the one
/// nearest to it with which the laps come out.
BallTrack trackFrom(double hand, double launchSpeed, double leavesAt, double leavesFrom, double leaveSpeed);

} // namespace mesaviva::roulette
