// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The positions of the drawing machine's parts, shared by its pictures and its balls. The machine fills a
// square of 100 by 100.
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>

namespace mesaviva::scene::machine {

inline constexpr qreal kSide = 100;

inline constexpr QPointF kGlass{41, 46};
inline constexpr qreal kGlassRadius = 31.5;

/// Radius of a ball of bingo 90 as a fraction of the glass's radius; fewer balls are larger.
inline constexpr qreal kBallPart = 0.122;
inline constexpr qreal kLargestBallPart = 0.15;

inline constexpr qreal kMouthY = 15.5;
inline constexpr qreal kTubeRadius = 4.9;
inline constexpr qreal kTubeTop = 5.6;
inline constexpr qreal kTubeX = 89;
inline constexpr qreal kTubeEnd = 74;
inline constexpr qreal kTubeBend = 9;

/// The rail: the newest ball's place, then the earlier ones to the left, the last one inside the cup.
inline constexpr qreal kRailBall = 5.6;
inline constexpr qreal kFirstPlace = 74;
inline constexpr qreal kPlaceStep = 11.4;
inline constexpr int kPlaces = 6;
inline constexpr qreal kRailY = 89.4;
inline constexpr qreal kRailFall = 0.012;
inline constexpr qreal kCupRight = 11.2;

/// The centre of a ball `place` places from the newest's; fractions are allowed.
inline QPointF railPlace(qreal place) {
    const qreal x = kFirstPlace - place * kPlaceStep;
    return {x, kRailY + (kFirstPlace - x) * kRailFall};
}

/// A line along the tube from the glass's mouth, `aside` to the right of its middle in the ball's direction.
inline QPainterPath tubeLine(qreal aside = 0) {
    const qreal bend = kTubeBend - aside;
    const auto corner = [bend](qreal x, qreal y) { return QRectF(x - bend, y - bend, 2 * bend, 2 * bend); };
    QPainterPath line(QPointF(kGlass.x() + aside, kMouthY));
    line.arcTo(corner(kGlass.x() + kTubeBend, kTubeTop + kTubeBend), 180, -90);
    line.arcTo(corner(kTubeX - kTubeBend, kTubeTop + kTubeBend), 90, -90);
    line.lineTo(kTubeX - aside, kTubeEnd);
    return line;
}

/// The path from the tube's end to the newest ball's place.
inline QPainterPath rollLine() {
    QPainterPath line(QPointF(kTubeX, kTubeEnd));
    line.cubicTo(kTubeX, kRailY - 4, kTubeX - 1.5, kRailY - 0.6, kTubeX - 5, kRailY - 0.3);
    line.lineTo(railPlace(0));
    return line;
}

} // namespace mesaviva::scene::machine
