// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/poker/scene/poker_layout.h"
#include "app/media/scene/settling_geometry.h"

#include <QPointF>
#include <QRectF>
#include <QtQml/qqmlregistration.h>

namespace mesaviva::scene {

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
