// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the ball runs when chance has already said where it ends.
//
// The run is computed from its end: the pocket, the moment of rest and the rotor's motion say where in the
// room the ball must lie at last; the scatter before it, the fall and the laps on the track are laid before
// that, with variation from the round's `look` stream, until the launch is reached. So nothing steers and
// nothing jumps: the ball only ever loses speed, but for bounces.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/roulette/ball/ball_leg.h"
#include "engine/games/roulette/ball/ball_track.h"
#include "engine/games/roulette/ball/rotor_motion.h"
#include "engine/games/roulette/wheel.h"

#include <span>
#include <vector>

namespace mesaviva::roulette {

/// What a run starts from and ends in.
struct BallRunPlan {
    WheelOrder order = WheelOrder::french;
    Pocket pocket;               ///< where the ball comes to rest
    Turn ball = Turn::clockwise; ///< the rotor turns against it (R21, M2.1), or is being brought to
    double seconds = 15;         ///< from the launch to the rest; less than 2 counts as 2
    RotorLaw rotor;              ///< from before the launch until after the rest
    double launchedAt = 0;       ///< on the clock of the rotor's law, seconds
};

/// What the ball is doing.
enum class BallStage : std::uint8_t {
    track,   ///< runs in the groove
    slope,   ///< has left it, comes down, may strike deflectors
    scatter, ///< bounces between frets and pockets
    rest,    ///< lies in its pocket and turns with the rotor
};

/// Ball and rotor at one moment.
struct BallPose {
    RotorState rotor;
    double angle = 0;  ///< of the ball in the room, radians clockwise from 12 o'clock; not wrapped
    double radius = 0; ///< from the middle, see proportions
    double height = 0; ///< of a bounce, above the surface at that radius; 0 rolling or lying
    BallStage stage = BallStage::track;
};

/// A moment at which the ball hits something: for the ear, and for the eye's shake.
struct BallStrike {
    enum class On : std::uint8_t { deflector, fret, pocket };
    double at = 0; ///< seconds after the launch
    On on = On::fret;
    double strength = 0; ///< 0 to 1
};

/// Key moments, in seconds after the launch.
struct BallMoments {
    double slowDown = 0;    ///< the ball loses speed: «jogo feito, nada mais» (R20); 60 % of the run
    double leavesTrack = 0; ///< it leaves the groove
    double drop = 0;        ///< it first touches the rotor
    double rest = 0;        ///< it lies still in its pocket: the run's whole length
};

/// One run of the ball. Cheap to evaluate: at() allocates nothing.
class BallRun {
public:
    /// `look` gives the variation; the same plan and stream give the same run.
    BallRun(const BallRunPlan& plan, RandomStream look);

    const BallMoments& moments() const { return m_moments; }
    std::span<const BallStrike> strikes() const { return m_strikes; }
    /// The pose `seconds` after the launch; before 0 the launch's, after the rest the ball turns with the
    /// rotor.
    BallPose at(double seconds) const;
    /// Where the pocket's middle is on the rotor, radians clockwise from the zero's.
    double pocketAngle() const { return m_pocketAngle; }

private:
    BallMoments m_moments;
    std::vector<BallStrike> m_strikes;
    std::vector<BallLeg> m_legs; ///< from where the ball leaves the groove to the rest
    BallTrack m_track;
    RotorLaw m_rotor;
    double m_launchedAt = 0;
    double m_forward = 1; ///< the sign of the ball's turn
    double m_pocketAngle = 0;
};

} // namespace mesaviva::roulette
