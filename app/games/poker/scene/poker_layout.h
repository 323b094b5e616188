// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/scene/table_geometry.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::scene {

/// The number of cards of a hand.
inline constexpr int kHandCards = 5;
/// The number of lines of the pay table (P12a-j).
inline constexpr int kPayLines = 10;

/// The positions on a table of póquer sem descarte, seen from the players' side, for one size of picture. All
/// values are in pixels of that picture, have one common scale (`mm`) and depend only on the arguments, so
/// that the painter of the cloth and the animations agree.
///
/// Seat 1 is on the dealer's left, which is the right of the picture; the last one is on the dealer's right.
/// With `ownInMiddle` the seats are rotated until `ownSeat` is in the middle.
///
/// A table for one player is shown from nearer: larger boxes are side by side, and the payouts of the bet
/// (P12) are printed on both sides of them.
class PokerLayout {
public:
    PokerLayout() = default;
    PokerLayout(QSizeF size, int seats, int ownSeat, bool ownInMiddle);

    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] int seats() const { return static_cast<int>(m_angles.size()); }
    /// Whether the table is for a single player.
    [[nodiscard]] bool isForOne() const { return m_angles.size() == 1; }
    /// A millimetre in pixels.
    [[nodiscard]] qreal mm() const { return m_mm; }

    /// The common centre of the circles of cloth edge, rim, boxes and print.
    [[nodiscard]] QPointF centre() const { return m_centre; }
    /// The radius of the cloth's edge.
    [[nodiscard]] qreal edgeRadius() const { return m_edge; }
    /// The radius `depth` millimetres inwards from the cloth's edge; negative for the rim.
    [[nodiscard]] qreal radiusAt(qreal depth) const { return m_edge - depth * m_mm; }
    /// The direction of a seat in degrees from straight down, positive towards the left of the picture; also
    /// the rotation of an object that faces that player.
    [[nodiscard]] qreal angleOf(int seat) const;
    /// The point `depth` millimetres inwards from the cloth's edge in front of a seat, `aside` millimetres to
    /// the right.
    [[nodiscard]] QPointF before(int seat, qreal depth, qreal aside = 0) const;

    [[nodiscard]] Spot card(int seat, int position) const;
    /// The centre of a seat's cards.
    [[nodiscard]] Spot hand(int seat) const;
    /// The ante circle and the bet rectangle (P6a), unrotated around their centre.
    [[nodiscard]] Spot ante(int seat) const;
    [[nodiscard]] Spot bet(int seat) const;
    [[nodiscard]] qreal anteRadius() const;
    [[nodiscard]] QSizeF betSize() const;
    [[nodiscard]] QSizeF cardSize() const;
    /// The places of winnings next to the boxes.
    [[nodiscard]] Spot anteWinnings(int seat) const;
    [[nodiscard]] Spot betWinnings(int seat) const;
    /// The name plate on the rim.
    [[nodiscard]] Spot plate(int seat) const;
    [[nodiscard]] QSizeF plateSize() const;
    /// Where a player's chips start and end.
    [[nodiscard]] Spot wallet(int seat) const;

    /// Own cards when taken up for viewing, and their scale relative to the cloth.
    [[nodiscard]] Spot ownCard(int seat, int position) const;
    [[nodiscard]] qreal ownCardScale() const;

    [[nodiscard]] Spot dealerCard(int position) const;
    /// The row of the dealer's cards.
    [[nodiscard]] QRectF dealerCards() const;
    /// The position of the name of the dealer's hand.
    [[nodiscard]] QPointF dealerLabel() const;
    /// The lower limit of that label, above the table's name; a high label is drawn on the cards instead.
    [[nodiscard]] qreal dealerLabelFloor() const;
    [[nodiscard]] QRectF tray() const;
    /// Where cards leave the shoe.
    [[nodiscard]] Spot shoeMouth() const;
    [[nodiscard]] Spot shoe() const;
    [[nodiscard]] QSizeF shoeSize() const;
    /// The centre of the discard holder, and the place of the burnt card next to it (P19a).
    [[nodiscard]] Spot discard() const;
    [[nodiscard]] QSizeF discardSize() const;
    [[nodiscard]] Spot burnt() const;
    /// The plate with the limits, left of the dealer, and the timer's place, right of the dealer.
    [[nodiscard]] QRectF tablePlate() const;
    [[nodiscard]] QRectF timer() const;

    /// The rectangle of a line of the printed pay table, highest hand first, `index` from 0 to 9; empty if
    /// there is none.
    [[nodiscard]] QRectF payLine(int index) const;
    /// The heading of each half of the pay table.
    [[nodiscard]] QRectF payHeading(int half) const;

    /// The depth of the lettering's middle line, in millimetres from the cloth's edge.
    [[nodiscard]] qreal nameDepth() const { return m_nameDepth; }
    [[nodiscard]] qreal ruleDepth() const { return m_ruleDepth; }
    /// The height of its capitals in millimetres.
    [[nodiscard]] qreal nameCapitals() const { return isForOne() ? 13 : 18.5; }
    [[nodiscard]] qreal ruleCapitals() const { return isForOne() ? 8.5 : 11; }

