// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the rotor turns, from the table's opening on.
//
// The croupier's hand gives it a speed, friction takes some of it away again, the next launch finds it
// turning the other way. A law says it from one touch of the hand to the next, so that the ball's run, which
// is computed ahead, and the table, which goes on after it, see the same rotor.
#pragma once

#include "engine/games/roulette/turn.h"

namespace mesaviva::roulette {

/// The rotor at one moment.
struct RotorState {
    double angle = 0; ///< of the zero's middle, radians clockwise from 12 o'clock; not wrapped
    double speed = 0; ///< radians a second, clockwise
};

/// How the rotor turns from a moment on while no hand touches it anew: brought smoothly from the speed it has
/// to the one the croupier wants, then slowed by friction, by half at most: a hand keeps it going.
struct RotorLaw {
    double from = 0;   ///< table time, seconds
    RotorState start;  ///< at that time
    double wanted = 0; ///< radians a second, clockwise
    double taking = 0; ///< seconds until that speed is reached

    /// The rotor at table time `at`; before `from` it is what it was then.
    RotorState stateAt(double at) const;
};

/// The rotor of one table. Angle and speed never jump.
class RotorMotion {
public:
    /// What the croupier turns it with, radians a second: 0.45 turns.
    static constexpr double kCruise = 2.827433388230814;
    static constexpr double kReversing = 2.0; ///< seconds that turning it the other way takes
    static constexpr double kBraking = 1.2;   ///< seconds until it stands

    /// Turns that way at table time `at` already, the zero at 12 o'clock.
    RotorMotion(double at, Turn turn);

    /// From `at` on it is brought to turn that way with kCruise (R21), whatever it did before. Calls of this
    /// and brake() come in the order of their times.
    void reverse(double at, Turn turn);
    /// From `at` on it is stopped (R22) and stands until reverse().
    void brake(double at);

    /// The rotor at `at`, not before the last reverse() or brake().
    RotorState stateAt(double at) const { return m_law.stateAt(at); }
    /// What holds until the next reverse() or brake(): what a ball's run is planned with.
    const RotorLaw& law() const { return m_law; }

private:
    RotorLaw m_law;
};

} // namespace mesaviva::roulette
