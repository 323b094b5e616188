// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/games/poker/scene/poker_layout.h"

#include "app/media/art/card_picture.h"
#include "app/media/art/chip_picture.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mesaviva::scene {

namespace {

// All lengths in millimetres.
constexpr qreal kEdgeRadius = 1250;
constexpr qreal kRimShown = 90;
constexpr qreal kTopStrip = 14;
constexpr qreal kTrayTop = 3;
constexpr QSizeF kTray(352, 54);
constexpr qreal kTrayToCards = 9;
constexpr qreal kDealerGap = 6;
constexpr qreal kPlateDepth = -32;
constexpr QSizeF kPlate(136, 50);
constexpr qreal kHandDepth = 53;
constexpr qreal kHandStep = 18;
constexpr qreal kBetDepth = 126;
constexpr QSizeF kBet(72, 46);
constexpr qreal kAnteDepth = 178;
constexpr qreal kAnteRadius = 24;
constexpr qreal kAnteAside = 47;
constexpr qreal kBetAside = 58;
constexpr qreal kLettering = 88;
constexpr qreal kOwnScale = 1.58;
constexpr qreal kOwnStep = 39;
constexpr qreal kOwnDepth = -18;
constexpr qreal kOwnFan = 2.6;
constexpr qreal kLeastPitch = 141;
constexpr qreal kMostPitch = 178;
constexpr qreal kOwnShare = 1.3;
constexpr qreal kSideMargin = 6;
constexpr qreal kDealerReach = 660;
constexpr qreal kLabelReach = 120; // half the width of a hand's name
constexpr qreal kLabelGap = 2;

// A table for one: lower, with boxes side by side.
constexpr QSizeF kTrayForOne(352, 40);
constexpr QSizeF kBetForOne(108, 62);
constexpr qreal kAnteRadiusForOne = 36;
constexpr qreal kBoxesForOne = 142;
constexpr qreal kAnteLeft = 68;
constexpr qreal kBetRight = 60;
constexpr qreal kAnteWonLeft = 128;
constexpr qreal kBetWonRight = 138;
constexpr qreal kLetteringForOne = 64;
constexpr qreal kRimForOne = 78;
constexpr qreal kOwnDepthForOne = -8;
constexpr qreal kPayInner = 176; // from the centre line
constexpr qreal kPayOuter = 462;
constexpr qreal kPayHeading = 22;
constexpr qreal kPayLine = 24;
constexpr qreal kPayBottom = 14; // above the rim's lowest point
constexpr int kLinesInHalf = kPayLines / 2;

constexpr qreal kHandWidth = art::kCardWidthMm + (kHandCards - 1) * kHandStep;
constexpr qreal kAnteTop = kAnteDepth + kAnteRadius;
constexpr qreal kDealerBottom = kTopStrip + kTrayTop + kTray.height() + kTrayToCards + art::kCardHeightMm;
constexpr qreal kHeight = kDealerBottom + kLettering + kAnteTop + kRimShown;
constexpr qreal kBoxTopForOne = kBoxesForOne + kAnteRadiusForOne;
constexpr qreal kDealerBottomForOne = kDealerBottom - kTray.height() + kTrayForOne.height();
constexpr qreal kHeightForOne = kDealerBottomForOne + kLetteringForOne + kBoxTopForOne + kRimForOne;
constexpr qreal kHandRadius = kEdgeRadius - kHandDepth;
constexpr qreal kPlateRadius = kEdgeRadius - kPlateDepth;

qreal degrees(qreal radians) { return radians * 180 / std::numbers::pi; }

// The angle between two adjacent seats, as a multiple of the pitch.
qreal stepBetween(int slot, int ownSlot) { return slot == ownSlot || slot + 1 == ownSlot ? kOwnShare : 1.0; }

qreal stepsInAll(int seats, int ownSlot) {
    qreal sum = 0;
    for (int slot = 0; slot + 1 < seats; ++slot) {
        sum += stepBetween(slot, ownSlot);
    }
    return sum;
}

// Half the width of all seats when their pitch along the cards' circle is `pitch`.
qreal halfWidth(qreal steps, qreal pitch) {
    const qreal end = steps * pitch / kHandRadius / 2;
    const qreal plate = kPlateRadius * std::sin(end) + kPlate.width() / 2 * std::cos(end) +
                        kPlate.height() / 2 * std::sin(end);
    return std::max(plate, kHandWidth / 2 + 20) + kSideMargin;
}

} // namespace

