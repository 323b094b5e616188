// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/ball/ball_fall.h"

#include "engine/games/roulette/ball/proportions.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mesaviva::roulette {

namespace {

constexpr double kTouching =
    0.147; // distance from the pocket's centre at which the ball touches a fret, in pocket widths
constexpr double kLess = 0.95;    // the largest ratio of a hop's speed to the one before
constexpr double kLongest = 0.35; // of a flight: a ball that arrives with little speed is thrown a little
constexpr double kCalmPace = 0.5; // below it there is time for few hops only

// Builds a scatter hop by hop; distances in pockets.
class Scattering {
public:
    Scattering(LookDraw& draw, double speed, double width)
        : m_draw(draw),
          m_pocket(speed < 0 ? -width : width),
          m_most(std::max(std::abs(speed) / width, 0.1) * kLess),
          m_bounce(draw.between(0.8, 0.95)) {}

    // Adds a hop of whole pockets as far as the ball's speed carries it; false if not even over one.
    bool over(double lasts, double radius, HopKind kind = HopKind::flies) {
        const double wanted = m_most * m_bounce * m_draw.between(0.9, 1.1) * lasts;
        const double pockets =
            std::min(std::floor(wanted + m_draw.between(0, 1)), std::floor(m_most * lasts));
        if (pockets < 1) {
            return false;
        }
        add({.lasts = lasts, .distance = pockets, .radius = radius, .kind = kind});
        m_most = pockets / lasts * kLess;
        return true;
    }

    // Rolls from the ring of numbers down to the frets: faster than its mean speed at first, slower at last.
    void rollDown(double lasts) {
        m_most /= 1 + kRollingLoss;
        if (over(lasts, m_draw.between(0.5, 0.525), HopKind::rollsDown)) {
            m_most *= 1 - kRollingLoss;
        }
    }

    void add(ScatterHop hop) {
        hop.distance *= m_pocket;
        m_scatter.lasts += hop.lasts;
        m_scatter.distance += hop.distance;
        m_scatter.hops.push_back(hop);
    }

    double most() const { return m_most; }
    double lasts() const { return m_scatter.lasts; }
    bool isEmpty() const { return m_scatter.hops.empty(); }
    BallScatter finish() { return std::move(m_scatter); }

private:
    LookDraw& m_draw;
    double m_pocket; // radians, forward
    double m_most;   // pockets per second
    double m_bounce;
    BallScatter m_scatter;
};

} // namespace

BallScatter drawScatter(LookDraw& draw, double speed, double width, double pace) {
    Scattering scatter(draw, speed, width);
    const bool calm = pace < kCalmPace;
    const double wanted = draw.between(3.1, 3.5) * pace;
    double flight = draw.between(0.28, 0.34) * pace;
    for (int skips = calm || draw.happens(50) ? 1 : 2; skips > 0; --skips) {
        if (scatter.over(flight, draw.between(0.565, 0.6))) {
            flight *= draw.between(0.8, 0.9);
        }
    }
    scatter.rollDown(draw.between(0.8, 1.1) * pace);
    flight = std::min(flight, draw.between(0.24, 0.28) * pace);
    // Hops over the frets, from one to another.
    const double fading = draw.between(0.85, 0.93);
    while (scatter.over(flight, draw.between(0.44, 0.515))) {
        flight *= fading + draw.between(-0.05, 0.05);
    }
    // Into the pocket from the fret before it, or back from the one behind it, which the previous hop has
    // reached.
    const double side = !scatter.isEmpty() && draw.happens(25) ? -1 : 1;
    const double into = 0.5 - kTouching;
    if (scatter.isEmpty()) {
        flight = std::max(flight, std::min(into / scatter.most(), kLongest * pace));
    }
    scatter.add({.lasts = flight, .distance = side * into, .radius = draw.between(0.462, 0.49)});
    // From fret to fret, each time more slowly and with one more, lower bounce on the floor.
    const int crossings = calm ? 1 : draw.happens(50) ? 2 : 3;
    double across = side * 2 * kTouching;
    for (int bounces = 1; bounces <= crossings; ++bounces, across = -across) {
        if (bounces > 1) {
            flight *= (bounces - 1) * draw.between(1.1, 1.3) / bounces;
        }
        for (int i = 0; i < bounces; ++i) {
            flight *= draw.between(0.9, 0.98);
            scatter.add({.lasts = flight,
                         .distance = across / bounces,
                         .radius = draw.between(0.462, 0.49),
                         .inPocket = true});
        }
    }
    // Back to the middle, where it lies still.
    const double rolling = std::clamp(wanted - scatter.lasts(), 0.5 * pace, 0.9 * pace);
    scatter.add({.lasts = std::max(flight * crossings * 1.2, rolling),
                 .distance = across / 2,
                 .radius = proportions::kPocketRest,
                 .kind = HopKind::rests,
                 .inPocket = true});
    return scatter.finish();
}

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
    // The diamond is symmetric: in one quarter its edge runs from (width, 0) to (0, depth).
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

