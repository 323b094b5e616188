// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <array>

namespace mesaviva::scene {

/// What lies below the layout besides the print: a racetrack, or nothing.
enum class TrackKind {
    none,
    french,   ///< the wheel's numbers with their neighbours, and the four series (R25)
    macau,    ///< the wheel's numbers, and the nine- and twelve-number sectors (M6)
    shortcut, ///< the wheel's numbers with their neighbours, and the series as four buttons (I-O7b)
};

/// A double table's layouts (R1), as they are seen from the players' side of the table.
enum class Side { left, right };
inline constexpr std::array kSides = {Side::left, Side::right};

/// How many colours of chips a table hands out at most (R9).
inline constexpr int kMostColours = 10;

/// Where everything stands and lies around a roulette table, for one size of picture. At a single table the
/// layout is the picture: it fills the width that the wheel leaves it, the racetrack below it; the wheel is
/// small at the left, the plate above it, timer and last numbers below it. A wide picture has a larger
/// layout. At a double one (R1) the wheel is in the middle, the players of each side beside it, last numbers
/// and racetrack below it; the layouts stand upright at the two ends. All in pixels of that picture and from
/// one scale; grows in proportion with the picture, and depends on nothing but its arguments, so that the
/// painter of the cloth and the mover of the chips agree. No two of the boxes overlap.
class RoulettePlan {
public:
    RoulettePlan() = default;
    RoulettePlan(QSizeF size, TrackKind track, bool doubled = false);

    [[nodiscard]] QSizeF size() const { return m_size; }
    /// Whether there are two layouts.
    [[nodiscard]] bool isDouble() const { return m_double; }
    /// One pixel of the reference picture, 1280 x 590.
    [[nodiscard]] qreal unit() const { return m_unit; }
    /// The wheel as it is seen, without its shadow: art::WheelEye::body().
    [[nodiscard]] QRectF wheel() const { return m_wheel; }
    /// The room for the display of the last numbers.
    [[nodiscard]] QRectF numbers() const { return m_numbers; }
    /// All of the layout's print: the zeros, the numbers, and the boxes beside and below them. Of two layouts
    /// the left one.
    [[nodiscard]] QRectF layout() const { return m_layouts.front(); }
    /// The same of one side; at a single table both sides have the one layout.
    [[nodiscard]] QRectF layoutOn(Side side) const { return m_layouts.at(static_cast<std::size_t>(side)); }
    /// The racetrack; empty without one.
    [[nodiscard]] QRectF track() const { return m_track; }
    /// The plate with the table's limits and the croupier's chips at the table's far edge, and the timer's
    /// place.
    [[nodiscard]] QRectF plate() const { return m_plate; }
    [[nodiscard]] QRectF tray() const { return m_tray; }
    [[nodiscard]] QRectF timer() const { return m_timer; }
    /// The display of the players with their colours and values (R9); of two the left one.
    [[nodiscard]] QRectF players() const { return m_players.front(); }
    /// The same of one side; at a single table both sides have the one display.
    [[nodiscard]] QRectF playersOn(Side side) const { return m_players.at(static_cast<std::size_t>(side)); }
    /// Where the table's name is printed when there is room for it; empty when there is none.
    [[nodiscard]] QRectF title() const { return m_title; }
    /// Where swept chips go and payments come from.
    [[nodiscard]] QPointF bank() const { return m_tray.center(); }
    /// Where the chips of a colour, counted from 0, come from and go to: at the players' edge of the table,
    /// below the layout of their side.
    [[nodiscard]] QPointF playerEdge(int colour, Side side) const;
    /// The depth of the far edge and of the rim at the players' side.
    [[nodiscard]] qreal farEdge() const;
    [[nodiscard]] qreal rim() const;

private:
    // From pixels of the reference picture.
    [[nodiscard]] QRectF scaled(qreal x, qreal y, qreal width, qreal height) const;
    void placeSingle(TrackKind track);
    // The room's width beside the layout; where the layout begins, and its width.
    void placeWheel(qreal width);
    void placeTopRow(qreal from, qreal width);
    void placeLayout(TrackKind track, qreal from, qreal width);
    void placeDouble(TrackKind track);

    QSizeF m_size;
    bool m_double = false;
    qreal m_unit = 1;
    qreal m_left = 0;  // where the reference picture begins
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
