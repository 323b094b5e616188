// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"

#include <QString>

namespace mesaviva::app {

/// An amount as the current default locale writes it, with the euro sign: "12,50 €". The space before the
/// sign never breaks.
QString amountText(Money amount);

/// The same with a plus or minus sign in front; zero has none.
QString signedAmountText(Money amount);

} // namespace mesaviva::app
