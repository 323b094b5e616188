// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/scene/spot.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>

#include <vector>

namespace mesaviva::scene {

/// How many cards a hand has.
inline constexpr int kHandCards = 5;
/// How many lines the pay-table has (P12a-j).
inline constexpr int kPayLines = 10;

/// Where everything lies on a table of póquer sem descarte, seen from the players' side, for one size of
/// picture. All in pixels of that picture; one scale for everything (`mm`). Depends on nothing but its
/// arguments, and grows in proportion with the picture, so that the painter of the cloth and the mover of the
/// cards agree.
///
/// Seat 1 is on the dealer's left, which is the right of the picture; the last one is on the dealer's right.
/// With `ownInMiddle` the seats are handed round, in the same order, until `ownSeat` is in the middle.
///
/// A table for one is seen from nearer: larger boxes lie side by side, and what the bet pays (P12) is printed
/// on either side of them.
class PokerLayout {
public:
    PokerLayout() = default;
    PokerLayout(QSizeF size, int seats, int ownSeat, bool ownInMiddle);

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] int seats() const { return static_cast<int>(m_angles.size()); }
    /// The table is for one player alone.
    [[nodiscard]] bool isForOne() const { return m_angles.size() == 1; }
    /// A millimetre in pixels.
    [[nodiscard]] qreal mm() const { return m_mm; }

    /// The middle of the circles on which cloth edge, rim, boxes and print lie.
    [[nodiscard]] QPointF centre() const { return m_centre; }
    /// The radius of the cloth's edge.
    [[nodiscard]] qreal edgeRadius() const { return m_edge; }
    /// The radius at `depth` millimetres inwards of the cloth's edge; negative for the rim.
    [[nodiscard]] qreal radiusAt(qreal depth) const { return m_edge - depth * m_mm; }
    /// Degrees from straight down, positive towards the left of the picture; a thing that faces that player
    /// is turned by as much.
    [[nodiscard]] qreal angleOf(int seat) const;
    /// The point at `depth` millimetres inwards of the cloth's edge before a seat, `aside` millimetres to the
    /// right.
    [[nodiscard]] QPointF before(int seat, qreal depth, qreal aside = 0) const;

    [[nodiscard]] Spot card(int seat, int position) const;
    /// The middle of a seat's cards.
    [[nodiscard]] Spot hand(int seat) const;
    /// The circle named ante and the rectangle named bet (P6a), as they lie unturned about their middle.
    [[nodiscard]] Spot ante(int seat) const;
    [[nodiscard]] Spot bet(int seat) const;
    [[nodiscard]] qreal anteRadius() const;
    [[nodiscard]] QSizeF betSize() const;
    [[nodiscard]] QSizeF cardSize() const;
    /// Where winnings are put beside the boxes.
    [[nodiscard]] Spot anteWinnings(int seat) const;
    [[nodiscard]] Spot betWinnings(int seat) const;
    /// The name plate on the rim.
    [[nodiscard]] Spot plate(int seat) const;
    [[nodiscard]] QSizeF plateSize() const;
    /// Where a player's chips come from and go to.
    [[nodiscard]] Spot wallet(int seat) const;

    /// Own cards, taken up to be looked at, and how much larger than on the cloth they are.
    [[nodiscard]] Spot ownCard(int seat, int position) const;
    [[nodiscard]] qreal ownCardScale() const;

    [[nodiscard]] Spot dealerCard(int position) const;
    /// The row of the dealer's cards.
    [[nodiscard]] QRectF dealerCards() const;
    /// Where the dealer's hand is named.
    [[nodiscard]] QPointF dealerLabel() const;
    /// Below this line it would lie on the table's name: a high label stands on the cards instead.
    [[nodiscard]] qreal dealerLabelFloor() const;
    [[nodiscard]] QRectF tray() const;
    /// Where cards leave the shoe.
    [[nodiscard]] Spot shoeMouth() const;
    [[nodiscard]] Spot shoe() const;
    [[nodiscard]] QSizeF shoeSize() const;
    /// The discard holder's middle, and the place of the burnt card beside it (P19a).
    [[nodiscard]] Spot discard() const;
    [[nodiscard]] QSizeF discardSize() const;
    [[nodiscard]] Spot burnt() const;
    /// The plate with the limits, left of the dealer, and the timer's place, right of the dealer.
    [[nodiscard]] QRectF tablePlate() const;
    [[nodiscard]] QRectF timer() const;

    /// What a line of the printed pay-table fills, the highest hand first, `index` from 0 to 9; empty where
    /// the cloth has none.
    [[nodiscard]] QRectF payLine(int index) const;
    /// The line above either half of it.
    [[nodiscard]] QRectF payHeading(int half) const;

    /// How deep, in millimetres from the cloth's edge, the lettering on the cloth lies: its middle line.
    [[nodiscard]] qreal nameDepth() const { return m_nameDepth; }
    [[nodiscard]] qreal ruleDepth() const { return m_ruleDepth; }
    /// How high its capitals are, in millimetres.
    [[nodiscard]] qreal nameCapitals() const { return isForOne() ? 13 : 18.5; }
    [[nodiscard]] qreal ruleCapitals() const { return isForOne() ? 8.5 : 11; }

private:
    // How far from the middle the dealer's tools may stand.
    [[nodiscard]] qreal sideways() const;
    // A half of the printed pay-table.
    [[nodiscard]] QRectF payHalf(int half) const;

    QSizeF m_size;
    QPointF m_centre;
    qreal m_mm = 1;
    qreal m_edge = 0;
    qreal m_top = 0; ///< the far edge of the table, from the picture's top
    qreal m_nameDepth = 0;
    qreal m_ruleDepth = 0;
    std::vector<qreal> m_angles; ///< by seat, in radians
};

/// The outline of a thing of `size` at a spot.
[[nodiscard]] QPolygonF outlineOf(const Spot& spot, QSizeF size);

} // namespace mesaviva::scene
