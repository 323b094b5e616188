// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/ball/ball_run.h"

#include "engine/base/check.h"
#include "engine/games/roulette/ball/ball_fall.h"
#include "engine/games/roulette/ball/proportions.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace mesaviva::roulette {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;
constexpr double kShortest = 2;   // seconds
constexpr double kSlowDown = 0.6; // of the run (R20)
// Of the run: the earliest moment at which the ball leaves the track, and the time for fall and scatter.
constexpr double kLeavesFirst = 0.61;
constexpr double kEnding = 0.36;
constexpr double kHand = -kTurn / 8; // the croupier launches at the top left
constexpr double kHandReach = 0.25;  // radians to either side of it
constexpr double kTempo = 0.08;      // the fraction by which a scatter may be faster or slower than drawn
constexpr double kLaunchVariation = 0.12;    // fraction of the usual launch speed, to make the laps fit
constexpr double kMoreVariation = 0.01;      // per failed attempt
constexpr int kStrikesGivenUp = 30;          // number of attempts after which hits are given up
constexpr int kAnythingGoes = 400;           // likewise: a run through a deflector is better than no run
constexpr double kNoTimeForDeflectors = 0.3; // a pace

// The phases of a run of a given length.
struct Paces {
    double fall = 1;
    double launchSpeed = 0; // radians per second
    double leaveSpeed = 0;
};

Paces pacesFor(double seconds) {
    constexpr double kNatural = 10; // seconds: shorter runs are faster throughout
    const double part = seconds / kNatural;
    return {.fall = part < 1 ? part : std::min(1.2, std::pow(part, 0.3)),
            .launchSpeed = kTurn * (2.5 - 1.3 / (1 + seconds / 14)),
            .leaveSpeed = kTurn * (0.58 + 0.2 * std::max(0.0, 1 - part))};
}

int drawStrikes(LookDraw& draw) {
    if (draw.happens(25)) {
        return 0;
    }
    return draw.happens(35) ? 2 : 1;
}

// The ball's path, built from the rest back to the launch.
struct Way {
    BallTrack track{};
    BallFall fall;
    BallScatter scatter{};
    double scatterPace = 1;
    double fretAt = 0;    // when the ball reaches the first fret
    double fretAngle = 0; // angle in the room, forward
    double leavesAt() const { return fretAt - fall.lasts; }
    double leavesFrom() const { return fretAngle - fall.turned; }
};

class Planner {
public:
    Planner(const BallRunPlan& plan, double seconds, double pocketAngle)
        : m_rotor(plan.rotor),
          m_launchedAt(plan.launchedAt),
          m_forward(sign(plan.ball)),
          m_seconds(seconds),
          m_rest(m_forward * pocketAngle),
          m_width(kTurn / Wheel(plan.order).size()),
          m_paces(pacesFor(m_seconds)) {}

    // Draws until everything fits: the hit deflectors are on the ball's path, the others aren't, and a hand
    // can make the launch.
    Way draw(LookDraw& draw) const {
        const double hand = m_forward * (kHand + draw.between(-kHandReach, kHandReach));
        const double launch = m_paces.launchSpeed * draw.between(0.94, 1.06);
        const int wanted = m_paces.fall < kNoTimeForDeflectors ? 0 : drawStrikes(draw);
        for (int i = 0;; ++i) {
            const double leave = m_paces.leaveSpeed * draw.between(0.93, 1.07);
            std::optional<Way> way = drawEnding(draw, leave, i < kStrikesGivenUp ? wanted : 0);
            if (!way || (i < kAnythingGoes && !fits(*way))) {
                continue;
            }
            way->track = trackFrom(hand, launch, way->leavesAt(), way->leavesFrom(), leave);
            if (std::abs(way->track.launchSpeed / launch - 1) < kLaunchVariation + i * kMoreVariation) {
                return std::move(*way);
            }
        }
    }

    // The rotor's state, measured forward.
    RotorState rotor(double seconds) const {
        const RotorState state = m_rotor.stateAt(m_launchedAt + seconds);
        return {.angle = m_forward * state.angle, .speed = m_forward * state.speed};
    }

