// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/wheel_pictures.h"

#include <QPointF>

class QQuickWindow;
class QSGNode;

namespace mesaviva::scene {

/// The wheel's place in its item: WheelEye's plane is moved by `origin` and scaled by `unit`.
struct WheelPlace {
    QPointF origin;
    double unit = 1;  ///< item pixels per bowl radius
    double ratio = 1; ///< device pixels per item pixel

    QPointF map(QPointF seen) const { return origin + seen * unit; }
    QRectF map(const QRectF& seen) const { return {map(seen.topLeft()), seen.size() * unit}; }
};

/// Builds or updates the wheel's scene graph nodes: meshes with textures. `old` is the node returned last
/// time for the same item, or null. Call it on the render thread while the GUI thread is blocked.
[[nodiscard]] QSGNode* meshWheelNode(QSGNode* old, QQuickWindow& window, const WheelPicturesPtr& pictures,
                                     const WheelPose& pose, const WheelPlace& place);

/// The same for Qt Quick's software renderer, which has no meshes: painted by QPainter.
[[nodiscard]] QSGNode* paintedWheelNode(QSGNode* old, QQuickWindow& window, const WheelPicturesPtr& pictures,
                                        const WheelPose& pose, const WheelPlace& place);

} // namespace mesaviva::scene
