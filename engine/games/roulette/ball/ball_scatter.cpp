// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/roulette/ball/ball_scatter.h"

#include "engine/games/roulette/ball/proportions.h"

#include <algorithm>
#include <cmath>

namespace mesaviva::roulette {

namespace {

constexpr double kTouching =
    0.147; // distance from the pocket's centre at which the ball touches a fret, in pocket widths
constexpr double kLess = 0.95;    // the largest ratio of a hop's speed to the one before
constexpr double kLongest = 0.35; // of a flight: a ball that arrives with little speed is thrown a little
constexpr int kMostHops = 5;      // before the one into the pocket
constexpr double kCalmPace = 0.5; // below it there is time for few hops only
constexpr int kFewHops = 2;

// The radius at which the ball touches frets or pockets next.
double touchRadius(LookDraw& draw) { return draw.between(0.44, 0.515); }

} // namespace

BallScatter drawScatter(LookDraw& draw, double speed, double width, double pace) {
    BallScatter scatter;
    const double way = speed < 0 ? -1 : 1;
    double most = std::max(std::abs(speed) / width, 0.1) * kLess; // pockets per second
    double flight = draw.between(0.22, 0.3) * pace;
    const double fading = draw.between(0.82, 0.94);
    const double bounce = draw.between(0.58, 0.88);
    const auto add = [&](ScatterHop hop) {
        hop.distance *= width * way;
        scatter.hops.push_back(hop);
        scatter.lasts += hop.lasts;
        scatter.distance += hop.distance;
    };
    // Hops over the frets, from one to another, in whole pockets.
    const int hops = pace < kCalmPace ? kFewHops : kMostHops;
    for (int i = 0; i < hops; ++i) {
        const double wanted = most * bounce * draw.between(0.85, 1.1) * flight;
        const double pockets = std::min(std::floor(wanted + draw.between(0, 1)), std::floor(most * flight));
        if (pockets < 1) {
            break;
        }
        add({.lasts = flight, .distance = pockets, .radius = touchRadius(draw)});
        most = pockets / flight * kLess;
        flight *= fading + draw.between(-0.16, 0.04);
    }
    // Into the pocket from the fret before it, or back from the one behind it, which the previous hop has
    // reached.
    const bool back = !scatter.hops.empty() && draw.happens(25);
    const double side = back ? -1 : 1;
    const double into = 0.5 - kTouching;
    flight = std::max(flight, std::min(into / most, kLongest * pace));
    add({.lasts = flight, .distance = side * into, .radius = draw.between(0.462, 0.49)});
    // To the pocket's other fret, then to rest.
    const double across = 2 * kTouching;
    const double crossing = flight * draw.between(0.92, 1.0);
    add({.lasts = crossing,
         .distance = side * across,
         .radius = draw.between(0.468, 0.482),
         .inPocket = true});
    add({.lasts = crossing * draw.between(1.15, 1.8),
         .distance = -side * kTouching,
         .radius = proportions::kPocketRest,
         .flies = false});
    return scatter;
}

} // namespace mesaviva::roulette
