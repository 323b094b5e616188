// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/roulette/scene/roulette_plan.h"

#include "app/games/roulette/art/wheel_space.h"
#include "app/games/roulette/scene/roulette_layout_geometry.h"

#include <algorithm>

namespace mesaviva::scene {
namespace {

// All lengths in pixels of the reference picture.
constexpr qreal kWidth = 1280;
constexpr qreal kMostWidth = 1520; // the greatest width that a single table uses in a wide window
constexpr qreal kLeastHeight = 562;
constexpr qreal kFarEdge = 10;
constexpr qreal kRim = 32;
constexpr qreal kSide = 14;
constexpr qreal kGap = 10;
constexpr qreal kTop = 8;
// The wheel with the parts above and below it.
constexpr qreal kWheel = 286;
constexpr qreal kWheelShare = 0.3; // of the additional width of a wide table
constexpr qreal kWheelGap = 14;
constexpr qreal kWheelAbove = 0.42; // its shadow needs a little more space below
constexpr qreal kTimer = 64;
constexpr qreal kNumbers = 104;
// The layout with the parts above it.
constexpr qreal kTopRow = 50;
constexpr QSizeF kTray(186, kTopRow);
constexpr qreal kTrayGap = 14;
constexpr qreal kTrack = 116;
constexpr qreal kMacauTrack = 114;
constexpr qreal kTitle = 64;
constexpr qreal kLeastTitle = 48;
constexpr qreal kMostCellRatio = 1.28;
constexpr qreal kMostGap = 22;

// Lengths of a double table.
constexpr qreal kEnd = 316; // width of an upright layout
constexpr qreal kMostStandingRatio = 1.05;
constexpr qreal kEndGap = 14;
constexpr qreal kMiddleLeft = kSide + kEnd + kEndGap;
constexpr qreal kMiddle = kWidth - 2 * kMiddleLeft;
constexpr QSizeF kMiddleTray(200, 54);
constexpr qreal kMiddleTop = 62;
constexpr qreal kMiddleGap = 8;
constexpr qreal kFlank = 126; // next to the wheel
constexpr qreal kNumbersRow = 34;
constexpr qreal kMiddleTrack = 116;
constexpr qreal kMostMiddleWheel = kMiddle - 2 * (kFlank + kMiddleGap);

} // namespace

qreal RoulettePlan::farEdge() const { return kFarEdge * m_unit; }
qreal RoulettePlan::rim() const { return kRim * m_unit; }

RoulettePlan::RoulettePlan(QSizeF size, TrackKind track, bool doubled) : m_size(size), m_double(doubled) {
    m_unit = std::max(1e-3, std::min(size.width() / kWidth, size.height() / kLeastHeight));
    // A much wider picture has the table centred.
    const qreal room = size.width() / m_unit;
    m_width = doubled ? kWidth : std::clamp(room, kWidth, kMostWidth);
    m_left = (room - m_width) / 2;
    m_double ? placeDouble(track) : placeSingle(track);
}

void RoulettePlan::placeSingle(TrackKind track) {
    const qreal beside = kWheel + kWheelShare * (m_width - kWidth);
    placeWheel(beside);
    const qreal left = kSide + beside + kWheelGap;
    const qreal width = m_width - left - kSide;
    placeTopRow(left, width);
    placeLayout(track, left, width);
}

QRectF RoulettePlan::scaled(qreal x, qreal y, qreal width, qreal height) const {
    return {x * m_unit, y * m_unit, width * m_unit, height * m_unit};
}

void RoulettePlan::placeWheel(qreal width) {
    const qreal left = m_left + kSide;
    const qreal top = kFarEdge + kTop;
    const qreal bottom = m_size.height() / m_unit - kRim - kTop;
    m_plate = scaled(left, top, width, kTopRow);
    m_numbers = scaled(left, bottom - kNumbers, width, kNumbers);
    const QRectF seen = art::WheelEye::body();
    const qreal room = bottom - kNumbers - kGap - kTimer - kGap - (top + kTopRow + kGap);
    const qreal height = std::min(room, width * seen.height() / seen.width());
    const qreal wide = height * seen.width() / seen.height();
    // Remaining space surrounds the wheel, up to the timer.
    const qreal slack = room - height;
    const qreal above = top + kTopRow + kGap + slack * kWheelAbove;
    m_wheel = scaled(left + (width - wide) / 2, above, wide, height);
    m_timer = scaled(left, above + height + kGap + slack * (1 - kWheelAbove) / 2, width, kTimer);
}

void RoulettePlan::placeTopRow(qreal from, qreal width) {
    const qreal left = m_left + from;
    const qreal top = kFarEdge + kTop;
    // The croupier's chips are nearest to the wheel.
    m_tray = scaled(left, top, kTray.width(), kTray.height());
    const qreal aside = kTray.width() + kTrayGap;
    m_players.fill(scaled(left + aside, top, width - aside, kTopRow));
}

void RoulettePlan::placeLayout(TrackKind track, qreal from, qreal width) {
    const qreal most = kMostCellRatio * width / RouletteLayoutGeometry::kColumns *
                       RouletteLayoutGeometry::rows(Stance::lying);
    const bool tracked = track != TrackKind::none;
    const qreal trackHeight = !tracked ? 0 : track == TrackKind::macau ? kMacauTrack : kTrack;
    const qreal top = players().bottom() / m_unit;
    const qreal room =
        m_size.height() / m_unit - kRim - kTop - top - kGap - (tracked ? kGap + trackHeight : 0);
    const qreal height = std::min(room, most);
    qreal slack = room - height;
    const qreal titleHeight = !tracked && slack >= kLeastTitle ? std::min(kTitle, slack) : 0;
    slack -= titleHeight;
    // Remaining space goes between layout and racetrack first, up to a maximum.
    const qreal between = kGap + (tracked ? std::min(slack / 4, kMostGap) : 0);
    const qreal above = kGap + (slack - (tracked ? between - kGap : 0)) / 2;

    const qreal left = m_left + from;
    m_layouts.fill(scaled(left, top + above, width, height));
    const qreal below = layout().bottom() / m_unit;
    if (tracked) {
        m_track = scaled(left, below + between, width, trackHeight);
    } else if (titleHeight > 0) {
        m_title = scaled(left, below, width, titleHeight + kTop);
    }
}

void RoulettePlan::placeDouble(TrackKind track) {
    const qreal top = kFarEdge + kTop;
    const qreal bottom = m_size.height() / m_unit - kRim - kTop;
    constexpr qreal kMostLength = kMostStandingRatio * kEnd /
                                  RouletteLayoutGeometry::rows(Stance::boxesLeft) *
                                  RouletteLayoutGeometry::kColumns;
    const qreal length = std::min(bottom - top, kMostLength);
    const qreal above = top + (bottom - top - length) / 2;
    m_layouts = {scaled(m_left + kSide, above, kEnd, length),
                 scaled(m_left + kWidth - kSide - kEnd, above, kEnd, length)};

    const qreal left = m_left + kMiddleLeft;
    const qreal side = (kMiddle - kMiddleTray.width()) / 2 - kTrayGap;
    m_plate = scaled(left, top, side, kMiddleTop);
    m_tray = scaled(left + side + kTrayGap, top, kMiddleTray.width(), kMiddleTray.height());
    m_timer = scaled(left + kMiddle - side, top, side, kMiddleTop);

    // From below: the racetrack or the table's name, the last numbers, the wheel in the remaining space.
    const QRectF seen = art::WheelEye::body();
    const qreal ratio = seen.height() / seen.width();
    const qreal foot = track == TrackKind::none ? kTitle : kMiddleTrack;
    const qreal room = bottom - top - kMiddleTop - foot - kNumbersRow - 3 * kMiddleGap;
    const qreal width = std::min(kMostMiddleWheel, room / ratio);
    const qreal height = width * ratio;
    // Remaining space is distributed evenly.
    const qreal gap = kMiddleGap + (room - height) / 4;
    const qreal wheelTop = top + kMiddleTop + gap;
    m_wheel = scaled(left + (kMiddle - width) / 2, wheelTop, width, height);
    const qreal flank = (kMiddle - width) / 2 - kMiddleGap;
    m_players = {scaled(left, wheelTop, flank, height),
                 scaled(left + kMiddle - flank, wheelTop, flank, height)};
    const qreal numbersTop = wheelTop + height + gap;
    m_numbers = scaled(left, numbersTop, kMiddle, kNumbersRow);
    const QRectF below = scaled(left, numbersTop + kNumbersRow + gap, kMiddle, foot);
    (track == TrackKind::none ? m_title : m_track) = below;
}

QPointF RoulettePlan::playerEdge(int colour, Side side) const {
    // A side of a double table has every other colour.
    const int places = m_double ? kMostColours / 2 : kMostColours;
    const int place = std::clamp(m_double ? colour / 2 : colour, 0, places - 1);
    const QRectF above = layoutOn(side);
    const qreal step = above.width() / places;
    return {above.left() + (place + 0.5) * step, m_size.height() - rim() / 2};
}

} // namespace mesaviva::scene
