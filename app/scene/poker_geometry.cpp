// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "poker_geometry.h"

#include "art/chip_picture.h"

#include <algorithm>

namespace mesaviva::scene {

PokerGeometry::PokerGeometry(QObject* parent) : QObject(parent) {
    m_settle.setSingleShot(true);
    connect(&m_settle, &QTimer::timeout, this, [this] {
        m_still = true;
        emit stillChanged();
    });
}

void PokerGeometry::setWidth(qreal width) {
    if (m_size.width() != width) {
        m_size.setWidth(width);
        update();
    }
}

void PokerGeometry::setHeight(qreal height) {
    if (m_size.height() != height) {
        m_size.setHeight(height);
        update();
    }
}

void PokerGeometry::setSeats(int seats) {
    if (m_seats != seats) {
        m_seats = seats;
        update();
    }
}

void PokerGeometry::setOwnSeat(int seat) {
    if (m_ownSeat != seat) {
        m_ownSeat = seat;
        update();
    }
}

void PokerGeometry::setOwnInMiddle(bool middle) {
    if (m_ownInMiddle != middle) {
        m_ownInMiddle = middle;
        update();
    }
}

void PokerGeometry::update() {
    if (m_size.isEmpty()) {
        return;
    }
    // What lies on the table must know that it jumps before it hears where to.
    m_settle.start(0);
    if (m_still) {
        m_still = false;
        emit stillChanged();
    }
    m_layout = PokerLayout(m_size, m_seats, m_ownSeat, m_ownInMiddle);
    ++m_revision;
    emit changed();
}

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
