// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/amount_unit.h"
#include "engine/base/money.h"

#include <QString>

namespace mesaviva::app {

/// An amount in the default locale with the sign of amountUnit(): "12,50 pts". The space before the sign does
/// not break.
QString amountText(Money amount);

/// The same with a plus or minus sign in front; zero has none.
QString signedAmountText(Money amount);

/// Both without the unit's sign, where space is short: "12,50", "+12,50".
QString amountFigures(Money amount);
QString signedAmountFigures(Money amount);

/// An amount within a sentence, in the current language: "5 pontos", "1,60 pontos", "1 €". Its space does not
/// break either.
QString amountInProse(Money amount);

/// A typed amount without the unit's sign or name at either end.
QString withoutUnit(const QString& typed);

} // namespace mesaviva::app
