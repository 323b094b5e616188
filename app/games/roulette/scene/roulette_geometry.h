// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN
#include "app/games/roulette/scene/racetrack_geometry.h"
#include "app/games/roulette/scene/roulette_layout_geometry.h"
#include "app/games/roulette/scene/roulette_plan.h"
#endif

#include "app/media/scene/table_geometry.h"

#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace mesaviva::scene {

/// The positions on a roulette table for QML: RoulettePlan, RouletteLayoutGeometry and RacetrackGeometry for
/// the size of an item, in its pixels. Stakes are indices of roulette::Layout::spots(), -1 for none; places
/// on the racetrack have the codes of racetrack_geometry.h. Macau's sectors are not on the layout: their
/// anchors and rectangles are those on the racetrack.
///
/// A double table (R1) has a layout on each side of the wheel, 0 left and 1 right; a single one returns its
/// only layout for both. Functions without a side use this player's side, the only one on which the player
/// stakes.
class RouletteGeometry : public mesaviva::scene::SettlingGeometry {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int pockets READ pockets WRITE setPockets NOTIFY changed)
    Q_PROPERTY(int order READ order WRITE setOrder NOTIFY changed)
    Q_PROPERTY(int track READ track WRITE setTrack NOTIFY changed)
    Q_PROPERTY(bool doubled READ isDoubled WRITE setDoubled NOTIFY changed)
    Q_PROPERTY(int ownSide READ ownSide WRITE setOwnSide NOTIFY changed)
    Q_PROPERTY(QList<int> offered READ offered WRITE setOffered NOTIFY changed)
    Q_PROPERTY(qreal mm READ mm NOTIFY changed)
    Q_PROPERTY(qreal unit READ unit NOTIFY changed)
    Q_PROPERTY(QSizeF cellSize READ cellSize NOTIFY changed)
    Q_PROPERTY(qreal chipDiameter READ chipDiameter NOTIFY changed)
    Q_PROPERTY(QRectF wheelRect READ wheelRect NOTIFY changed)
    Q_PROPERTY(QRectF numbersRect READ numbersRect NOTIFY changed)
    Q_PROPERTY(QRectF layoutRect READ layoutRect NOTIFY changed)
    Q_PROPERTY(QRectF trackRect READ wholeTrackRect NOTIFY changed)
    Q_PROPERTY(QRectF plateRect READ plateRect NOTIFY changed)
    Q_PROPERTY(QRectF timerRect READ timerRect NOTIFY changed)
    Q_PROPERTY(QPointF bankPoint READ bankPoint NOTIFY changed)
    Q_PROPERTY(QRectF otherLayoutRect READ otherLayoutRect NOTIFY changed)

