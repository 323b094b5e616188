// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ball among the frets: lower and lower hops over pockets until it stays in one.
#pragma once

#include "engine/games/roulette/ball/look_draw.h"

#include <vector>

namespace mesaviva::roulette {

/// The path from one touch to the next, relative to the rotor.
struct ScatterHop {
    double lasts = 0;      ///< seconds
    double distance = 0;   ///< radians on the rotor, forward
    double radius = 0;     ///< at its end
    bool flies = true;     ///< false: it rolls
    bool inPocket = false; ///< it starts on a pocket's floor; false: on a fret
};

/// The hops; in the last one the ball comes to rest in the middle of its pocket.
struct BallScatter {
    std::vector<ScatterHop> hops;
    double lasts = 0;    ///< seconds
    double distance = 0; ///< radians on the rotor, forward
};

/// A scatter for a ball that reaches the first fret at `speed`, radians per second relative to the rotor,
/// forward. `width` is a pocket's, in radians; `pace` stretches its time.
BallScatter drawScatter(LookDraw& draw, double speed, double width, double pace);

} // namespace mesaviva::roulette
