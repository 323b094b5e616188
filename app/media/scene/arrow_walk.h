// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

#include <vector>

namespace mesaviva::scene {

/// An arrow key.
enum class Direction { left, right, up, down };

/// A place that the keyboard can reach: its point, and its extent, which is also a point for an edge or a
/// corner.
struct Station {
    int id = 0;
    QPointF at;
    QRectF extent;
};

/// The station that an arrow key leads to from `from`: the nearest one that lies wholly on that side and not
/// too far off the axis; -1 if there is none. Distances along `x` and `y` count alike, so scale the stations
/// first if they should not.
[[nodiscard]] int nextStation(const Station& from, Direction direction, const std::vector<Station>& all);

} // namespace mesaviva::scene