namespace {

using namespace proportions;

constexpr double kPull = 3.5;            // down the slope, for a ball slowed by a deflector
constexpr double kClearHeight = 0.03;    // above this height a ball passes over a deflector
constexpr double kLowestLanding = 0.58;  // of a hop: closer to the frets there is no room left to roll
constexpr double kFirmTouch = 0.004;     // a smaller overlap counts as passing
constexpr double kGraze = 0.001;         // bowl radii: counts as passing
constexpr double kLeastRemaining = 0.35; // the fraction of its speed that remains after a hit
constexpr double kMostStored = 0.8;
constexpr double kStep = 0.004; // seconds
// The radii at which the ball can touch deflectors.
constexpr double kOutermost = kDeflectors + kDeflectorLength / 2 + kBall;
constexpr double kInnermost = kDeflectors - kDeflectorLength / 2 - kBall;
constexpr double kSlowest = 0.6; // radians per second at the first fret

// The angle before a deflector's centre at which the ball touches it at that radius; nothing if it passes.
std::optional<double> contact(double radius, bool upright) {
    double touching = 0;
    double clear = 0.3;
    if (deflectorClearance(radius, touching, upright) > -kFirmTouch) {
        return std::nullopt;
    }
    for (int i = 0; i < 50; ++i) {
        const double middle = (touching + clear) / 2;
        (deflectorClearance(radius, middle, upright) < 0 ? touching : clear) = middle;
    }
    return clear;
}

// How the ball hits a deflector and how it continues.
struct Meeting {
    bool upright = true;
    double radius = 0;
    double before = 0; // radians from the ball's centre to the deflector's
    double inward = 0; // speed afterwards
    double flight = 0; // seconds of the hop
};

std::optional<Meeting> drawMeeting(LookDraw& draw, bool upright, double pace) {
    Meeting meeting{.upright = upright};
    meeting.radius = kDeflectors + (upright ? draw.between(-0.03, 0.045) : draw.between(-0.01, 0.034));
    meeting.inward = (upright ? draw.between(-0.15, 0.45) : draw.between(-0.35, 0.2)) / pace;
    meeting.flight = draw.between(0.14, 0.24) * pace;
    const std::optional<double> before = contact(meeting.radius, upright);
    if (!before) {
        return std::nullopt;
    }
    meeting.before = *before;
    return meeting;
}

// Builds a fall leg by leg.
class Falling {
public:
    Falling(double speed, double slowing, double pace) : m_pace(pace), m_speed(speed), m_slowing(slowing) {}

    // Leaves the track: the slope's pull exceeds the centrifugal force, increasingly so, so the inward
    // distance grows with a high power of time.
    void leave(double radius, double fallTime) {
        const double part = (kTrack - radius) / (kTrack - kRotor);
        const double lasts = fallTime * std::sqrt(std::sqrt(part));
        const double square = fallTime * fallTime;
        append({.lasts = lasts,
                .angle = {m_turned, m_speed, -m_slowing / 2},
                .radius = {kTrack, 0, 0, 0, -(kTrack - kRotor) / (square * square)}});
    }

    // Hits a deflector, which slows the ball, deflects it inwards or outwards and throws it up.
    void strike(const Meeting& meeting, double remaining) {
        m_fall.strikes.push_back({.at = m_fall.lasts,
                                  .middle = m_turned + meeting.before,
                                  .upright = meeting.upright,
                                  .strength = std::min(1.0, 0.25 + m_speed * (1 - remaining) / 3)});
        m_speed *= remaining;
        m_inward = meeting.inward;
        fly(meeting.flight);
    }

    // Adds a second, lower hop.
    void hopAgain() { fly(m_fall.legs.back().lasts * 0.45); }

    // Rolls down the slope to `radius`.
    void roll(double radius) {
        append({.lasts = rollTime(radius),
                .angle = {m_turned, m_speed, -m_slowing / 2},
                .radius = {m_radius, -m_inward, -pull() / 2}});
    }

    // The fraction of its speed that the ball must keep after `first` to meet `second` at the next deflector.
    double remainingBetween(const Meeting& first, const Meeting& second) const {
        const double landing = first.radius - first.inward * first.flight;
        if (landing <= second.radius) {
            return 0;
        }
        const double rolling = rollTime(landing, first.inward, second.radius);
        const double way =
            first.before + kDeflectorsApart - second.before + m_slowing * rolling * rolling / 2;
        return way / ((first.flight + rolling) * m_speed);
    }

