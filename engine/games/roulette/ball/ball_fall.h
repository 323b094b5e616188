// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ball's fall from the track down the slope to the first fret, over deflectors in its way: eight
// diamonds (R4), alternately along the radius and across it.
#pragma once

#include "engine/games/roulette/ball/ball_track.h"
#include "engine/games/roulette/ball/look_draw.h"

#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// The angle of deflector `index`, radians clockwise from 12 o'clock; accepts any integer, modulo the count.
double deflectorAngle(int index);
/// Whether it is upright, along the radius.
bool deflectorUpright(int index);
/// The deflector nearest to that angle.
int deflectorNear(double angle);

/// The distance between the ball's surface and a deflector, in bowl radii, with the ball's centre at `radius`
/// and `aside` radians to either side of the deflector's centre; negative if they would overlap.
double deflectorClearance(double radius, double aside, bool upright);

/// A hit on a deflector.
struct FallStrike {
    double at = 0;     ///< seconds after the ball left the track
    double middle = 0; ///< of the deflector, measured forward from where the ball left the track
    bool upright = true;
    double strength = 0; ///< 0 to 1
};

/// A fall; times and angles count from where the ball leaves the track.
struct BallFall {
    std::vector<BallLeg> legs;
    std::vector<FallStrike> strikes;
    double lasts = 0;  ///< until the first fret
    double turned = 0; ///< angle covered until then, forward
    double speed = 0;  ///< at that moment, radians per second, forward
    double drop = 0;   ///< when it first touches the rotor

    double radius() const { return legs.back().radiusAt(legs.back().lasts); }
};

/// A fall that starts at that speed and hits `strikes` (0 to 2) deflectors; `pace` stretches its time.
/// Returns nothing if the drawn values are impossible: draw again.
std::optional<BallFall> drawFall(LookDraw& draw, double speed, double pace, int strikes);

/// Whether the fall, started at room angle `from`, passes all deflectors except those it hits. `forward` is
/// the sign of the ball's direction.
bool passesDeflectors(const BallFall& fall, double from, double forward);

} // namespace mesaviva::roulette
