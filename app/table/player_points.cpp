// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/player_points.h"

#include "app/words/amounts.h"
#include "engine/base/money.h"

namespace mesaviva::app {

namespace {

const QString kWallet = QStringLiteral("wallet");

} // namespace

PlayerPoints::PlayerPoints(const QString& file, QObject* parent)
    : QObject(parent),
      m_store(file),
      m_amount(m_store.number(kWallet, 0, kLargestAmount.cents, kAtFirst)) {}

void PlayerPoints::setAmount(qint64 cents) {
    if (cents == m_amount || cents < 0 || cents > kLargestAmount.cents) {
        return;
    }
    m_amount = cents;
    m_store.keepNumber(kWallet, cents);
    emit amountChanged();
    emit texts();
}

QString PlayerPoints::text() const { return amountText(Money{m_amount}); }

} // namespace mesaviva::app
