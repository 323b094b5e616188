// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rotation of the rotor since the table opened.
//
// The croupier's hand gives it a speed, friction reduces it, and before each launch its direction changes. A
// law describes the motion from one touch of the hand to the next, so the ball's run, which is computed in
// advance, and the table, which continues after it, see the same rotor.
#pragma once

#include "engine/games/roulette/wheel.h"

namespace mesaviva::roulette {

/// The rotor at one moment.
struct RotorState {
    double angle = 0; ///< of the zero's centre, radians clockwise from 12 o'clock; not wrapped
    double speed = 0; ///< radians per second, clockwise
};

/// The rotation from one touch of the croupier's hand to the next: the speed changes smoothly to the wanted
/// one and then decreases by friction, by half at most, since the croupier keeps the rotor moving.
struct RotorLaw {
    double from = 0;   ///< table time, seconds
    RotorState start;  ///< at that time
    double wanted = 0; ///< radians per second, clockwise
    double taking = 0; ///< seconds until that speed is reached

    /// The rotor at table time `at`; before `from` the initial state.
    RotorState stateAt(double at) const;
};

/// The rotor of one table. Angle and speed never jump.
class RotorMotion {
public:
    /// The speed that the croupier gives it, radians per second: 0.45 turns.
    static constexpr double kCruise = 2.827433388230814;
    static constexpr double kReversing = 2.0; ///< seconds needed to reverse
    static constexpr double kBraking = 1.2;   ///< seconds needed to stop

    /// Starts already rotating in that direction at table time `at`, with the zero at 12 o'clock.
    RotorMotion(double at, Turn turn);

    /// From `at` on, changes to kCruise in that direction (R21), whatever the motion before. Call this and
    /// brake() in chronological order.
    void reverse(double at, Turn turn);
    /// From `at` on, stops (R22) and stands still until reverse().
    void brake(double at);

    /// The rotor at `at`, which must not be before the last reverse() or brake().
    RotorState stateAt(double at) const { return m_law.stateAt(at); }
    /// The law until the next reverse() or brake(), for planning a ball's run.
    const RotorLaw& law() const { return m_law; }

private:
    RotorLaw m_law;
};

} // namespace mesaviva::roulette
