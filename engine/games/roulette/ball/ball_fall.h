// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From the groove down the slope to the first fret, over deflectors that stand in the way.
#pragma once

#include "engine/games/roulette/ball/ball_leg.h"
#include "engine/games/roulette/ball/look_draw.h"

#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// A deflector that the fall strikes.
struct FallStrike {
    double at = 0;     ///< seconds after the ball left the groove
    double middle = 0; ///< the deflector's, forward from where it left
    bool upright = true;
    double strength = 0; ///< 0 to 1
};

/// A fall; times and angles count from where the ball leaves the groove.
struct BallFall {
    std::vector<BallLeg> legs;
    std::vector<FallStrike> strikes;
    double lasts = 0;  ///< until the first fret
    double turned = 0; ///< by then, forward
    double speed = 0;  ///< then, radians a second, forward
    double drop = 0;   ///< when it first touches the rotor

    double radius() const { return legs.back().radiusAt(legs.back().lasts); }
};

/// A fall at that speed that strikes `strikes` (0 to 2) deflectors; `pace` stretches its time. Nothing where
/// what was drawn does not come out: draw again.
std::optional<BallFall> drawFall(LookDraw& draw, double speed, double pace, int strikes);

/// Whether the fall, begun at room angle `from`, passes all deflectors but those it strikes. `forward` is the
/// sign of the ball's turn.
bool passesDeflectors(const BallFall& fall, double from, double forward);

} // namespace mesaviva::roulette
