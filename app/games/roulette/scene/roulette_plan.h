// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <array>

namespace mesaviva::scene {

/// The racetrack below the layout.
enum class TrackKind {
    none,
    french,   ///< the wheel's numbers with their neighbours, and the four series (R25)
    macau,    ///< the wheel's numbers, and the nine- and twelve-number sectors (M6)
    shortcut, ///< the wheel's numbers with their neighbours, and the series as four buttons (I-O7b)
};

/// A double table's layouts (R1), as seen from the players' side of the table.
enum class Side { left, right };
inline constexpr std::array kSides = {Side::left, Side::right};

/// The number of chip colours at a table (R9).
inline constexpr int kMostColours = 10;

/// The positions of everything on a roulette table for one size of picture. At a single table the layout
/// fills the width next to the wheel, with the racetrack below it; the wheel is small at the left, with the
/// plate above it, timer and last numbers below it. A wide picture has a larger layout. At a double table
/// (R1) the wheel is in the middle, each side's players next to it, last numbers and racetrack below it; the
/// layouts are upright at both ends. All values are in pixels of the picture, have one common scale and
/// depend only on the arguments, so that the painter of the cloth and the animations agree. No two boxes
/// overlap.
class RoulettePlan {
public:
    RoulettePlan() = default;
    RoulettePlan(QSizeF size, TrackKind track, bool doubled = false);

    [[nodiscard]] QSizeF size() const { return m_size; }
    /// Whether there are two layouts.
    [[nodiscard]] bool isDouble() const { return m_double; }
    /// One pixel of the reference picture, 1280 x 590.
    [[nodiscard]] qreal unit() const { return m_unit; }
    /// The visible bounds of the wheel without its shadow: art::WheelEye::body().
    [[nodiscard]] QRectF wheel() const { return m_wheel; }
    /// The area of the display of the last numbers.
    [[nodiscard]] QRectF numbers() const { return m_numbers; }
    /// The layout's print: the zeros, the numbers, and the boxes next to and below them. Of two layouts the
    /// left one.
    [[nodiscard]] QRectF layout() const { return m_layouts.front(); }
    /// The layout of one side; a single table returns its only layout for both sides.
    [[nodiscard]] QRectF layoutOn(Side side) const { return m_layouts.at(static_cast<std::size_t>(side)); }
    /// The racetrack; empty without one.
    [[nodiscard]] QRectF track() const { return m_track; }
    /// The plate with the table's limits, the croupier's chips at the table's far edge, and the timer's
    /// place.
    [[nodiscard]] QRectF plate() const { return m_plate; }
    [[nodiscard]] QRectF tray() const { return m_tray; }
    [[nodiscard]] QRectF timer() const { return m_timer; }
    /// The display of the players with their colours and values (R9); of two the left one.
    [[nodiscard]] QRectF players() const { return m_players.front(); }
    /// The display of one side; a single table returns its only display for both sides.
    [[nodiscard]] QRectF playersOn(Side side) const { return m_players.at(static_cast<std::size_t>(side)); }
    /// The place of the table's name; empty if there is no space.
    [[nodiscard]] QRectF title() const { return m_title; }
    /// Where swept chips end and payments start.
    [[nodiscard]] QPointF bank() const { return m_tray.center(); }
    /// Where the chips of a colour, from 0, start and end: at the players' edge of the table, below the
    /// layout of their side.
    [[nodiscard]] QPointF playerEdge(int colour, Side side) const;
    /// The depth of the far edge and of the rim at the players' side.
    [[nodiscard]] qreal farEdge() const;
    [[nodiscard]] qreal rim() const;

private:
    // From pixels of the reference picture.
    [[nodiscard]] QRectF scaled(qreal x, qreal y, qreal width, qreal height) const;
    void placeSingle(TrackKind track);
    // Places the wheel in `width` next to the layout, and sets where the layout begins and its width.
    void placeWheel(qreal width);
    void placeTopRow(qreal from, qreal width);
    void placeLayout(TrackKind track, qreal from, qreal width);
    void placeDouble(TrackKind track);

    QSizeF m_size;
    bool m_double = false;
    qreal m_unit = 1;
    qreal m_left = 0;  // left edge of the reference picture
    qreal m_width = 0; // of the reference picture
    QRectF m_wheel;
    QRectF m_numbers;
    std::array<QRectF, kSides.size()> m_layouts;
    QRectF m_track;
    QRectF m_plate;
    QRectF m_tray;
    QRectF m_timer;
    std::array<QRectF, kSides.size()> m_players;
    QRectF m_title;
};

} // namespace mesaviva::scene
