// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/roulette_geometry.h"

#include "app/media/art/chip_picture.h"

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

RouletteGeometry::RouletteGeometry(QObject* parent) : SettlingGeometry(parent) {}

void RouletteGeometry::setPockets(int pockets) { take(m_pockets, pockets); }
void RouletteGeometry::setOrder(int order) { take(m_order, order); }
void RouletteGeometry::setTrack(int track) { take(m_track, track); }
void RouletteGeometry::setDoubled(bool doubled) { take(m_doubled, doubled); }
void RouletteGeometry::setOwnSide(int side) { take(m_ownSide, toSide(side)); }

void RouletteGeometry::setOffered(const QList<int>& offered) {
    QList<int> sorted = offered;
    std::ranges::sort(sorted);
    take(m_offered, sorted);
}

void RouletteGeometry::layOut(QSizeF size) {
    const auto track = static_cast<TrackKind>(std::clamp(m_track, 0, 3));
    const auto order = static_cast<roulette::WheelOrder>(std::clamp(m_order, 0, 3));
    m_plan = RoulettePlan(size, track, m_doubled);
    m_layouts = {RouletteLayoutGeometry(m_plan, Side::left, m_pockets),
                 RouletteLayoutGeometry(m_plan, Side::right, m_pockets)};
    m_racetrack = RacetrackGeometry(m_plan.track(), order, track);
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

int RouletteGeometry::refusedAt(QPointF point) const {
    const SpotId spot = own().spotAt(point, [](SpotId) { return true; });
    return spot == roulette::kNoSpot || isOffered(spot) ? -1 : static_cast<int>(spot);
}

QRectF RouletteGeometry::otherLayoutRect() const {
    return m_doubled ? layout(1 - ownSide()).box() : QRectF();
}

QPointF RouletteGeometry::anchorOn(int spot, int side) const {
    const int sector = sectorCode(spot);
    return sector >= 0 ? m_racetrack.anchor(sector) : layout(side).anchor(static_cast<SpotId>(spot));
}

QPointF RouletteGeometry::pileOn(int spot, int side, int position, int count) const {
    const int sector = sectorCode(spot);
    return sector >= 0 ? layout(side).pileAround(m_racetrack.anchor(sector), position, count)
                       : layout(side).pile(static_cast<SpotId>(spot), position, count);
}

QPointF RouletteGeometry::paymentOn(int spot, int side, int position, int count, int pocket,
                                    const QList<int>& spots) const {
    const int sector = sectorCode(spot);
    return sector >= 0 ? layout(side).paymentAround(m_racetrack.anchor(sector), position, {})
                       : layout(side).payment(static_cast<SpotId>(spot), position, count, {pocket, spots});
}

QPointF RouletteGeometry::numberCentreOn(int pocket, int side) const {
    return layout(side).numberRect(Pocket(pocket)).center();
}

QPolygonF RouletteGeometry::numberOutlineOn(int pocket, int side) const {
    return layout(side).numberOutline(Pocket(pocket));
}

QPointF RouletteGeometry::markerAt(int pocket, int side, const QList<int>& spots) const {
    return layout(side).markerAt(Pocket(pocket), spots);
}

QVariantList RouletteGeometry::boxesWonOn(int pocket, int side) const {
    QVariantList boxes;
    for (const SpotId spot : roulette::Layout::of(m_pockets).winners(Pocket(pocket))) {
        // Boxes with text have their own outline.
        if (!layout(side).printRoom(spot).isEmpty()) {
            boxes.append(layout(side).boxRect(spot));
        }
    }
    return boxes;
}

QRectF RouletteGeometry::boxRect(int spot) const { return boxRectOn(spot, ownSide()); }

QRectF RouletteGeometry::boxRectOn(int spot, int side) const {
    const int sector = sectorCode(spot);
    return sector >= 0 ? m_racetrack.rect(sector) : layout(side).boxRect(static_cast<SpotId>(spot));
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
    // Back to the layout's lowest row, if there is one.
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