private:
    // The distance of the dealer's equipment from the middle.
    [[nodiscard]] qreal sideways() const;
    // A half of the printed pay table.
    [[nodiscard]] QRectF payHalf(int half) const;

    QSizeF m_size;
    QPointF m_centre;
    qreal m_mm = 1;
    qreal m_edge = 0;
    qreal m_top = 0; ///< distance of the table's far edge from the picture's top
    qreal m_nameDepth = 0;
    qreal m_ruleDepth = 0;
    std::vector<qreal> m_angles; ///< by seat, in radians
};

/// The outline of an object of `size` at a spot.
[[nodiscard]] QPolygonF outlineOf(const Spot& spot, QSizeF size);

/// The positions on a table of póquer sem descarte for QML: PokerLayout for the size of an item. Points are
/// the centres of objects, in the item's pixels; rotations are in degrees clockwise.
class PokerGeometry : public mesaviva::scene::SettlingGeometry {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int seats READ seats WRITE setSeats NOTIFY changed)
    Q_PROPERTY(int ownSeat READ ownSeat WRITE setOwnSeat NOTIFY changed)
    Q_PROPERTY(bool ownInMiddle READ isOwnInMiddle WRITE setOwnInMiddle NOTIFY changed)
    Q_PROPERTY(qreal mm READ mm NOTIFY changed)
    Q_PROPERTY(qreal cardWidth READ cardWidth NOTIFY changed)
    Q_PROPERTY(qreal cardHeight READ cardHeight NOTIFY changed)
    Q_PROPERTY(qreal ownCardScale READ ownCardScale NOTIFY changed)
    Q_PROPERTY(QSizeF plateSize READ plateSize NOTIFY changed)
    Q_PROPERTY(QSizeF betSize READ betSize NOTIFY changed)
    Q_PROPERTY(qreal anteRadius READ anteRadius NOTIFY changed)
    Q_PROPERTY(QRectF tray READ tray NOTIFY changed)
    Q_PROPERTY(QRectF tablePlate READ tablePlate NOTIFY changed)
    Q_PROPERTY(QRectF timer READ timer NOTIFY changed)
    Q_PROPERTY(QRectF dealerCards READ dealerCards NOTIFY changed)
    Q_PROPERTY(QPointF dealerLabel READ dealerLabel NOTIFY changed)
    Q_PROPERTY(qreal dealerLabelFloor READ dealerLabelFloor NOTIFY changed)
    Q_PROPERTY(QPointF shoeMouth READ shoeMouth NOTIFY changed)
    Q_PROPERTY(qreal shoeTurn READ shoeTurn NOTIFY changed)
    Q_PROPERTY(QPointF discard READ discard NOTIFY changed)
    Q_PROPERTY(qreal discardTurn READ discardTurn NOTIFY changed)
    Q_PROPERTY(QPointF burnt READ burnt NOTIFY changed)
    Q_PROPERTY(qreal burntTurn READ burntTurn NOTIFY changed)

