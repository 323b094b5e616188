// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN
#include "app/games/roulette/scene/racetrack_geometry.h"
#include "app/games/roulette/scene/roulette_layout_geometry.h"
#include "app/games/roulette/scene/roulette_plan.h"
#endif

#include "app/media/scene/settling_geometry.h"

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

/// Tells QML where everything lies on a roulette table: RoulettePlan, RouletteLayoutGeometry and
/// RacetrackGeometry for the size of an item, in its pixels. Stakes are indices of roulette::Layout::spots(),
/// -1 for none; what lies on the racetrack has the codes of racetrack_geometry.h. Macau's sectors have no
/// place on the layout: their anchors and rectangles are those on the racetrack.
///
/// A double table (R1) has a layout on either side of the wheel, 0 left and 1 right; a single one has its one
/// layout on both. Where no side is asked for, the own one is meant: the player stakes there and nowhere
/// else.
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
    /// The wheel's order, a roulette::WheelOrder; it must have as many pockets.
    int order() const { return m_order; }
    /// The racetrack, a TrackKind: 0 none, 1 the French one with series (R25), 2 Macau's sectors (M6), 3
    /// neighbours in the wheel's order and the series as buttons (I-O7b).
    int track() const { return m_track; }
    /// Whether there are two layouts (R1).
    bool isDoubled() const { return m_doubled; }
    /// The side on which this player stakes.
    int ownSide() const { return static_cast<int>(m_ownSide); }
    /// The stakes that the table offers; when empty, all that have a place on the layout, and the sectors on
    /// Macau's racetrack.
    QList<int> offered() const { return m_offered; }
    void setPockets(int pockets);
    void setOrder(int order);
    void setTrack(int track);
    void setDoubled(bool doubled);
    void setOwnSide(int side);
    void setOffered(const QList<int>& offered);

    /// A millimetre of the chips on the layout.
    qreal mm() const;
    /// One pixel of the reference picture, 1280 x 590.
    qreal unit() const { return m_plan.unit(); }
    QSizeF cellSize() const { return own().cell(); }
    qreal chipDiameter() const { return own().chipDiameter(); }
    /// The wheel without its shadow, in the shape of RouletteWheel.
    QRectF wheelRect() const { return m_plan.wheel(); }
    QRectF numbersRect() const { return m_plan.numbers(); }
    QRectF layoutRect() const { return own().box(); }
    /// The layout on which this player does not stake; empty at a single table.
    QRectF otherLayoutRect() const;
    QRectF wholeTrackRect() const { return m_plan.track(); }
    QRectF plateRect() const { return m_plan.plate(); }
    QRectF timerRect() const { return m_plan.timer(); }
    QPointF bankPoint() const { return m_plan.bank(); }
    Q_INVOKABLE QRectF playersRectOn(int side) const { return m_plan.playersOn(toSide(side)); }
    /// Where the marker lies while no number is marked: beside the zero.
    Q_INVOKABLE QPointF markerRestOn(int side) const { return layout(side).markerRest(); }
    /// Where the chips of a colour, counted from 0, come from and go to.
    Q_INVOKABLE QPointF playerEdge(int colour, int side) const {
        return m_plan.playerEdge(colour, toSide(side));
    }

    /// The offered stake that a click means; on Macau's racetrack too, where a number means its straight up.
    Q_INVOKABLE int spotAt(QPointF point) const;
    /// Where the chips of a stake lie.
    Q_INVOKABLE QPointF anchor(int spot) const { return anchorOn(spot, ownSide()); }
    Q_INVOKABLE QPointF anchorOn(int spot, int side) const;
    /// Where one of several stacks on a stake stands, counted from 0.
    Q_INVOKABLE QPointF pileOn(int spot, int side, int position, int count) const;
    /// Where what is paid stands beside them, counted apart: `pocket` was drawn, -1 if none is known, and
    /// chips lay on `spots`.
    Q_INVOKABLE QPointF paymentOn(int spot, int side, int position, int count, int pocket,
                                  const QList<int>& spots) const;
    /// How wide a stack's chips are where `count` stacks share a stake.
    Q_INVOKABLE qreal pileWidth(int count) const {
        return own().chipDiameter() * RouletteLayoutGeometry::pileShare(count);
    }
    /// A high stack there would hide the word above it.
    Q_INVOKABLE bool isBelowPrint(int spot) const {
        return own().isBelowPrint(static_cast<roulette::SpotId>(spot));
    }
    /// The place of a stake for assistive technology and the focus ring.
    Q_INVOKABLE QRectF boxRect(int spot) const;
    /// The same on the layout of a side of a double table.
    Q_INVOKABLE QRectF boxRectOn(int spot, int side) const;
    /// The rectangles of the numbers that a stake covers, and its own box.
    Q_INVOKABLE QVariantList outline(int spot) const;
    Q_INVOKABLE QRectF numberRect(int pocket) const;
    /// A number's field as it is printed, for PathPolyline.
    Q_INVOKABLE QPolygonF numberOutline(int pocket) const;
    Q_INVOKABLE QPolygonF numberOutlineOn(int pocket, int side) const;
    Q_INVOKABLE QPointF numberCentreOn(int pocket, int side) const;
    /// Where the marker stands on a number, when chips lie on `spots`.
    Q_INVOKABLE QPointF markerAt(int pocket, int side, const QList<int>& spots) const;
    /// The boxes of the dozen, the column and the even chances that win with a number.
    Q_INVOKABLE QVariantList boxesWonOn(int pocket, int side) const;
    /// Where the arrow key `Qt.Key_Left`, `Right`, `Up` or `Down` leads; -1 when it leads nowhere. From the
    /// layout's lower edge it leads on to Macau's sectors.
    Q_INVOKABLE int neighbour(int spot, int key) const;
    /// Where the keyboard begins.
    Q_INVOKABLE int firstSpot() const { return 0; }

    /// What of the racetrack lies at a point.
    Q_INVOKABLE int trackAt(QPointF point) const { return m_racetrack.trackAt(point); }
    /// Whether a point is on the racetrack, also where nothing can be staked on.
    Q_INVOKABLE bool isOnTrack(QPointF point) const {
        return m_racetrack.outside().containsPoint(point, Qt::OddEvenFill);
    }
    Q_INVOKABLE QRectF trackBox(int code) const { return m_racetrack.rect(code); }
    Q_INVOKABLE QPolygonF trackOutline(int code) const { return m_racetrack.outline(code); }
    Q_INVOKABLE QPointF trackAnchor(int code) const { return m_racetrack.anchor(code); }
    Q_INVOKABLE int trackNeighbour(int code, int key) const;
    /// All codes: the numbers clockwise from the zero, then series or sectors.
    Q_INVOKABLE QList<int> trackCodes() const;
    /// The stake that a code of Macau's racetrack means: a number's straight up, or a sector; else -1.
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
