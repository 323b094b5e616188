// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/bingo/scene/tumbling_balls.h"

#include "app/media/art/matter.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace mesaviva::scene {
namespace {

using art::Vec3;

// In radii of the sphere and seconds. Gravity is weaker than real, for a calm look.
constexpr double kStep = 1.0 / 120;
constexpr double kGravity = 9.0;
constexpr double kJet = 44.0;
constexpr double kJetWidth = 0.34;
constexpr double kFastest = 4.2;
constexpr std::uint32_t kLongestSettling = 260;
constexpr double kLongestGap = 0.25;

void turn(TumblingBall& ball, double seconds) {
    ball.facing = normalized(ball.facing + cross(ball.spin, ball.facing) * seconds);
    const Vec3 upright = ball.upright + cross(ball.spin, ball.upright) * seconds;
    ball.upright = normalized(upright - ball.facing * dot(upright, ball.facing));
}

} // namespace

void TumblingBalls::reset(int count, double radius, std::uint32_t seed) {
    m_radius = radius;
    m_seed = seed;
    m_steps = 0;
    m_rest = 0;
    m_balls.assign(static_cast<std::size_t>(std::max(0, count)), {});
    for (std::uint32_t i = 0; i < m_balls.size(); ++i) {
        TumblingBall& ball = m_balls[i];
        const auto chance = [&](std::uint32_t what) { return art::latticeValue(i, what, seed); };
        ball.at = {0.55 * chance(1), 0.35 + 0.45 * chance(2), 0.55 * chance(3)};
        ball.facing = normalized(Vec3{chance(4), chance(5) + 0.15, 0.5 + 0.6 * std::abs(chance(6))});
        ball.upright = {0.6 * chance(7), -1, 0};
        turn(ball, 0);
    }
    settle();
}

void TumblingBalls::setGone(int index, bool gone) {
    if (index < 0 || index >= static_cast<int>(m_balls.size())) {
        return;
    }
    TumblingBall& ball = m_balls[static_cast<std::size_t>(index)];
    if (ball.gone != gone) {
        ball.gone = gone;
        ball.speed = {};
        if (!gone) {
            const auto i = static_cast<std::uint32_t>(index);
            ball.at = Vec3{art::latticeValue(i, 8, m_seed), -1 + 0.6 * art::latticeValue(i, 9, m_seed),
                           art::latticeValue(i, 10, m_seed)} *
                      0.45;
        }
        // The balls above it fall into the gap.
        m_still = false;
        m_quiet = 0;
    }
}

void TumblingBalls::advance(double seconds, bool jet) {
    if (m_still && !jet) {
        return;
    }
    m_still = false;
    m_rest += std::clamp(seconds, 0.0, kLongestGap);
    while (m_rest >= kStep && !m_still) {
        m_rest -= kStep;
        step(jet);
    }
}

void TumblingBalls::settle() {
    m_still = false;
    m_quiet = 0;
    while (!m_still) {
        step(false);
    }
    m_rest = 0;
}

void TumblingBalls::step(bool jet) {
    ++m_steps;
    m_quiet = jet ? 0 : m_quiet + 1;
    const double now = m_steps * kStep;
    const double nozzleX = 0.16 * art::smoothNoise(now * 0.9, 0.5, 256, 1, m_seed + 1);
    const double nozzleZ = 0.16 * art::smoothNoise(now * 0.9, 0.5, 256, 1, m_seed + 2);
    const double gust = 1 + 0.35 * art::smoothNoise(now * 2.3, 0.5, 256, 1, m_seed + 3);
    // Stop slow movement when settling takes long.
    const double drag = jet ? 0.5 : m_quiet > kLongestSettling / 2 ? 9.0 : 2.0;
    for (TumblingBall& ball : m_balls) {
        if (ball.gone) {
            continue;
        }
        Vec3 push{0, kGravity, 0};
        if (jet) {
            const double x = ball.at.x - nozzleX;
            const double z = ball.at.z - nozzleZ;
            const double inJet = std::exp(-(x * x + z * z) / (kJetWidth * kJetWidth));
            push.y -= kJet * gust * inJet * (0.42 + 0.58 * art::smoothRamp(-0.9, 0.8, ball.at.y));
            // The air that comes down along the glass rotates slowly around the middle.
            push = push + Vec3{-ball.at.x * 2.2 - ball.at.z * 1.6, 0, -ball.at.z * 2.2 + ball.at.x * 1.6} *
                              art::smoothRamp(-0.2, 0.9, ball.at.y);
        }
        ball.speed = (ball.speed + push * kStep) * (1 - drag * kStep);
        if (const double fast = length(ball.speed); fast > kFastest) {
            ball.speed = ball.speed * (kFastest / fast);
        }
        ball.at = ball.at + ball.speed * kStep;
        turn(ball, kStep);
        ball.spin = ball.spin * (1 - (jet ? 0.4 : 3.5) * kStep);
    }
    meetEachOther(jet ? 0.55 : 0.15);
    double fastest = 0;
    for (TumblingBall& ball : m_balls) {
        if (!ball.gone) {
            meetGlass(ball, jet ? 0.5 : 0.15);
            fastest = std::max(fastest, length(ball.speed));
        }
    }
    constexpr std::uint32_t kShortestSettling = 60;
    if (!jet && (m_quiet >= kLongestSettling || (m_quiet > kShortestSettling && fastest < 0.09))) {
        m_still = true;
        for (TumblingBall& ball : m_balls) {
            ball.speed = {};
            ball.spin = {};
        }
    }
}

void TumblingBalls::meetEachOther(double bounce) {
    const double reach = 2 * m_radius;
    for (std::size_t i = 0; i < m_balls.size(); ++i) {
        TumblingBall& a = m_balls[i];
        for (std::size_t j = i + 1; j < m_balls.size() && !a.gone; ++j) {
            TumblingBall& b = m_balls[j];
            const Vec3 between = b.at - a.at;
            const double squared = dot(between, between);
            if (b.gone || squared >= reach * reach || squared < 1e-9) {
                continue;
            }
            const double apart = std::sqrt(squared);
            const Vec3 across = between * (1 / apart);
            const Vec3 shift = across * (0.5 * (reach - apart));
            a.at = a.at - shift;
            b.at = b.at + shift;
            const Vec3 relative = b.speed - a.speed;
            const double closing = dot(relative, across);
            if (closing < 0) {
                const Vec3 kick = across * (0.5 * (1 + bounce) * closing);
                a.speed = a.speed + kick;
                b.speed = b.speed - kick;
                // Friction between two balls turns both in the same direction.
                const Vec3 rub = cross(across, relative) * (0.18 / m_radius);
                a.spin = mixed(a.spin, rub, 0.10);
                b.spin = mixed(b.spin, rub, 0.10);
            }
        }
    }
}

void TumblingBalls::meetGlass(TumblingBall& ball, double bounce) const {
    const double out = length(ball.at);
    const double room = 1 - m_radius;
    if (out <= room) {
        return;
    }
    const Vec3 normal = ball.at * (1 / out);
    ball.at = normal * room;
    const double against = dot(ball.speed, normal);
    if (against > 0) {
        ball.speed = (ball.speed - normal * ((1 + bounce) * against)) * 0.992;
    }
    // The ball rolls along the glass.
    const Vec3 along = ball.speed - normal * dot(ball.speed, normal);
    ball.spin = mixed(ball.spin, cross(along, normal) * (-1 / m_radius), 0.12);
}

} // namespace mesaviva::scene