PokerLayout::PokerLayout(QSizeF size, int seats, int ownSeat, bool ownInMiddle) : m_size(size) {
    seats = std::clamp(seats, 1, 7);
    const bool hasOwn = ownSeat >= 1 && ownSeat <= seats;
    const int ownSlot = !hasOwn ? -2 : ownInMiddle ? seats / 2 : ownSeat - 1;
    const qreal steps = stepsInAll(seats, ownSlot);

    // The dealer's side needs space for shoe, plates and discard corner even with few seats.
    constexpr qreal kDealerWidth = 960;
    const qreal least = std::max(2 * halfWidth(steps, kLeastPitch), kDealerWidth);
    const bool forOne = seats == 1;
    const qreal height = forOne ? kHeightForOne : kHeight;
    m_mm = std::max(1e-3, std::min(size.height() / height, size.width() / least));

    const qreal width = size.width() / m_mm;
    const qreal slack = size.height() / m_mm - height;
    m_edge = kEdgeRadius * m_mm;
    m_top = slack * 0.22 * m_mm;
    const qreal edgeAt = size.height() - ((forOne ? kRimForOne : kRimShown) + slack * 0.22) * m_mm;
    m_centre = {size.width() / 2, edgeAt - m_edge};

    const qreal lettering = (forOne ? kLetteringForOne : kLettering) + slack * 0.56;
    const qreal boxesTop = forOne ? kBoxTopForOne : kAnteTop;
    m_ruleDepth = boxesTop + (forOne ? 0.12 : 0.20) * lettering;
    m_nameDepth = boxesTop + 0.47 * lettering;

    qreal pitch = kMostPitch;
    while (pitch > kLeastPitch && 2 * halfWidth(steps, pitch) > width) {
        pitch -= 1;
    }
    m_angles.assign(static_cast<std::size_t>(seats), 0);
    qreal along = -steps / 2;
    for (int slot = 0; slot < seats; ++slot) {
        const int seat = hasOwn && ownInMiddle ? (slot - ownSlot + ownSeat - 1 + seats) % seats : slot;
        m_angles[static_cast<std::size_t>(seat)] = along * pitch / kHandRadius;
        along += stepBetween(slot, ownSlot);
    }
}

qreal PokerLayout::angleOf(int seat) const {
    const auto index = static_cast<std::size_t>(seat - 1);
    return seat >= 1 && index < m_angles.size() ? degrees(m_angles[index]) : 0;
}

QPointF PokerLayout::before(int seat, qreal depth, qreal aside) const {
    const qreal angle = angleOf(seat) * std::numbers::pi / 180;
    const qreal radius = radiusAt(depth);
    const QPointF outward(-std::sin(angle), std::cos(angle));
    const QPointF right(std::cos(angle), std::sin(angle));
    return m_centre + outward * radius + right * aside * m_mm;
}

Spot PokerLayout::hand(int seat) const { return {before(seat, kHandDepth), angleOf(seat)}; }

Spot PokerLayout::card(int seat, int position) const {
    return {before(seat, kHandDepth, (position - (kHandCards - 1) / 2.0) * kHandStep), angleOf(seat)};
}

