// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/roulette_plan.h"
#include "engine/games/roulette/wheel.h"

#include <QImage>
#include <QSize>

class QPainter;
class QRectF;

namespace mesaviva::scene {

class RacetrackGeometry;
class RouletteLayoutGeometry;

/// The texts on a roulette cloth.
struct RouletteText {
    bool english = false;
    bool macau = false; ///< the dozens are called small, middle and big (M6)
};

/// Prints the layout (O6d) at the positions of `layout`. `unit` is a pixel of the reference picture.
void printLayout(QPainter& painter, const RouletteLayoutGeometry& layout, RouletteText words, double unit);

/// Prints the racetrack with its series or sectors.
void printRacetrack(QPainter& painter, const RacetrackGeometry& track, RouletteText words, double unit);

/// Prints the game's name in a box, with a line on each side.
void printTitle(QPainter& painter, const QRectF& box, RouletteText words, double unit);

} // namespace mesaviva::scene

class QQmlEngine;

namespace mesaviva::scene {

/// The parameters of the cloth's picture besides its size.
struct RouletteClothStyle {
    int pockets = 37;
    roulette::WheelOrder order = roulette::WheelOrder::american_online;
    TrackKind track = TrackKind::none;
    bool macau = false; ///< the dozens are called small, middle and big (M6)
    bool english = false;
    bool doubled = false; ///< a layout on each side of the wheel (R1)
};

/// The empty table, `size` in device pixels, opaque: the lamp's light on the cloth, the printed layout (O6d)
/// and racetrack, the croupier's chips at the far edge, and the rim at the players' side. RoulettePlan gives
/// the positions.
[[nodiscard]] QImage rouletteCloth(const RouletteClothStyle& style, QSize size);

/// Adds the cloth's image provider to `engine`; it paints the requested sourceSize on a worker thread:
/// `image://roulettecloth/table?pockets=37&order=0&track=1&macau=0&double=0&lang=pt`, where `order` is a
/// roulette::WheelOrder and `track` a TrackKind.
void addRouletteClothProvider(QQmlEngine& engine);

} // namespace mesaviva::scene
