// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table_model.h"

#include "words/amounts.h"

namespace mesaviva::app {

QString TableModel::money(qint64 cents) const { return amountText(Money{cents}); }

QString TableModel::signedMoney(qint64 cents) const { return signedAmountText(Money{cents}); }

} // namespace mesaviva::app
