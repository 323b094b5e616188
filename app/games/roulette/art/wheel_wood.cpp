// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/art/wheel_wood.h"

#include "app/media/art/noise.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::art {
namespace {

constexpr std::uint32_t kPeriod = 4096;

double grain(double x, double y, std::uint32_t seed) { return smoothNoise(x, y, kPeriod, kPeriod, seed); }

} // namespace

Vec3 mahogany(double along, double across, std::uint32_t board) {
    const double from = 17.0 * board;
    const double wave = 0.020 * grain(along * 3.2 + from, across * 4.0, 71U);
    const double v = across + wave;
    const double rings = grain(along * 1.1 + from, v * 34 + from, 72U);
    const double ribbon = grain(along * 5.5 + from, v * 11 + from, 73U);
    const double fibres = grain(along * 11 + from, v * 190 + from, 74U);
    const double pores = std::max(0.0, grain(along * 22 + from, v * 330 + from, 75U) - 0.42);
    const double tone = std::clamp(0.48 + 0.26 * rings + 0.20 * ribbon + 0.09 * fibres, 0.0, 1.0);
    const Vec3 dark{0.034, 0.0085, 0.0034};
    const Vec3 warm{0.205, 0.054, 0.0160};
    return mixed(dark, warm, tone) * (1 - 0.7 * pores);
}

Vec3 ebony(double along, double across) {
    const double fibres = grain(along * 9, across * 170, 76U);
    const double bands = grain(along * 2, across * 40, 77U);
    const double tone = std::clamp(0.5 + 0.3 * bands + 0.2 * fibres, 0.0, 1.0);
    return mixed({0.020, 0.0085, 0.0050}, {0.060, 0.022, 0.0110}, tone);
}

} // namespace mesaviva::art
