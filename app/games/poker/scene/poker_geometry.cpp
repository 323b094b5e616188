// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/poker/scene/poker_geometry.h"

#include "app/media/art/chip_picture.h"

#include <algorithm>

namespace mesaviva::scene {

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