public:
    explicit PokerGeometry(QObject* parent = nullptr);

    int seats() const { return m_seats; }
    int ownSeat() const { return m_ownSeat; }
    bool isOwnInMiddle() const { return m_ownInMiddle; }
    void setSeats(int seats);
    void setOwnSeat(int seat);
    void setOwnInMiddle(bool middle);

    qreal mm() const { return m_layout.mm(); }
    qreal cardWidth() const { return m_layout.cardSize().width(); }
    qreal cardHeight() const { return m_layout.cardSize().height(); }
    qreal ownCardScale() const { return m_layout.ownCardScale(); }
    QSizeF plateSize() const { return m_layout.plateSize(); }
    QSizeF betSize() const { return m_layout.betSize(); }
    qreal anteRadius() const { return m_layout.anteRadius(); }
    QRectF tray() const { return m_layout.tray(); }
    QRectF tablePlate() const { return m_layout.tablePlate(); }
    QRectF timer() const { return m_layout.timer(); }
    QRectF dealerCards() const { return m_layout.dealerCards(); }
    QPointF dealerLabel() const { return m_layout.dealerLabel(); }
    qreal dealerLabelFloor() const { return m_layout.dealerLabelFloor(); }
    QPointF shoeMouth() const { return m_layout.shoeMouth().at; }
    qreal shoeTurn() const { return m_layout.shoeMouth().turn; }
    QPointF discard() const { return m_layout.discard().at; }
    qreal discardTurn() const { return m_layout.discard().turn; }
    QPointF burnt() const { return m_layout.burnt().at; }
    qreal burntTurn() const { return m_layout.burnt().turn; }

    /// The rotation of the objects in front of a seat.
    Q_INVOKABLE qreal turn(int seat) const { return m_layout.angleOf(seat); }
    Q_INVOKABLE QPointF card(int seat, int position) const { return m_layout.card(seat, position).at; }
    Q_INVOKABLE QPointF hand(int seat) const { return m_layout.hand(seat).at; }
    Q_INVOKABLE QPointF ownCard(int seat, int position) const { return m_layout.ownCard(seat, position).at; }
    Q_INVOKABLE qreal ownCardTurn(int seat, int position) const {
        return m_layout.ownCard(seat, position).turn;
    }
    Q_INVOKABLE QPointF dealerCard(int position) const { return m_layout.dealerCard(position).at; }
    Q_INVOKABLE QPointF ante(int seat) const { return m_layout.ante(seat).at; }
    Q_INVOKABLE QPointF bet(int seat) const { return m_layout.bet(seat).at; }
    Q_INVOKABLE QPointF anteWinnings(int seat) const { return m_layout.anteWinnings(seat).at; }
    Q_INVOKABLE QPointF betWinnings(int seat) const { return m_layout.betWinnings(seat).at; }
    Q_INVOKABLE QPointF plate(int seat) const { return m_layout.plate(seat).at; }
    Q_INVOKABLE QPointF wallet(int seat) const { return m_layout.wallet(seat).at; }

    /// A line of the pay table printed on the cloth, highest hand first; empty if there is none.
    Q_INVOKABLE QRectF payLine(int index) const { return m_layout.payLine(index); }

    /// The bounds of a stack for `cents`, relative to the centre of its place.
    Q_INVOKABLE QRectF stackBox(qint64 cents) const;
    /// The height that a stack for `cents` adds to objects on top of it.
    Q_INVOKABLE qreal stackRise(qint64 cents) const;

private:
    void layOut(QSizeF size) override;

    int m_seats = 7;
    int m_ownSeat = 0;
    bool m_ownInMiddle = false;
    PokerLayout m_layout;
};

} // namespace mesaviva::scene