Spot PokerLayout::ante(int seat) const {
    return {isForOne() ? before(seat, kBoxesForOne, -kAnteLeft) : before(seat, kAnteDepth), angleOf(seat)};
}
Spot PokerLayout::bet(int seat) const {
    return {isForOne() ? before(seat, kBoxesForOne, kBetRight) : before(seat, kBetDepth), angleOf(seat)};
}
qreal PokerLayout::anteRadius() const { return (isForOne() ? kAnteRadiusForOne : kAnteRadius) * m_mm; }
QSizeF PokerLayout::betSize() const { return (isForOne() ? kBetForOne : kBet) * m_mm; }
QSizeF PokerLayout::cardSize() const { return QSizeF(art::kCardWidthMm, art::kCardHeightMm) * m_mm; }

Spot PokerLayout::anteWinnings(int seat) const {
    return {isForOne() ? before(seat, kBoxesForOne, -kAnteWonLeft) : before(seat, kAnteDepth, kAnteAside),
            angleOf(seat)};
}
Spot PokerLayout::betWinnings(int seat) const {
    return {isForOne() ? before(seat, kBoxesForOne, kBetWonRight) : before(seat, kBetDepth, kBetAside),
            angleOf(seat)};
}

Spot PokerLayout::plate(int seat) const { return {before(seat, kPlateDepth), angleOf(seat)}; }
QSizeF PokerLayout::plateSize() const { return kPlate * m_mm; }
Spot PokerLayout::wallet(int seat) const { return {before(seat, -14, 0), angleOf(seat)}; }

Spot PokerLayout::ownCard(int seat, int position) const {
    const qreal fan = position - (kHandCards - 1) / 2.0;
    const qreal half = (kOwnScale * art::kCardWidthMm + (kHandCards - 1) * kOwnStep) / 2 * m_mm;
    QPointF middle = before(seat, isForOne() ? kOwnDepthForOne : kOwnDepth);
    middle.setX(std::clamp(middle.x(), half + 10 * m_mm, m_size.width() - half - 10 * m_mm));
    const qreal turn = angleOf(seat) * 0.6 + fan * kOwnFan;
    const qreal lean = angleOf(seat) * 0.6 * std::numbers::pi / 180;
    // The cards of a fan are on a circle whose centre is far below.
    const QPointF right(std::cos(lean), std::sin(lean));
    const QPointF down(-std::sin(lean), std::cos(lean));
    return {middle + right * fan * kOwnStep * m_mm + down * fan * fan * 1.3 * m_mm, turn};
}

qreal PokerLayout::ownCardScale() const { return kOwnScale; }

qreal PokerLayout::sideways() const { return std::min(m_size.width() / 2, kDealerReach * m_mm); }

QRectF PokerLayout::tray() const {
    const QSizeF box = (isForOne() ? kTrayForOne : kTray) * m_mm;
    return {m_centre.x() - box.width() / 2, m_top + (kTopStrip + kTrayTop) * m_mm, box.width(), box.height()};
}

QRectF PokerLayout::dealerCards() const {
    const qreal width = (kHandCards * art::kCardWidthMm + (kHandCards - 1) * kDealerGap) * m_mm;
    return {m_centre.x() - width / 2, tray().bottom() + kTrayToCards * m_mm, width,
            art::kCardHeightMm * m_mm};
}

Spot PokerLayout::dealerCard(int position) const {
    const QRectF row = dealerCards();
    const qreal x = row.left() + (position * (art::kCardWidthMm + kDealerGap) + art::kCardWidthMm / 2) * m_mm;
    return {{x, row.center().y()}, 0};
}

QPointF PokerLayout::dealerLabel() const { return {m_centre.x(), dealerCards().bottom() + 15 * m_mm}; }

qreal PokerLayout::dealerLabelFloor() const {
    // The name's line rises on both sides of the centre.
    const qreal top = radiusAt(m_nameDepth + nameCapitals() / 2);
    return m_centre.y() + std::sqrt(top * top - std::pow(kLabelReach * m_mm, 2)) - kLabelGap * m_mm;
}

