// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>

#include <memory>
#include <vector>

class QQuickWindow;
class QSGNode;

namespace mesaviva::scene {

/// The positions of the drawing machine's parts, shared by its pictures and its balls. The machine fills a
/// square of 100 by 100.
namespace machine {

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

} // namespace machine

/// The parameters of a set of pictures.
struct MachineOrder {
    int variant = 90;
    bool symbols = false;
    int side = 0; ///< side of the machine in device pixels

    friend bool operator==(const MachineOrder&, const MachineOrder&) = default;
};

/// The pre-painted pictures of a drawing machine of one size and variant.
struct MachinePictures {
    MachineOrder of;
    QImage back;  ///< everything behind the balls
    QImage front; ///< glass and brass in front of the balls
    /// Discs by number from 0, the columns' colours, lights from near to deep, a soft shadow.
    QImage atlas;

    /// The rectangle of a cell in the atlas, in its pixels.
    [[nodiscard]] QRectF cell(int index) const;
    /// The cells of a number's disc and of its column's colour.
    [[nodiscard]] int discCell(int number) const { return number - 1; }
    [[nodiscard]] int colourCell(int number) const;
    /// `depth` is 0 in front, 1 at the back.
    [[nodiscard]] int lightCell(qreal depth) const;
    [[nodiscard]] int shadowCell() const;

    int cellSide = 0; ///< including a margin of one pixel
    int columns = 0;  ///< of the atlas
};
using MachinePicturesPtr = std::shared_ptr<const MachinePictures>;

/// Paints a set; thread-safe.
[[nodiscard]] MachinePicturesPtr paintMachinePictures(MachineOrder order);

/// A cell of the atlas mapped to a parallelogram, in the plan's units.
struct BallSprite {
    QPointF corner; ///< top left of the cell
    QPointF along;  ///< upper edge of the cell
    QPointF down;   ///< left edge of the cell
    int cell = 0;
};
using BallSprites = std::vector<BallSprite>;

/// What is visible of a drawing machine.
struct MachineView {
    MachinePicturesPtr pictures;
    QRectF box;      ///< the plan's square, in the item
    qreal ratio = 1; ///< device pixels per item pixel
    BallSprites balls;
    BallSprites newest;
    qreal newestOpacity = 1;
};

/// Builds or updates the machine's scene graph nodes: all balls in one mesh with one texture. `old` is the
/// node returned last time for the same item, or null. Call it on the render thread while the GUI thread is
/// blocked.
[[nodiscard]] QSGNode* meshMachineNode(QSGNode* old, QQuickWindow& window, const MachineView& view);

/// The same for Qt Quick's software renderer, which has no meshes: painted by QPainter.
[[nodiscard]] QSGNode* paintedMachineNode(QSGNode* old, QQuickWindow& window, const MachineView& view);

} // namespace mesaviva::scene
