// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace mesaviva::scene {

/// An arrow key.
enum class Direction { left, right, up, down };

/// A place that the keyboard can reach: the point that it stands for, and what it takes up, which is a point
/// too for an edge or a corner.
struct Station {
    int id = 0;
    QPointF at;
    QRectF extent;
};

/// The place that an arrow key leads to from `from`: the nearest that lies wholly on that side and does not
/// lie too far off the way; -1 when there is none. Distances along `x` and `y` count alike, so scale the
/// places first where they should not.
[[nodiscard]] int stationBeside(const Station& from, Direction direction, const std::vector<Station>& all);

} // namespace mesaviva::scene
