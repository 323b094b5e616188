// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/ball/ball_track.h"

#include <cmath>
#include <numbers>

namespace mesaviva::roulette {

namespace {

// The speed at which air and rolling friction are equal: sqrt(a / b).
constexpr double kEvenSpeed = 5.0;
// The smallest ratio of launch speed to the speed on leaving the track.
constexpr double kLeastLoss = 1.4;

// The law's closed form: the arctangent of speed / kEvenSpeed decreases linearly.
double phase(double speed) { return std::atan(speed / kEvenSpeed); }

double turned(double launchSpeed, double leaveSpeed, double seconds) {
    const double first = phase(launchSpeed);
    const double last = phase(leaveSpeed);
    return seconds * kEvenSpeed * std::log(std::cos(last) / std::cos(first)) / (first - last);
}

} // namespace

double BallTrack::angleAt(double time) const {
    const double last = phase(leaveSpeed);
    const double rate = (phase(launchSpeed) - last) / leavesAt;
    const double now = last + rate * (leavesAt - time);
    return leavesFrom - kEvenSpeed / rate * std::log(std::cos(last) / std::cos(now));
}

double BallTrack::speedAt(double time) const {
    const double last = phase(leaveSpeed);
    const double rate = (phase(launchSpeed) - last) / leavesAt;
    return kEvenSpeed * std::tan(last + rate * (leavesAt - time));
}

BallTrack trackFrom(double hand, double launchSpeed, double leavesAt, double leavesFrom, double leaveSpeed) {
    const double usual = turned(launchSpeed, leaveSpeed, leavesAt);
    const double missed = std::remainder(leavesFrom - usual - hand, 2 * std::numbers::pi);
    double slow = leaveSpeed * kLeastLoss;
    double fast = launchSpeed * 3;
    double way = usual + missed;
    if (way < turned(slow, leaveSpeed, leavesAt)) {
        way += 2 * std::numbers::pi;
    }
    for (int i = 0; i < 50; ++i) {
        const double middle = (slow + fast) / 2;
        (turned(middle, leaveSpeed, leavesAt) < way ? slow : fast) = middle;
    }
    return {.leavesAt = leavesAt, .leavesFrom = leavesFrom, .leaveSpeed = leaveSpeed, .launchSpeed = fast};
}

} // namespace mesaviva::roulette
