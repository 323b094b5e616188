// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace mesaviva::scene {

class RacetrackGeometry;
class RouletteLayoutGeometry;

/// The words on a roulette cloth.
struct RouletteText {
    bool english = false;
    bool macau = false; ///< the dozens are called small, middle and big (M6)
};

/// Prints the layout (O6d) as `layout` has it. `unit` is a pixel of the reference picture.
void printLayout(QPainter& painter, const RouletteLayoutGeometry& layout, RouletteText words, double unit);

/// Prints the racetrack with its series or sectors.
void printRacetrack(QPainter& painter, const RacetrackGeometry& track, RouletteText words, double unit);

/// Prints the game's name in a box, with a line on either side.
void printTitle(QPainter& painter, const QRectF& box, RouletteText words, double unit);

} // namespace mesaviva::scene