    // The legs from the track to the rest, and the hits between them.
    std::vector<BallLeg> legs(const Way& way) const {
        std::vector<BallLeg> legs = way.fall.legs;
        for (BallLeg& leg : legs) {
            leg.from += way.leavesAt();
            leg.angle[0] += way.leavesFrom();
        }
        double place = m_rest - way.scatter.distance;
        double radius = way.fall.radius();
        for (const ScatterHop& hop : way.scatter.hops) {
            const BallLeg& before = legs.back();
            legs.push_back(scatterLeg(way, hop, before.from + before.lasts, place, radius));
            place += hop.distance;
            radius = hop.radius;
        }
        return legs;
    }

    std::vector<BallStrike> strikes(const Way& way) const {
        std::vector<BallStrike> strikes;
        for (const FallStrike& strike : way.fall.strikes) {
            strikes.push_back({.at = way.leavesAt() + strike.at,
                               .on = BallStrike::On::deflector,
                               .strength = strike.strength});
        }
        double at = way.fretAt;
        double speed = way.fall.speed - rotor(at).speed;
        for (const ScatterHop& hop : way.scatter.hops) {
            const double next = hop.distance / hop.lasts;
            strikes.push_back({.at = at,
                               .on = hop.inPocket ? BallStrike::On::pocket : BallStrike::On::fret,
                               .strength = std::min(1.0, 0.1 + std::abs(next - speed) / 4)});
            at += hop.lasts;
            speed = next;
        }
        return strikes;
    }

private:
    // Draws everything except the laps on the track.
    std::optional<Way> drawEnding(LookDraw& draw, double leaveSpeed, int strikes) const {
        std::optional<BallFall> fall = drawFall(draw, leaveSpeed, m_paces.fall, strikes);
        if (!fall) {
            return std::nullopt;
        }
        Way way{.fall = std::move(*fall)};
        way.scatterPace = std::min(1.0, (kEnding * m_seconds - way.fall.lasts) / kScatterLasts);
        const double against = way.fall.speed - rotor(m_seconds - kScatterLasts * way.scatterPace).speed;
        way.scatter = drawScatter(draw, against, m_width, way.scatterPace);
        place(way, 1);
        if (strikes > 0 && !meetDeflector(way)) {
            return std::nullopt;
        }
        return way;
    }

    bool fits(const Way& way) const {
        const ScatterHop& first = way.scatter.hops.front();
        const double coming = std::abs(way.fall.speed - rotor(way.fretAt).speed);
        return std::abs(first.distance) < coming * first.lasts && way.leavesAt() > kLeavesFirst * m_seconds &&
               passesDeflectors(way.fall, way.leavesFrom(), m_forward);
    }

    // Stretches the ending by `tempo` and places it before the rest.
    void place(Way& way, double tempo) const {
        for (ScatterHop& hop : way.scatter.hops) {
            hop.lasts *= tempo;
        }
        way.scatter.lasts *= tempo;
        way.fretAt = m_seconds - way.scatter.lasts;
        way.fretAngle = m_rest + rotor(way.fretAt).angle - way.scatter.distance;
    }

    // The angle, forward, from where the first deflector would have to be to the nearest one of its kind.
    double missed(const Way& way, double fretAngle) const {
        const FallStrike& strike = way.fall.strikes.front();
        const double middle = fretAngle - way.fall.turned + strike.middle;
        const double standing = m_forward * deflectorAngle(strike.upright ? 0 : 1);
        return std::remainder(middle - standing, kTurn * 2 / proportions::kDeflectorCount);
    }

    // The rotor carries the ending along: a slightly longer or shorter scatter begins elsewhere in the room,
    // so that the fall before it passes a deflector.
    bool meetDeflector(Way& way) const {
        double lasts = way.scatter.lasts;
        double left = missed(way, way.fretAngle);
        for (int i = 0; i < 8 && std::abs(left) > 1e-12; ++i) {
            lasts += left / rotor(m_seconds - lasts).speed;
            if (!(std::abs(lasts / way.scatter.lasts - 1) < kTempo)) {
                return false;
            }
            left = missed(way, m_rest + rotor(m_seconds - lasts).angle - way.scatter.distance);
        }
        place(way, lasts / way.scatter.lasts);
        return std::abs(missed(way, way.fretAngle)) < 1e-9;
    }

