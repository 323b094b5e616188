// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roulette_plan.h"

#include "art/wheel_space.h"
#include "roulette_layout_geometry.h"

#include <algorithm>

namespace mesaviva::scene {
namespace {

// All lengths in pixels of the reference picture.
constexpr qreal kWidth = 1280;
constexpr qreal kLeastHeight = 562;
constexpr qreal kFarEdge = 10;
constexpr qreal kRim = 32;
constexpr qreal kSide = 14;
constexpr qreal kWheel = 544;
constexpr qreal kWheelAbove = 0.46; // its shadow wants a little more room below
constexpr qreal kNumbers = 46;
constexpr qreal kGap = 10;
constexpr qreal kTop = 8;
constexpr qreal kTopRow = 72;
constexpr qreal kLayoutLeft = kSide + kWheel + kGap + kNumbers + kGap + 4;
constexpr qreal kLayoutWidth = kWidth - kLayoutLeft - kSide;
constexpr QSizeF kTray(230, 62);
constexpr qreal kTrayGap = 14;
constexpr qreal kPlayers = 48;
constexpr qreal kTrack = 122;
constexpr qreal kMacauTrack = 150;
constexpr qreal kTitle = 64;
constexpr qreal kLeastTitle = 48;
constexpr qreal kMostCellRatio = 1.52;
constexpr qreal kMostGap = 22;

} // namespace

qreal RoulettePlan::farEdge() const { return kFarEdge * m_unit; }
qreal RoulettePlan::rim() const { return kRim * m_unit; }

RoulettePlan::RoulettePlan(QSizeF size, TrackKind track) : m_size(size) {
    m_unit = std::max(1e-3, std::min(size.width() / kWidth, size.height() / kLeastHeight));
    // A picture that is much wider keeps its things together in the middle.
    m_left = (size.width() / m_unit - kWidth) / 2;
    placeWheel();
    placeTopRows();
    placeLayout(track);
    const qreal bottom = std::max(m_layout.bottom(), m_track.bottom()) / m_unit;
    const qreal top = m_players.top() / m_unit;
    m_numbers = scaled(m_left + kSide + kWheel + kGap, top, kNumbers, bottom - top);
}

QRectF RoulettePlan::scaled(qreal x, qreal y, qreal width, qreal height) const {
    return {x * m_unit, y * m_unit, width * m_unit, height * m_unit};
}

void RoulettePlan::placeWheel() {
    const QRectF seen = art::WheelEye::body();
    const qreal height = kWheel * seen.height() / seen.width();
    const qreal room = m_size.height() / m_unit - kFarEdge - kRim;
    m_wheel = scaled(m_left + kSide, kFarEdge + (room - height) * kWheelAbove, kWheel, height);
}

void RoulettePlan::placeTopRows() {
    const qreal left = m_left + kLayoutLeft;
    const qreal top = kFarEdge + kTop;
    const qreal side = (kLayoutWidth - kTray.width()) / 2 - kTrayGap;
    m_plate = scaled(left, top, side, kTopRow);
    m_tray = scaled(left + side + kTrayGap, top, kTray.width(), kTray.height());
    m_timer = scaled(left + kLayoutWidth - side, top, side, kTopRow);
    m_players = scaled(left, top + kTopRow + kGap, kLayoutWidth, kPlayers);
}

void RoulettePlan::placeLayout(TrackKind track) {
    constexpr qreal kCell = kLayoutWidth / RouletteLayoutGeometry::kColumns;
    constexpr qreal kMostHeight = kMostCellRatio * kCell * RouletteLayoutGeometry::kRows;
    const bool tracked = track != TrackKind::none;
    const qreal trackHeight = !tracked ? 0 : track == TrackKind::macau ? kMacauTrack : kTrack;
    const qreal top = m_players.bottom() / m_unit;
    const qreal room =
        m_size.height() / m_unit - kRim - kTop - top - kGap - (tracked ? kGap + trackHeight : 0);
    const qreal height = std::min(room, kMostHeight);
    qreal slack = room - height;
    const qreal titleHeight = !tracked && slack >= kLeastTitle ? std::min(kTitle, slack) : 0;
    slack -= titleHeight;
    // What is left over goes between layout and racetrack first, but they must not drift apart.
    const qreal between = kGap + (tracked ? std::min(slack / 4, kMostGap) : 0);
    const qreal above = kGap + (slack - (tracked ? between - kGap : 0)) / 2;

    const qreal left = m_left + kLayoutLeft;
    m_layout = scaled(left, top + above, kLayoutWidth, height);
    const qreal below = m_layout.bottom() / m_unit;
    if (tracked) {
        m_track = scaled(left, below + between, kLayoutWidth, trackHeight);
    } else if (titleHeight > 0) {
        m_title = scaled(left, below, kLayoutWidth, titleHeight + kTop);
    }
}

QPointF RoulettePlan::playerEdge(int colour) const {
    const qreal step = m_layout.width() / kMostColours;
    const int place = std::clamp(colour, 0, kMostColours - 1);
    return {m_layout.left() + (place + 0.5) * step, m_size.height() - rim() / 2};
}

} // namespace mesaviva::scene
