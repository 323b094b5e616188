// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ball among the frets: hops over some pockets, lower and lower, until one keeps it.
#pragma once

#include "engine/games/roulette/ball/look_draw.h"

#include <vector>

namespace mesaviva::roulette {

/// From one touch to the next, seen from the rotor.
struct ScatterHop {
    double lasts = 0;      ///< seconds
    double distance = 0;   ///< radians on the rotor, forward
    double radius = 0;     ///< at its end
    bool flies = true;     ///< else it rolls
    bool inPocket = false; ///< its beginning touches a pocket's floor, else a fret
};

/// The hops; the last one is the ball's coming to rest in the middle of its pocket.
struct BallScatter {
    std::vector<ScatterHop> hops;
    double lasts = 0;    ///< seconds
    double distance = 0; ///< radians on the rotor, forward
};

/// A scatter for a ball that meets the first fret with `speed`, radians a second against the rotor, forward.
/// `width` is a pocket's, in radians; `pace` stretches its time.
BallScatter drawScatter(LookDraw& draw, double speed, double width, double pace);

} // namespace mesaviva::roulette
