// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/art/wheel_space.h"

#include <cstdint>

namespace mesaviva::art {

/// The colour (as light, see wheel_light.h) of polished mahogany at a place `along` and `across` the grain,
/// in fractions of the wheel's radius. Each `board` number has another grain.
[[nodiscard]] Vec3 mahogany(double along, double across, std::uint32_t board);

/// Ebonised wood, for the ball's track.
[[nodiscard]] Vec3 ebony(double along, double across);

} // namespace mesaviva::art
