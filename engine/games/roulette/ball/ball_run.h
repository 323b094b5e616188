// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The run of the ball, when chance has already determined its pocket.
//
// The run is computed backwards: the pocket, the moment of rest and the rotor's motion give the ball's final
// position in the room; the scatter, the fall and the laps on the track are added before it, with variation
// from the round's `look` stream, until the launch is reached. So nothing steers and nothing jumps: apart
// from bounces, the ball only loses speed.
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/roulette/ball/ball_track.h"
#include "engine/games/roulette/ball/rotor_motion.h"
#include "engine/games/roulette/wheel.h"

#include <span>
#include <vector>

namespace mesaviva::roulette {

/// The start and the end of a run.
struct BallRunPlan {
    WheelOrder order = WheelOrder::french;
    Pocket pocket;               ///< where the ball rests
    Turn ball = Turn::clockwise; ///< the rotor turns the opposite way (R21, M2.1), or is changing to it
    double seconds = 15;         ///< from launch to rest; less than 2 counts as 2
    RotorLaw rotor;              ///< from before the launch until after the rest
    double launchedAt = 0;       ///< in the time of the rotor's law, seconds
};

/// What the ball is doing.
enum class BallStage : std::uint8_t {
    track,   ///< runs on the track
    slope,   ///< has left the track, rolls down, may hit deflectors
    scatter, ///< bounces between frets and pockets
    rest,    ///< lies in its pocket and turns with the rotor
};

/// Ball and rotor at one moment.
struct BallPose {
    RotorState rotor;
    double angle = 0;  ///< of the ball in the room, radians clockwise from 12 o'clock; not wrapped
    double radius = 0; ///< from the centre, see proportions
    double height = 0; ///< of a bounce, above the surface at that radius; 0 when rolling or resting
    BallStage stage = BallStage::track;
};

/// A moment at which the ball hits something: for sounds and for the shaking of the picture.
struct BallStrike {
    enum class On : std::uint8_t { deflector, fret, pocket };
    double at = 0; ///< seconds after the launch
    On on = On::fret;
    double strength = 0; ///< 0 to 1
};

/// Key moments, in seconds after the launch.
struct BallMoments {
    double slowDown = 0;    ///< the ball slows down: «jogo feito, nada mais» (R20); 60 % of the run
    double leavesTrack = 0; ///< it leaves the track
    double drop = 0;        ///< it first touches the rotor
    double rest = 0;        ///< it rests in its pocket: the length of the run
};

/// One run of the ball. Cheap to evaluate: at() allocates nothing.
class BallRun {
public:
    /// `look` provides the variation; the same plan and stream give the same run.
    BallRun(const BallRunPlan& plan, RandomStream look);

    const BallMoments& moments() const { return m_moments; }
    std::span<const BallStrike> strikes() const { return m_strikes; }
    /// The pose `seconds` after the launch; before 0 it is the launch's, after the rest the ball turns with
    /// the rotor.
    BallPose at(double seconds) const;
    /// The angle of the pocket's centre on the rotor, radians clockwise from the zero's.
    double pocketAngle() const { return m_pocketAngle; }

private:
    BallMoments m_moments;
    std::vector<BallStrike> m_strikes;
    std::vector<BallLeg> m_legs; ///< from leaving the track to the rest
    BallTrack m_track;
    RotorLaw m_rotor;
    double m_launchedAt = 0;
    double m_forward = 1; ///< the sign of the ball's direction
    double m_pocketAngle = 0;
};

} // namespace mesaviva::roulette
