// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/ball/rotor_motion.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::roulette {

namespace {
constexpr double kFading = 60;     // seconds in which friction has most of its effect
constexpr double kRemaining = 0.5; // of the speed, however long it turns
} // namespace

RotorState RotorLaw::stateAt(double at) const {
    const double elapsed = std::max(0.0, at - from);
    RotorState state = start;
    if (taking > 0) {
        const double part = std::min(1.0, elapsed / taking);
        const double gain = wanted - start.speed;
        state.speed += gain * part * part * (3 - 2 * part);
        state.angle += taking * (start.speed * part + gain * part * part * part * (1 - part / 2));
    }
    if (const double free = elapsed - taking; free >= 0) {
        const double left = std::exp(-free / kFading);
        state.speed = wanted * (kRemaining + (1 - kRemaining) * left);
        state.angle += wanted * (kRemaining * free + (1 - kRemaining) * kFading * (1 - left));
    }
    return state;
}

RotorMotion::RotorMotion(double at, Turn turn) {
    const double speed = sign(turn) * kCruise;
    m_law = {.from = at, .start = {.angle = 0, .speed = speed}, .wanted = speed, .taking = 0};
}

void RotorMotion::reverse(double at, Turn turn) {
    m_law = {.from = at, .start = stateAt(at), .wanted = sign(turn) * kCruise, .taking = kReversing};
}

void RotorMotion::brake(double at) {
    m_law = {.from = at, .start = stateAt(at), .wanted = 0, .taking = kBraking};
}

} // namespace mesaviva::roulette
