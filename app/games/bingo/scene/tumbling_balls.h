// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Balls in a glass sphere, lifted by a jet of air. A visual effect only: it has no influence on the draw.
#pragma once

#include "app/media/art/vec3.h"

#include <cstdint>
#include <vector>

namespace mesaviva::scene {

/// A ball in a sphere of radius 1: x right, y down, z towards the viewer.
struct TumblingBall {
    art::Vec3 at;
    art::Vec3 speed;
    art::Vec3 spin;              ///< radians a second about this axis
    art::Vec3 facing{0, 0, 1};   ///< direction of the number; the opposite side has another
    art::Vec3 upright{0, -1, 0}; ///< direction of the number's top, perpendicular to `facing`
    bool gone = false;           ///< it has left the sphere
};

/// The same seed and times give the same movement, regardless of how the time is divided into steps.
class TumblingBalls {
public:
    /// Puts `count` balls of `radius` at rest on the sphere's floor.
    void reset(int count, double radius, std::uint32_t seed);
    /// Removes ball `index`, from 0, from the sphere or puts it back.
    void setGone(int index, bool gone);

    /// Advances by `seconds`, with or without the jet. Without it all balls come to rest after a while.
    void advance(double seconds, bool jet);
    /// Brings the balls to rest at once.
    void settle();
    [[nodiscard]] bool isStill() const noexcept { return m_still; }

    [[nodiscard]] const std::vector<TumblingBall>& balls() const noexcept { return m_balls; }
    [[nodiscard]] double radius() const noexcept { return m_radius; }

private:
    void step(bool jet);
    void meetEachOther(double bounce);
    void meetGlass(TumblingBall& ball, double bounce) const;

    std::vector<TumblingBall> m_balls;
    double m_radius = 0.1;
    double m_rest = 0; ///< time not yet simulated
    std::uint32_t m_steps = 0;
    std::uint32_t m_quiet = 0; ///< steps since the jet stopped
    std::uint32_t m_seed = 0;
    bool m_still = true;
};

} // namespace mesaviva::scene
