// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_geometry.h"

#include "art/chip_picture.h"

#include <algorithm>
#include <optional>

namespace mesaviva::scene {
namespace {

using roulette::Pocket;
using roulette::SpotId;

std::optional<Direction> directionOf(int key) {
    switch (key) {
    case Qt::Key_Left: return Direction::left;
    case Qt::Key_Right: return Direction::right;
    case Qt::Key_Up: return Direction::up;
    case Qt::Key_Down: return Direction::down;
    default: return std::nullopt;
    }
}

int toInt(SpotId spot) { return spot == roulette::kNoSpot ? -1 : spot; }

} // namespace

RouletteGeometry::RouletteGeometry(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        m_still = true;
        emit stillChanged();
    });
}

void RouletteGeometry::setWidth(qreal width) {
    if (m_size.width() != width) {
        m_size.setWidth(width);
        update();
    }
}

void RouletteGeometry::setHeight(qreal height) {
    if (m_size.height() != height) {
        m_size.setHeight(height);
        update();
    }
}

void RouletteGeometry::setPockets(int pockets) {
    if (m_pockets != pockets) {
        m_pockets = pockets;
        update();
    }
}

void RouletteGeometry::setOrder(int order) {
    if (m_order != order) {
        m_order = order;
        update();
    }
}

void RouletteGeometry::setTrack(int track) {
    if (m_track != track) {
        m_track = track;
        update();
    }
}

void RouletteGeometry::setDoubled(bool doubled) {
    if (m_doubled != doubled) {
        m_doubled = doubled;
        update();
    }
}

void RouletteGeometry::setOwnSide(int side) {
    if (m_ownSide != toSide(side)) {
        m_ownSide = toSide(side);
        update();
    }
}

void RouletteGeometry::setOffered(const QList<int>& offered) {
    QList<int> sorted = offered;
    std::ranges::sort(sorted);
    if (m_offered != sorted) {
        m_offered = sorted;
        update();
    }
}

void RouletteGeometry::update() {
    if (m_size.isEmpty()) {
        return;
    }
    // What lies on the table must know that it jumps before it hears where to.
    m_settle.start(0);
    if (m_still) {
        m_still = false;
        emit stillChanged();
    }
    const auto track = static_cast<TrackKind>(std::clamp(m_track, 0, 3));
    const auto order = static_cast<roulette::WheelOrder>(std::clamp(m_order, 0, 3));
    m_plan = RoulettePlan(m_size, track, m_doubled);
    m_layouts = {RouletteLayoutGeometry(m_plan, Side::left, m_pockets),
                 RouletteLayoutGeometry(m_plan, Side::right, m_pockets)};
    m_racetrack = RacetrackGeometry(m_plan.track(), order, track);
    ++m_revision;
    emit changed();
}

qreal RouletteGeometry::mm() const { return own().chipDiameter() / art::kChipWidthMm; }

bool RouletteGeometry::isOffered(int spot) const {
    if (!m_offered.isEmpty()) {
        return std::ranges::binary_search(m_offered, spot);
    }
    return own().has(static_cast<SpotId>(spot)) ||
           (m_track == static_cast<int>(TrackKind::macau) && sectorCode(spot) >= 0);
}

int RouletteGeometry::sectorCode(int spot) const {
    const auto spots = static_cast<int>(roulette::Layout::of(m_pockets).spots().size());
    const int sector = spot - (spots - kSectors);
    return m_pockets == 37 && sector >= 0 && sector < kSectors ? kSectorCode + sector : kNothingOnTrack;
}

int RouletteGeometry::trackSpot(int code) const {
    if (m_racetrack.outline(code).isEmpty() || m_racetrack.kind() != TrackKind::macau) {
        return -1;
    }
    if (code < kSeriesCode) {
        return roulette::Layout::of(m_pockets).straight(Pocket(code));
    }
    const auto spots = static_cast<int>(roulette::Layout::of(m_pockets).spots().size());
    return spots - kSectors + code - kSectorCode;
}