    double radius() const { return m_radius; }
    // The largest radius that the rolling ball still reaches.
    double outermost() const { return m_radius + (m_inward < 0 ? m_inward * m_inward / (2 * pull()) : 0); }

    BallFall finish() {
        m_fall.turned = m_turned;
        m_fall.speed = m_speed;
        for (const BallLeg& leg : m_fall.legs) {
            if (leg.radiusAt(leg.lasts) > kRotor) {
                continue;
            }
            m_fall.drop = leg.gravity > 0 ? leg.from + leg.lasts : crossing(leg);
            break;
        }
        return std::move(m_fall);
    }

private:
    double pull() const { return kPull / (m_pace * m_pace); }

    double rollTime(double from, double inward, double to) const {
        return (std::sqrt(inward * inward + 2 * pull() * (from - to)) - inward) / pull();
    }
    double rollTime(double to) const { return rollTime(m_radius, m_inward, to); }

    void fly(double lasts) {
        append({.lasts = lasts,
                .angle = {m_turned, m_speed, 0},
                .radius = {m_radius, -m_inward},
                .gravity = kBallGravity / m_pace});
    }

    void append(BallLeg leg) {
        leg.from = m_fall.lasts;
        m_fall.legs.push_back(leg);
        m_fall.lasts += leg.lasts;
        m_turned = leg.angleAt(leg.lasts);
        m_speed = leg.speedAt(leg.lasts);
        m_radius = leg.radiusAt(leg.lasts);
        m_inward = leg.inwardAt(leg.lasts);
    }

    // The time at which a rolling ball crosses the rotor's edge.
    static double crossing(const BallLeg& leg) {
        double outside = 0;
        double inside = leg.lasts;
        for (int i = 0; i < 50; ++i) {
            const double middle = (outside + inside) / 2;
            (leg.radiusAt(middle) > kRotor ? outside : inside) = middle;
        }
        return leg.from + inside;
    }

    double m_pace;
    double m_speed;
    double m_slowing;
    double m_turned = 0;
    double m_radius = kTrack;
    double m_inward = 0;
    BallFall m_fall;
};

} // namespace

std::optional<BallFall> drawFall(LookDraw& draw, double speed, double pace, int strikes) {
    Falling falling(speed, draw.between(0.6, 1.1) / pace, pace);
    const double fallTime = draw.between(0.95, 1.3) * pace;
    const double fret = draw.between(0.5, 0.53);
    const bool upright = draw.happens(60);
    const double remaining = draw.between(0.45, 0.75);
    const std::optional<Meeting> first = drawMeeting(draw, upright, pace);
    const std::optional<Meeting> second = drawMeeting(draw, !upright, pace);
    if (!first || !second) {
        return std::nullopt;
    }
    falling.leave(strikes == 0 ? fret : first->radius, fallTime);
    if (strikes == 2) {
        const double reaching = falling.remainingBetween(*first, *second);
        if (reaching < kLeastRemaining || reaching > kMostStored) {
            return std::nullopt;
        }
        falling.strike(*first, reaching);
        falling.roll(second->radius);
        falling.strike(*second, remaining);
    } else if (strikes == 1) {
        falling.strike(*first, remaining);
    }
    if (strikes > 0) {
        falling.hopAgain();
        if (falling.radius() < kLowestLanding || falling.outermost() > kTrackInner) {
            return std::nullopt;
        }
        falling.roll(fret);
    }
    BallFall fall = falling.finish();
    if (strikes > 0 && fall.speed < kSlowest) {
        return std::nullopt;
    }
    return fall;
}

bool passesDeflectors(const BallFall& fall, double from, double forward) {
    for (const BallLeg& leg : fall.legs) {
        const int steps = 1 + static_cast<int>(leg.lasts / kStep);
        for (int i = 0; i < steps; ++i) {
            const double time = leg.lasts * i / steps;
            const double radius = leg.radiusAt(time);
            const double turned = leg.angleAt(time);
            if (radius > kOutermost || radius < kInnermost || leg.heightAt(time) > kClearHeight) {
                continue;
            }
            const double angle = forward * (from + turned);
            const int near = deflectorNear(angle);
            // The deflector that threw the ball up is below the first half of its hop.
            const bool rising = leg.gravity > 0 && time < leg.lasts / 2;
            if (!rising &&
                deflectorClearance(radius, angle - deflectorAngle(near), deflectorUpright(near)) < -kGraze) {
                return false;
            }
        }
    }
    return true;
}

} // namespace mesaviva::roulette
