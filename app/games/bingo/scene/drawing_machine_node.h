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

/// A cell of the atlas laid on a parallelogram, in the plan's measures.
struct BallSprite {
    QPointF corner; ///< of the cell's top left
    QPointF along;  ///< its upper edge
    QPointF down;   ///< its left edge
    int cell = 0;
};
using BallSprites = std::vector<BallSprite>;

/// What is to be seen of a drawing machine.
struct MachineView {
    MachinePicturesPtr pictures;
    QRectF box;      ///< the plan's square, in the item
    qreal ratio = 1; ///< device pixels for an item's pixel
    BallSprites balls;
    BallSprites newest;
    qreal newestOpacity = 1;
};

/// Builds or updates the machine's part of the scene graph: all balls in one mesh with one texture. `old` is
/// what this returned last time for the same item, or null. Call on the render thread, with the GUI thread
/// held.
[[nodiscard]] QSGNode* meshMachineNode(QSGNode* old, QQuickWindow& window, const MachineView& view);

/// The same for Qt Quick's software renderer, which knows no meshes: painted by QPainter.
[[nodiscard]] QSGNode* paintedMachineNode(QSGNode* old, QQuickWindow& window, const MachineView& view);

} // namespace mesaviva::scene
