// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/art/wheel_picture.h"

namespace mesaviva::scene {

/// All that changes from frame to frame: angles in radians clockwise from 12 o'clock, lengths in parts of the
/// bowl's radius, speeds in radians a second.
struct WheelPose {
    roulette::WheelOrder order = roulette::WheelOrder::french;
    double rotorAngle = 0;
    double rotorSpeed = 0;
    double ballAngle = 0;
    double ballRadius = 0;
    double ballHeight = 0;
    double ballSpeed = 0;
    bool ballVisible = false;
    bool moving = false; ///< while false nothing is blurred, whatever the speeds say
};

} // namespace mesaviva::scene
