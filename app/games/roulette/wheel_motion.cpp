// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/roulette/wheel_motion.h"

#include "engine/games/roulette/ball/proportions.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace mesaviva::app {

using roulette::BallPose;
using roulette::BallStage;
using roulette::BallStrike;
using roulette::Pocket;
using roulette::Turn;
namespace proportions = roulette::proportions;

namespace {

// Duration of the zoom in and out, and of the delay after the ball has come to rest, in seconds.
constexpr double kZooming = 1.2;
constexpr double kStaying = 1.2;
constexpr double kGoing = 0.8;
// Strikes older than this at a frame are silent, seconds.
constexpr double kStaleStrike = 0.2;
// Interval between sound signals, milliseconds; finer steps are inaudible.
constexpr int kListenMilliseconds = 40;
// How long the rotor is audible after it was driven or its ball has come to rest, before it fades, seconds.
constexpr double kAudible = 2.0;
constexpr double kFading = 3.0;
// The time over which the ball's speed is measured, seconds.
constexpr double kGlance = 0.02;
// The hand comes, takes the ball up, carries it to the rim, draws it along and leaves, seconds; omitted
// before a run that is too short for it.
constexpr double kReaching = 0.3;
constexpr double kCarrying = 0.5;
constexpr double kFlick = 0.35;
constexpr double kLeaving = 0.45;
constexpr double kShortRun = 5;
// The greatest angle of the arm, so that it always comes from the far edge.
constexpr double kArmLeans = 0.7;
// The height at which the ball is carried over the cone.
constexpr double kCarried = 0.16;

double seconds(Instant at) { return static_cast<double>(at.time_since_epoch().count()) / 1000.0; }

double smooth(double part) {
    const double t = std::clamp(part, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

WheelMotion::Stage shownStage(BallStage stage) {
    switch (stage) {
    case BallStage::track: return WheelMotion::Track;
    case BallStage::slope: return WheelMotion::Slope;
    case BallStage::scatter: return WheelMotion::Scatter;
    case BallStage::rest: break;
    }
    return WheelMotion::Resting;
}

QString nameOf(BallStrike::On on) {
    switch (on) {
    case BallStrike::On::deflector: return QStringLiteral("deflector");
    case BallStrike::On::fret: return QStringLiteral("fret");
    case BallStrike::On::pocket: break;
    }
    return QStringLiteral("pocket");
}

roulette::RotorMotion standingRotor() {
    constexpr double kLongAgo = -60;
    roulette::RotorMotion rotor(kLongAgo, Turn::anticlockwise);
    rotor.brake(kLongAgo);
    return rotor;
}

} // namespace

WheelMotion::WheelMotion(roulette::WheelOrder order, const RealTime& time, QObject* parent)
    : QObject(parent),
      m_wheel(order),
      m_order(order),
      m_time(time),
      m_rotor(standingRotor()) {
    m_pose = poseAt(0);
    m_soundTimer.setInterval(kListenMilliseconds);
    m_soundTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_soundTimer, &QTimer::timeout, this, &WheelMotion::listen);
}

WheelMotion::~WheelMotion() = default;

struct WheelMotion::Saved {
    roulette::RotorMotion rotor;
    std::optional<Run> run;
    std::optional<Pocket> restPocket;
    std::optional<double> zoomIn;
    std::optional<double> zoomOut;
    double quiet = 0;
    double touched = 0;
    bool stands = true;
};

std::shared_ptr<const WheelMotion::Saved> WheelMotion::saved() const {
    return std::make_shared<const Saved>(
        Saved{m_rotor, m_run, m_restPocket, m_zoomIn, m_zoomOut, m_quiet, m_touched, m_stands});
}

void WheelMotion::restore(const Saved& saved) {
    m_rotor = saved.rotor;
    m_run = saved.run;
    m_restPocket = saved.restPocket;
    m_zoomIn = saved.zoomIn;
    m_zoomOut = saved.zoomOut;
    m_quiet = saved.quiet;
    m_touched = saved.touched;
    m_stands = saved.stands;
}

void WheelMotion::show() {
    m_silent = false;
    if (m_run) {
        const double since = std::max(m_time.seconds(), m_touched) - m_run->launched;
        m_strikes = static_cast<std::size_t>(std::ranges::count_if(
            m_run->run.strikes(), [&](const auto& strike) { return strike.at <= since; }));
    }
    advance();
}

void WheelMotion::setReduced(bool reduced) {
    if (reduced == m_reduced) {
        return;
    }
    m_reduced = reduced;
    emit reducedChanged();
    advance();
}

void WheelMotion::close(Instant at) {
    m_zoomIn = seconds(at);
    m_zoomOut.reset();
    advance();
}

void WheelMotion::turn(Instant at, Turn rotor) {
    m_touched = seconds(at);
    m_rotor.reverse(m_touched, rotor);
    m_quiet = m_touched + kAudible;
    m_stands = false;
    m_zoomIn.reset();
    m_zoomOut.reset();
    advance();
}

void WheelMotion::launch(Instant at, Instant rest, Turn ball, std::optional<Pocket> pocket,
                         RandomStream look) {
    m_touched = seconds(at);
    m_rotor.reverse(m_touched, against(ball));
    m_stands = false;
    if (m_zoomOut) { // after a void spin stakes are closed already (R22)
        m_zoomIn = m_touched;
        m_zoomOut.reset();
    } else if (zoomOutTime()) { // that was in the last round
        m_zoomIn.reset();
    }
    roulette::BallRunPlan plan;
    plan.order = m_order;
    plan.pocket = pocket.value_or(Pocket(0));
    plan.ball = ball;
    const double whole = seconds(rest) - seconds(at);
    const double held = whole < kShortRun ? 0 : kReaching + kCarrying + kFlick;
    plan.seconds = whole - held;
    plan.rotor = m_rotor.law();
    plan.launchedAt = m_touched + held;
    m_run = Run{m_touched, m_touched + held, roulette::BallRun(plan, std::move(look)), pocket, m_restPocket};
    m_strikes = 0;
    m_restPocket.reset();
    advance();
}

void WheelMotion::stop(Instant at, std::optional<Pocket> back) {
    m_touched = seconds(at);
    m_rotor.brake(m_touched);
    m_stands = true;
    if (m_zoomIn) {
        m_zoomOut = std::min(zoomOutTime().value_or(m_touched), m_touched);
    }
    m_run.reset();
    m_restPocket = back;
    advance();
}

void WheelMotion::rest(Instant at, Pocket pocket) {
    m_restPocket = pocket;
    m_quiet = seconds(at);
    advance();
}

void WheelMotion::halt(Instant at) {
    m_touched = seconds(at);
    m_rotor.brake(m_touched);
    m_stands = true;
    advance();
}

std::optional<Pocket> WheelMotion::liesAt(double at) const {
    const bool rests = m_run && at >= m_run->launched + m_run->run.moments().rest;
    return !m_restPocket && m_reduced && rests ? m_run->to : m_restPocket;
}

BallPose WheelMotion::poseAt(double at) const {
    if (m_run && !m_restPocket && !m_reduced) {
        return at < m_run->launched ? poseInHand(at) : m_run->run.at(at - m_run->launched);
    }
    BallPose pose;
    pose.stage = BallStage::rest;
    pose.radius = proportions::kPocketRest;
    if (!m_reduced) {
        pose.rotor = m_rotor.stateAt(at);
    }
    const std::optional<Pocket> lies = liesAt(at);
    const int place = lies ? m_wheel.placeOf(*lies) : 0;
    pose.angle = pose.rotor.angle + 2 * std::numbers::pi * place / m_wheel.size();
    return pose;
}

BallPose WheelMotion::poseInHand(double at) const {
    const BallPose leaves = m_run->run.at(0);
    const double speed = (m_run->run.at(kGlance).angle - leaves.angle) / kGlance;
    BallPose pose = leaves;
    pose.rotor = m_rotor.stateAt(at);
    const double drawn = std::max(0.0, at - (m_run->launched - kFlick));
    // Constant acceleration from rest to the speed of the run.
    pose.angle = leaves.angle - speed * kFlick / 2 + speed * drawn * drawn / (2 * kFlick);
    if (drawn > 0 || !m_run->from) {
        return pose;
    }
    const double part = smooth((at - m_run->taken - kReaching) / kCarrying);
    const double lay =
        pose.rotor.angle + 2 * std::numbers::pi * m_wheel.placeOf(*m_run->from) / m_wheel.size();
    const auto between = [&](double from, double to) { return from + part * (to - from); };
    const double x = between(proportions::kPocketRest * std::sin(lay), leaves.radius * std::sin(pose.angle));
    const double y = between(proportions::kPocketRest * std::cos(lay), leaves.radius * std::cos(pose.angle));
    pose.radius = std::hypot(x, y);
    pose.angle = std::atan2(x, y);
    pose.height = leaves.height * part + kCarried * std::sin(std::numbers::pi * part);
    return pose;
}

WheelMotion::Hand WheelMotion::handAt(double at) const {
    if (!m_run || m_restPocket || m_reduced || m_run->launched == m_run->taken || at < m_run->taken ||
        at >= m_run->launched + kLeaving) {
        return {};
    }
    const bool holds = at < m_run->launched;
    const BallPose leaves = m_run->run.at(0);
    const BallPose pose = holds ? poseInHand(at) : leaves;
    Hand hand;
    hand.reach =
        holds ? smooth((at - m_run->taken) / kReaching) : 1 - smooth((at - m_run->launched) / kLeaving);
    hand.angle = pose.angle;
    if (!holds) { // it follows the ball for a moment and slows down
        const double speed = (m_run->run.at(kGlance).angle - leaves.angle) / kGlance;
        const double since = at - m_run->launched;
        hand.angle += speed * since * (1 - since / (2 * kLeaving)) / 4;
    }
    hand.radius = pose.radius;
    hand.height = pose.height;
    // From the croupier's side, 12 o'clock, leaning towards the launch position.
    hand.arm = std::clamp(std::remainder(leaves.angle, 2 * std::numbers::pi) / 2, -kArmLeans, kArmLeans);
    return hand;
}

std::optional<double> WheelMotion::zoomOutTime() const {
    if (m_zoomOut || !m_run) {
        return m_zoomOut;
    }
    // The last round's ball is irrelevant for this one.
    const double rests = m_run->launched + m_run->run.moments().rest;
    return m_zoomIn && rests >= *m_zoomIn ? std::optional(rests + kStaying) : std::nullopt;
}

double WheelMotion::nearnessAt(double at) const {
    if (!m_zoomIn) {
        return 0;
    }
    const std::optional<double> goes = zoomOutTime();
    if (m_reduced) {
        return at >= *m_zoomIn && (!goes || at < *goes) ? 1 : 0;
    }
    const double away = goes ? smooth((at - *goes) / kGoing) : 0;
    return smooth((at - *m_zoomIn) / kZooming) * (1 - away);
}

double WheelMotion::audibleBallSpeed(double at) const {
    if (!m_run || m_restPocket) {
        return 0;
    }
    const double since = at - m_run->launched;
    if (since < 0) { // in the hand, and then along the rim
        const double drawn = std::max(0.0, since + kFlick);
        return std::abs(m_run->run.at(kGlance).angle - m_run->run.at(0).angle) / kGlance * drawn / kFlick;
    }
    const BallPose pose = m_run->run.at(since);
    const bool rolls = pose.stage == BallStage::track || pose.stage == BallStage::slope;
    return rolls ? std::abs(m_run->run.at(since + kGlance).angle - pose.angle) / kGlance : 0;
}

double WheelMotion::audibleRotorSpeed(double at) const {
    const double part = m_run && !m_restPocket ? 1 : 1 - smooth((at - m_quiet) / kFading);
    return part * std::abs(m_rotor.stateAt(at).speed);
}

void WheelMotion::listen() {
    if (m_silent) {
        return;
    }
    const double at = std::max(m_time.seconds(), m_touched);
    emitStrikes(at);
    const double ball = audibleBallSpeed(at);
    const double rotor = audibleRotorSpeed(at);
    const bool rolls = std::max(ball, std::exchange(m_audibleBall, ball)) > 0;
    const bool turns = std::max(rotor, std::exchange(m_audibleRotor, rotor)) > 0;
    const bool goesOn = (m_run && !m_restPocket) || rotor > 0;
    if (!goesOn || m_time.isPaused()) {
        m_soundTimer.stop();
    } else if (!m_soundTimer.isActive()) {
        m_soundTimer.start();
    }
    if (!m_ballVisible && liesAt(at)) { // without motion nobody else asks
        advance();
        return;
    }
    // Emit last: receivers may query the new state.
    if (rolls) {
        emit rolled(ball);
    }
    if (turns) {
        emit turned(rotor);
    }
}

void WheelMotion::emitStrikes(double at) {
    if (!m_run || !m_run->to || m_restPocket) {
        return;
    }
    const double since = at - m_run->launched;
    const auto strikes = m_run->run.strikes();
    while (m_strikes < strikes.size() && strikes[m_strikes].at <= since) {
        const BallStrike& strike = strikes[m_strikes++];
        if (since - strike.at < kStaleStrike * m_time.speed()) {
            emit struck(nameOf(strike.on), strike.strength);
        }
    }
}

void WheelMotion::advance() {
    const double at = std::max(m_time.seconds(), m_touched);
    const BallPose pose = poseAt(at);
    const bool runs = m_run && !m_restPocket;
    const double speed =
        runs && !m_reduced
            ? std::remainder(poseAt(at + kGlance).angle - pose.angle, 2 * std::numbers::pi) / kGlance
            : pose.rotor.speed;
    // A ball without a position comes with the hand.
    const bool there =
        runs && (m_run->from || m_run->launched == m_run->taken || at >= m_run->taken + kReaching);
    const bool seen = there && (m_run->to || pose.stage == BallStage::track);
    const bool visible = liesAt(at) || (seen && !m_reduced);
    const double nearness = nearnessAt(at);
    const Hand hand = handAt(at);
    const bool changed = hand != m_hand || pose.rotor.angle != m_pose.rotor.angle ||
                         pose.angle != m_pose.angle || pose.radius != m_pose.radius ||
                         pose.height != m_pose.height || visible != m_ballVisible || nearness != m_nearness ||
                         speed != m_ballSpeed;
    m_pose = pose;
    m_hand = hand;
    m_ballSpeed = speed;
    m_ballVisible = visible;
    m_nearness = nearness;
    setStage(shownStage(pose.stage));
    // Emit last: receivers may query the new state.
    if (changed) {
        emit poseChanged();
    }
    listen();
    const bool stood = m_stands && at - m_touched > roulette::RotorMotion::kBraking;
    // With reduced motion, only the end of the zoom is awaited.
    setMoving(m_reduced ? nearness > 0 && m_restPocket.has_value() : !stood || runs || nearness > 0);
}

void WheelMotion::setStage(Stage stage) {
    if (stage != m_stage) {
        m_stage = stage;
        emit stageChanged();
    }
}

void WheelMotion::setMoving(bool moving) {
    if (moving != m_moving) {
        m_moving = moving;
        emit movingChanged();
    }
}

} // namespace mesaviva::app
