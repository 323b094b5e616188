// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/bingo/scene/drawing_machine_pictures.h"

#include <QPointF>
#include <QRectF>

#include <vector>

class QQuickWindow;
class QSGNode;

namespace mesaviva::scene {

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