    // In the air the ball keeps its speed relative to the room; rolling, it comes to rest on the rotor.
    BallLeg scatterLeg(const Way& way, const ScatterHop& hop, double at, double place, double radius) const {
        const double speed = hop.distance / hop.lasts;
        const double inward = (radius - hop.radius) / hop.lasts;
        BallLeg leg{.from = at, .lasts = hop.lasts};
        if (hop.kind == HopKind::flies) {
            const double angle = rotor(at).angle;
            leg.angle = {place + angle, speed + (rotor(at + hop.lasts).angle - angle) / hop.lasts, 0};
            leg.radius = {radius, -inward};
            leg.gravity = kBallGravity / way.scatterPace;
            return leg;
        }
        const bool rests = hop.kind == HopKind::rests;
        const double loss = rests ? 1 : kRollingLoss;
        leg.onRotor = true;
        leg.angle = {place, (1 + loss) * speed, -loss * speed / hop.lasts};
        // Inwards it slows to a stop in the pocket; down the ring of numbers it starts from a stop.
        leg.radius = {radius, rests ? -2 * inward : 0, (rests ? 1 : -1) * inward / hop.lasts};
        return leg;
    }

    RotorLaw m_rotor;
    double m_launchedAt;
    double m_forward;
    double m_seconds;
    double m_rest; // the pocket's angle on the rotor, forward
    double m_width;
    Paces m_paces;
};

} // namespace

BallRun::BallRun(const BallRunPlan& plan, RandomStream look)
    : m_rotor(plan.rotor),
      m_launchedAt(plan.launchedAt),
      m_forward(sign(plan.ball)) {
    const Wheel wheel(plan.order);
    check(wheel.has(plan.pocket), "the wheel lacks the pocket");
    m_pocketAngle = kTurn * wheel.placeOf(plan.pocket) / wheel.size();
    const double seconds = std::max(kShortest, plan.seconds);
    const Planner planner(plan, seconds, m_pocketAngle);
    LookDraw draw(look);
    const Way way = planner.draw(draw);
    m_track = way.track;
    m_legs = planner.legs(way);
    m_strikes = planner.strikes(way);
    m_moments = {.slowDown = kSlowDown * seconds,
                 .leavesTrack = way.leavesAt(),
                 .drop = way.leavesAt() + way.fall.drop,
                 .rest = seconds};
}

BallPose BallRun::at(double seconds) const {
    const double time = std::max(0.0, seconds);
    BallPose pose{.rotor = m_rotor.stateAt(m_launchedAt + time)};
    if (time < m_moments.leavesTrack) {
        pose.angle = m_forward * m_track.angleAt(time);
        pose.radius = proportions::kTrack;
        return pose;
    }
    if (time >= m_moments.rest) {
        pose.angle = pose.rotor.angle + m_pocketAngle;
        pose.radius = proportions::kPocketRest;
        pose.stage = BallStage::rest;
        return pose;
    }
    const auto next = std::upper_bound(m_legs.begin(), m_legs.end(), time,
                                       [](double wanted, const BallLeg& leg) { return wanted < leg.from; });
    const BallLeg& leg = next == m_legs.begin() ? *next : *std::prev(next);
    const double inLeg = std::clamp(time - leg.from, 0.0, leg.lasts);
    pose.angle = m_forward * leg.angleAt(inLeg) + (leg.onRotor ? pose.rotor.angle : 0);
    pose.radius = leg.radiusAt(inLeg);
    pose.height = leg.heightAt(inLeg);
    pose.stage = time < m_moments.drop ? BallStage::slope : BallStage::scatter;
    return pose;
}

} // namespace mesaviva::roulette
