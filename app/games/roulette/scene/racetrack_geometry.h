// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/roulette/scene/roulette_plan.h"
#include "app/media/scene/table_geometry.h"
#include "engine/games/roulette/wheel.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>
#include <vector>

namespace mesaviva::scene {

/// The codes of places on a racetrack: a number has its pocket's index; a series has `kSeriesCode` plus
/// roulette::Series; a sector of Macau has `kSectorCode` plus its position in Layout::spots(): 0 to 3 the
/// nine-number sectors clockwise from the zero, 4 and 5 the twelve-number ones.
inline constexpr int kNothingOnTrack = -1;
inline constexpr int kSeriesCode = 100;
inline constexpr int kSectorCode = 200;
inline constexpr int kSectors9 = 4;
inline constexpr int kSectors = 6;

/// The zones of a racetrack in a box: the wheel's numbers clockwise along two straights and two half circles,
/// with the zero in the middle of the left one. Inside them are the series, each along its numbers (R25a), or
/// as four buttons if the track doesn't follow the wheel (I-O7b); or Macau's sectors, a ring of nine-number
/// ones around the two twelve-number ones (I-M6).
class RacetrackGeometry {
public:
    /// A series or a sector.
    struct Zone {
        int code = kNothingOnTrack;
        QPolygonF outline;
        QPointF label;        ///< centre of its name
        qreal labelWidth = 0; ///< available width for the name
        QPointF anchor;       ///< position of chips
    };

    RacetrackGeometry() = default;
    RacetrackGeometry(const QRectF& box, roulette::WheelOrder order, TrackKind kind);

    [[nodiscard]] const QRectF& box() const { return m_box; }
    [[nodiscard]] TrackKind kind() const { return m_kind; }
    [[nodiscard]] bool isEmpty() const { return m_kind == TrackKind::none || m_box.isEmpty(); }
    [[nodiscard]] const roulette::Wheel& wheel() const { return m_wheel; }
    [[nodiscard]] const std::vector<Zone>& zones() const { return m_zones; }
    /// All codes: the numbers clockwise from the zero, then the zones.
    [[nodiscard]] std::vector<int> codes() const;

    /// The depth of the ring of numbers.
    [[nodiscard]] qreal ring() const { return m_ring; }
    /// The inner edge of the ring of numbers.
    [[nodiscard]] QPolygonF inside() const;
    /// The outer edge.
    [[nodiscard]] QPolygonF outside() const;

    /// The code at a point; -1 for none.
    [[nodiscard]] int trackAt(QPointF point) const;
    /// Empty for codes that this racetrack does not have.
    [[nodiscard]] QPolygonF outline(int code) const;
    [[nodiscard]] QRectF rect(int code) const { return outline(code).boundingRect(); }
    [[nodiscard]] QPointF anchor(int code) const;
    /// The code that an arrow key leads to; -1 for none.
    [[nodiscard]] int neighbour(int code, Direction direction) const;
    /// The same among series or sectors only.
    [[nodiscard]] int zoneBeside(int code, Direction direction) const;

private:
    // A place along the track and inwards from its edge. `along` counts pockets clockwise from the zero's
    // centre; `depth` is in pixels.
    struct Course {
        qreal along;
        qreal depth;
    };

    [[nodiscard]] QPointF at(Course course) const;
    [[nodiscard]] QPolygonF edge(qreal from, qreal to, qreal depth) const;
    [[nodiscard]] QPolygonF band(qreal from, qreal to, qreal outer, qreal inner) const;
    [[nodiscard]] std::optional<Course> courseOf(QPointF point) const;
    [[nodiscard]] qreal depthOf(roulette::Pocket number) const;
    [[nodiscard]] bool isNumber(int code) const;
    [[nodiscard]] const Zone* zone(int code) const;
    [[nodiscard]] int step(int code, Direction direction, const std::vector<int>& among) const;
    void addSeries();
    void addButtons();
    void addSectors();

    QRectF m_box;
    roulette::Wheel m_wheel{roulette::WheelOrder::american_online};
    TrackKind m_kind = TrackKind::none;
    qreal m_ring = 0;
    qreal m_innerRing = 0; // Macau's ring of nine-number sectors
    std::vector<Zone> m_zones;
};

} // namespace mesaviva::scene
