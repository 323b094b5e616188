// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"
#include "engine/games/roulette/ball/ball_track.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::roulette {

/// Variation for the display: numbers within bounds from a round's `look` stream.
class LookDraw {
public:
    explicit LookDraw(RandomStream look) : m_look(look) {}

    /// A number from `low` to below `high`.
    double between(double low, double high) {
        constexpr std::uint32_t kSteps = 1U << 24U;
        return low + (high - low) * (static_cast<double>(m_look.below(kSteps)) / kSteps);
    }
    /// True with a probability of `percent` in 100.
    bool happens(std::uint32_t percent) { return m_look.below(100) < percent; }

private:
    RandomStream m_look;
};

/// How the ball moves between two touches.
enum class HopKind : std::uint8_t {
    flies,     ///< through the air
    rollsDown, ///< over the ring of numbers, slowed by kRollingLoss of its mean speed to either side of it
    rests,     ///< over the pocket's floor until it lies still
};
inline constexpr double kRollingLoss = 0.2;

/// The path from one touch to the next, relative to the rotor.
struct ScatterHop {
    double lasts = 0;    ///< seconds
    double distance = 0; ///< radians on the rotor, forward
    double radius = 0;   ///< at its end
    HopKind kind = HopKind::flies;
    bool inPocket = false; ///< it starts on a pocket's floor; false: on a fret or the ring of numbers
};

/// The hops; in the last one the ball comes to rest in the middle of its pocket.
struct BallScatter {
    std::vector<ScatterHop> hops;
    double lasts = 0;    ///< seconds
    double distance = 0; ///< radians on the rotor, forward
};

/// How long a scatter at pace 1 usually lasts, from the rotor's edge to the rest, seconds.
inline constexpr double kScatterLasts = 3.4;

/// A scatter for a ball that reaches the first fret at `speed`, radians per second relative to the rotor,
/// forward: thrown back onto the ring of numbers, it rolls down again, hops over the frets and rattles in its
/// pocket. `width` is a pocket's, in radians; `pace` stretches its time.
BallScatter drawScatter(LookDraw& draw, double speed, double width, double pace);

/// The angle of deflector `index`, radians clockwise from 12 o'clock; accepts any integer, modulo the count.
double deflectorAngle(int index);
/// Whether it is upright, along the radius.
bool deflectorUpright(int index);
/// The deflector nearest to that angle.
int deflectorNear(double angle);

/// The distance between the ball's surface and a deflector, in bowl radii, with the ball's centre at `radius`
/// and `aside` radians to either side of the deflector's centre; negative if they would overlap.
double deflectorClearance(double radius, double aside, bool upright);

/// A hit on a deflector.
struct FallStrike {
    double at = 0;     ///< seconds after the ball left the track
    double middle = 0; ///< of the deflector, measured forward from where the ball left the track
    bool upright = true;
    double strength = 0; ///< 0 to 1
};

/// A fall; times and angles count from where the ball leaves the track.
struct BallFall {
    std::vector<BallLeg> legs;
    std::vector<FallStrike> strikes;
    double lasts = 0;  ///< until the first fret
    double turned = 0; ///< angle covered until then, forward
    double speed = 0;  ///< at that moment, radians per second, forward
    double drop = 0;   ///< when it first touches the rotor

    double radius() const { return legs.back().radiusAt(legs.back().lasts); }
};

/// A fall that starts at that speed and hits `strikes` (0 to 2) deflectors; `pace` stretches its time.
/// Returns nothing if the drawn values are impossible: draw again.
std::optional<BallFall> drawFall(LookDraw& draw, double speed, double pace, int strikes);

/// Whether the fall, started at room angle `from`, passes all deflectors except those it hits. `forward` is
/// the sign of the ball's direction.
bool passesDeflectors(const BallFall& fall, double from, double forward);

} // namespace mesaviva::roulette