public:
    explicit RouletteGeometry(QObject* parent = nullptr);

    /// 37 or 38.
    int pockets() const { return m_pockets; }
    /// The wheel's order, a roulette::WheelOrder with that number of pockets.
    int order() const { return m_order; }
    /// The racetrack, a TrackKind: 0 none, 1 the French one with series (R25), 2 Macau's sectors (M6), 3
    /// neighbours in the wheel's order and the series as buttons (I-O7b).
    int track() const { return m_track; }
    /// Whether there are two layouts (R1).
    bool isDoubled() const { return m_doubled; }
    /// The side of this player's stakes.
    int ownSide() const { return static_cast<int>(m_ownSide); }
    /// The stakes that the table offers; if empty, all with a place on the layout, and the sectors on Macau's
    /// racetrack.
    QList<int> offered() const { return m_offered; }
    void setPockets(int pockets);
    void setOrder(int order);
    void setTrack(int track);
    void setDoubled(bool doubled);
    void setOwnSide(int side);
    void setOffered(const QList<int>& offered);

    /// A millimetre of the chips on the layout, in pixels.
    qreal mm() const;
    /// One pixel of the reference picture, 1280 x 590.
    qreal unit() const { return m_plan.unit(); }
    QSizeF cellSize() const { return own().cell(); }
    qreal chipDiameter() const { return own().chipDiameter(); }
    /// The wheel without its shadow, in the proportions of RouletteWheel.
    QRectF wheelRect() const { return m_plan.wheel(); }
    QRectF numbersRect() const { return m_plan.numbers(); }
    QRectF layoutRect() const { return own().box(); }
    /// The layout of the other side; empty at a single table.
    QRectF otherLayoutRect() const;
    QRectF wholeTrackRect() const { return m_plan.track(); }
    QRectF plateRect() const { return m_plan.plate(); }
    QRectF timerRect() const { return m_plan.timer(); }
    QPointF bankPoint() const { return m_plan.bank(); }
    Q_INVOKABLE QRectF playersRectOn(int side) const { return m_plan.playersOn(toSide(side)); }
    /// The position of the marker while no number is marked: next to the zero.
    Q_INVOKABLE QPointF markerRestOn(int side) const { return layout(side).markerRest(); }
    /// Where the chips of a colour, from 0, start and end.
    Q_INVOKABLE QPointF playerEdge(int colour, int side) const {
        return m_plan.playerEdge(colour, toSide(side));
    }

    /// The offered stake under a point; on Macau's racetrack too, where a number means its straight up.
    Q_INVOKABLE int spotAt(QPointF point) const;
    /// The stake under a point that the table does not offer, such as a split on Macau's zero line; -1: none.
    /// spotAt() then returns an offered stake next to it, which must not replace it.
    Q_INVOKABLE int refusedAt(QPointF point) const;
    /// The position of a stake's chips.
    Q_INVOKABLE QPointF anchor(int spot) const { return anchorOn(spot, ownSide()); }
    QPointF anchorOn(int spot, int side) const;
    /// The position of one of several stacks on a stake, from 0.
    Q_INVOKABLE QPointF pileOn(int spot, int side, int position, int count) const;
    /// The position of a payment next to the stacks, counted separately: `pocket` was drawn, -1 if unknown,
    /// and chips are on `spots`.
    Q_INVOKABLE QPointF paymentOn(int spot, int side, int position, int count, int pocket,
                                  const QList<int>& spots) const;
    /// The width of a stack's chips if `count` stacks share a stake.
    Q_INVOKABLE qreal pileWidth(int count) const {
        return own().chipDiameter() * RouletteLayoutGeometry::pileShare(count);
    }
    /// How many chips a stack there is drawn high at most, so that no figure among the stacks on `spots` is
    /// covered; `count` stacks share its spot.
    Q_INVOKABLE int highestOn(int spot, int count, const QList<int>& spots) const {
        return own().highestOn(static_cast<roulette::SpotId>(spot), count, spots);
    }
    /// The rectangle of a stake for assistive technology and the focus ring.
    Q_INVOKABLE QRectF boxRect(int spot) const;
    /// The same on one side of a double table.
    Q_INVOKABLE QRectF boxRectOn(int spot, int side) const;
    Q_INVOKABLE QRectF numberRect(int pocket) const;
    /// The printed outline of a number's field, for PathPolyline.
    Q_INVOKABLE QPolygonF numberOutline(int pocket) const;
    Q_INVOKABLE QPolygonF numberOutlineOn(int pocket, int side) const;
    Q_INVOKABLE QPointF numberCentreOn(int pocket, int side) const;
    /// The position of the marker on a number if chips are on `spots`.
    Q_INVOKABLE QPointF markerAt(int pocket, int side, const QList<int>& spots) const;
    /// The boxes of the dozen, the column and the even chances that win with a number.
    Q_INVOKABLE QVariantList boxesWonOn(int pocket, int side) const;
    /// The stake that the arrow key `Qt.Key_Left`, `Right`, `Up` or `Down` leads to; -1 for none. From the
    /// layout's lower edge it leads to Macau's sectors.
    Q_INVOKABLE int neighbour(int spot, int key) const;
    /// The stake that gets the keyboard focus first.
    Q_INVOKABLE int firstSpot() const { return 0; }

    /// The code of the racetrack at a point.
    Q_INVOKABLE int trackAt(QPointF point) const { return m_racetrack.trackAt(point); }
    /// Returns whether a point is on the racetrack, including parts without stakes.
    Q_INVOKABLE bool isOnTrack(QPointF point) const {
        return m_racetrack.outside().containsPoint(point, Qt::OddEvenFill);
    }
    Q_INVOKABLE QRectF trackBox(int code) const { return m_racetrack.rect(code); }
    Q_INVOKABLE QPolygonF trackOutline(int code) const { return m_racetrack.outline(code); }
    Q_INVOKABLE int trackNeighbour(int code, int key) const;
    /// All codes: the numbers clockwise from the zero, then series or sectors.
    Q_INVOKABLE QList<int> trackCodes() const;
    /// The stake of a code of Macau's racetrack: a number's straight up, or a sector; otherwise -1.
    int trackSpot(int code) const;

private:
    void layOut(QSizeF size) override;
    bool isOffered(int spot) const;
    int sectorCode(int spot) const;
    static Side toSide(int side) { return side == 1 ? Side::right : Side::left; }
    const RouletteLayoutGeometry& layout(int side) const {
        return m_layouts.at(static_cast<std::size_t>(toSide(side)));
    }
    const RouletteLayoutGeometry& own() const { return layout(ownSide()); }
    int spotBeside(int spot, Direction direction) const;
    int sectorBeside(int sector, Direction direction) const;

    int m_pockets = 37;
    int m_order = 0;
    int m_track = 0;
    bool m_doubled = false;
    Side m_ownSide = Side::left;
    QList<int> m_offered;
    RoulettePlan m_plan;
    std::array<RouletteLayoutGeometry, kSides.size()> m_layouts;
    RacetrackGeometry m_racetrack;
};

} // namespace mesaviva::scene