QSizeF PokerLayout::shoeSize() const { return QSizeF(82, 124) * m_mm; }
Spot PokerLayout::shoe() const { return {{m_centre.x() + sideways() - 58 * m_mm, m_top + 66 * m_mm}, 24}; }

Spot PokerLayout::shoeMouth() const {
    const Spot box = shoe();
    const qreal angle = box.turn * std::numbers::pi / 180;
    const qreal reach = shoeSize().height() * 0.36;
    return {box.at + QPointF(-std::sin(angle), std::cos(angle)) * reach, box.turn};
}

QSizeF PokerLayout::discardSize() const { return QSizeF(78, 102) * m_mm; }
Spot PokerLayout::discard() const { return {{m_centre.x() - sideways() + 52 * m_mm, m_top + 66 * m_mm}, -9}; }
Spot PokerLayout::burnt() const { return {{m_centre.x() - sideways() + 137 * m_mm, m_top + 72 * m_mm}, -4}; }

QRectF PokerLayout::tablePlate() const {
    const qreal left = burnt().at.x() + 42 * m_mm;
    const qreal right = tray().left() - 14 * m_mm;
    const qreal width = std::min(right - left, 196 * m_mm);
    return {(left + right - width) / 2, m_top + (kTopStrip + 8) * m_mm, width, 92 * m_mm};
}

QRectF PokerLayout::timer() const {
    const QRectF plate = tablePlate();
    return {m_size.width() - plate.right(), plate.top(), plate.width(), plate.height()};
}

QRectF PokerLayout::payHalf(int half) const {
    const qreal height = (kPayHeading + kLinesInHalf * kPayLine) * m_mm;
    const qreal bottom = m_centre.y() + radiusAt(kPayBottom) * std::cos(kPayOuter / kEdgeRadius);
    const qreal left = m_centre.x() + (half == 0 ? -kPayOuter : kPayInner) * m_mm;
    return {left, bottom - height, (kPayOuter - kPayInner) * m_mm, height};
}

QRectF PokerLayout::payHeading(int half) const {
    if (!isForOne() || half < 0 || half > 1) {
        return {};
    }
    const QRectF all = payHalf(half);
    return {all.left(), all.top(), all.width(), kPayHeading * m_mm};
}

QRectF PokerLayout::payLine(int index) const {
    if (!isForOne() || index < 0 || index >= kPayLines) {
        return {};
    }
    const QRectF all = payHalf(index / kLinesInHalf);
    return {all.left(), all.top() + (kPayHeading + index % kLinesInHalf * kPayLine) * m_mm, all.width(),
            kPayLine * m_mm};
}

QPolygonF outlineOf(const Spot& spot, QSizeF size) {
    QTransform place;
    place.translate(spot.at.x(), spot.at.y());
    place.rotate(spot.turn);
    return place.map(QPolygonF(QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())));
}

PokerGeometry::PokerGeometry(QObject* parent) : SettlingGeometry(parent) {}

void PokerGeometry::setSeats(int seats) { take(m_seats, seats); }
void PokerGeometry::setOwnSeat(int seat) { take(m_ownSeat, seat); }
void PokerGeometry::setOwnInMiddle(bool middle) { take(m_ownInMiddle, middle); }

void PokerGeometry::layOut(QSizeF size) { m_layout = PokerLayout(size, m_seats, m_ownSeat, m_ownInMiddle); }

QRectF PokerGeometry::stackBox(qint64 cents) const {
    const auto metrics = art::StackMetrics::forAmount(cents);
    return {-metrics.baseMm * mm(), metrics.sizeMm * mm()};
}

qreal PokerGeometry::stackRise(qint64 cents) const {
    const auto metrics = art::StackMetrics::forAmount(cents);
    const int highest =
        metrics.columns.empty() ? 0 : *std::max_element(metrics.columns.begin(), metrics.columns.end());
    return highest * art::kChipRiseMm * mm();
}

} // namespace mesaviva::scene