int RouletteGeometry::spotAt(QPointF point) const {
    const SpotId spot = own().spotAt(point, [this](SpotId id) { return isOffered(id); });
    if (spot != roulette::kNoSpot) {
        return spot;
    }
    const int onTrack = trackSpot(m_racetrack.trackAt(point));
    return onTrack >= 0 && isOffered(onTrack) ? onTrack : -1;
}

QRectF RouletteGeometry::otherLayoutRect() const {
    return m_doubled ? layout(1 - ownSide()).box() : QRectF();
}

QPointF RouletteGeometry::anchorOn(int spot, int side) const {
    const int sector = sectorCode(spot);
    return sector >= 0 ? m_racetrack.anchor(sector) : layout(side).anchor(static_cast<SpotId>(spot));
}

QPointF RouletteGeometry::numberCentreOn(int pocket, int side) const {
    return layout(side).numberRect(Pocket(pocket)).center();
}

QRectF RouletteGeometry::boxRect(int spot) const {
    const int sector = sectorCode(spot);
    return sector >= 0 ? m_racetrack.rect(sector) : own().boxRect(static_cast<SpotId>(spot));
}

QVariantList RouletteGeometry::outlinePaths(int spot) const {
    QVariantList paths;
    for (const QPolygonF& path : own().outlines(static_cast<SpotId>(spot))) {
        paths.append(QVariant::fromValue(path));
    }
    const QPolygonF sector = m_racetrack.outline(sectorCode(spot));
    if (!sector.isEmpty()) {
        paths.append(QVariant::fromValue(sector));
    }
    return paths;
}

QVariantList RouletteGeometry::outline(int spot) const {
    QVariantList rects;
    for (const QPolygonF& path : own().outlines(static_cast<SpotId>(spot))) {
        rects.append(path.boundingRect());
    }
    const QRectF sector = m_racetrack.rect(sectorCode(spot));
    if (!sector.isEmpty()) {
        rects.append(sector);
    }
    return rects;
}

QRectF RouletteGeometry::numberRect(int pocket) const { return own().numberRect(Pocket(pocket)); }
QPolygonF RouletteGeometry::numberOutline(int pocket) const { return own().numberOutline(Pocket(pocket)); }

int RouletteGeometry::neighbour(int spot, int key) const {
    const std::optional<Direction> direction = directionOf(key);
    if (!direction) {
        return -1;
    }
    const int sector = sectorCode(spot);
    return sector >= 0 ? sectorBeside(sector, *direction) : spotBeside(spot, *direction);
}

int RouletteGeometry::spotBeside(int spot, Direction direction) const {
    const SpotId next =
        own().neighbour(static_cast<SpotId>(spot), direction, [this](SpotId id) { return isOffered(id); });
    const bool leaves = next == roulette::kNoSpot && direction == Direction::down;
    if (!leaves || m_racetrack.kind() != TrackKind::macau) {
        return toInt(next);
    }
    const bool left = anchor(spot).x() < m_racetrack.box().center().x();
    const int sector = trackSpot(left ? kSectorCode : kSectorCode + 1);
    return isOffered(sector) ? sector : -1;
}

int RouletteGeometry::sectorBeside(int sector, Direction direction) const {
    const int next = m_racetrack.zoneBeside(sector, direction);
    if (next >= 0) {
        return trackSpot(next);
    }
    if (direction != Direction::up) {
        return -1;
    }
    // Back onto the layout's lowest row, where one is.
    const QPointF above(m_racetrack.anchor(sector).x(), own().box().bottom() - own().cell().height() / 4);
    return toInt(own().spotAt(above, [this](SpotId id) { return isOffered(id); }));
}

int RouletteGeometry::trackNeighbour(int code, int key) const {
    const std::optional<Direction> direction = directionOf(key);
    return direction ? m_racetrack.neighbour(code, *direction) : kNothingOnTrack;
}

QList<int> RouletteGeometry::trackCodes() const {
    const std::vector<int> codes = m_racetrack.codes();
    return {codes.begin(), codes.end()};
}

} // namespace mesaviva::scene
