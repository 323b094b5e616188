// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/game/player_points.h"

#include "app/core/text/amounts.h"
#include "engine/base/money.h"

#include <utility>

namespace mesaviva::app {

PlayerPoints::PlayerPoints(RecordKeeper& record, QObject* parent)
    : QObject(parent),
      m_record(record),
      m_reported(amount()) {
    connect(&m_record, &RecordKeeper::accountsChanged, this, &PlayerPoints::follow);
    connect(&m_record, &RecordKeeper::openingChanged, this, &PlayerPoints::texts);
}

void PlayerPoints::follow() {
    if (std::exchange(m_reported, amount()) != amount()) {
        emit amountChanged();
        emit texts();
    }
}

void PlayerPoints::setAmount(qint64 cents, const std::optional<RecordedUpTo>& at) {
    m_record.notePoints(Money{cents}, at);
}

QString PlayerPoints::text() const {
    return m_record.isOpening() ? QStringLiteral("…") : amountText(Money{amount()});
}

} // namespace mesaviva::app
