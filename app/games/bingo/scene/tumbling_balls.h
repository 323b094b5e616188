// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Balls in a glass sphere, lifted by a jet of air: only for the eye, the draw knows nothing of it.
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
    art::Vec3 facing{0, 0, 1};   ///< where the number looks; another looks the other way
    art::Vec3 upright{0, -1, 0}; ///< where the number's top is, at a right angle to `facing`
    bool gone = false;           ///< has left the sphere
};

/// The same seed and the same times give the same tumbling, however the time is cut into pieces.
class TumblingBalls {
public:
    /// `count` balls of `radius` lie still on the sphere's floor.
    void reset(int count, double radius, std::uint32_t seed);
    /// Ball `index`, from 0, leaves the sphere or is put back into it.
    void setGone(int index, bool gone);

    /// Lets `seconds` pass, with the jet or without. Without it all come to lie still after a while.
    void advance(double seconds, bool jet);
    /// Lets them come to lie at once.
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
    double m_rest = 0; ///< time not yet stepped
    std::uint32_t m_steps = 0;
    std::uint32_t m_quiet = 0; ///< steps since the jet stopped
    std::uint32_t m_seed = 0;
    bool m_still = true;
};

} // namespace mesaviva::scene
