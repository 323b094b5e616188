// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/ball/deflectors.h"

#include "engine/games/roulette/ball/proportions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mesaviva::roulette {

double deflectorAngle(int index) {
    return proportions::kFirstDeflector + index * proportions::kDeflectorsApart;
}

bool deflectorUpright(int index) { return index % 2 == 0; }

int deflectorNear(double angle) {
    return static_cast<int>(
        std::lround((angle - proportions::kFirstDeflector) / proportions::kDeflectorsApart));
}

double deflectorClearance(double radius, double aside, bool upright) {
    using namespace proportions;
    const double width = upright ? kDeflectorWidth / 2 : kDeflectorLength / 2;
    const double depth = upright ? kDeflectorLength / 2 : kDeflectorWidth / 2;
    // The rhomb is the same in all four quarters: its edge runs from (width, 0) to (0, depth).
    const double x = std::abs(radius * std::sin(aside));
    const double y = std::abs(radius * std::cos(aside) - kDeflectors);
    const double along = (width * (width - x) + depth * y) / (width * width + depth * depth);
    const double part = std::clamp(along, 0.0, 1.0);
    const double dx = x - width * (1 - part);
    const double dy = y - depth * part;
    const double distance = std::sqrt(dx * dx + dy * dy);
    const bool inside = x / width + y / depth < 1;
    return (inside ? -distance : distance) - kBall;
}

} // namespace mesaviva::roulette
