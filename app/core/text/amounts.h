// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/text/amount_unit.h"
#include "engine/base/money.h"

#include <QString>

namespace mesaviva::app {

/// An amount as the current default locale writes it, with the sign of amountUnit(): "12,50 pts". The space
/// before the sign never breaks.
QString amountText(Money amount);

/// The same with a plus or minus sign in front; zero has none.
QString signedAmountText(Money amount);

/// Both without the unit's sign, for where there is no room for it: "12,50", "+12,50".
QString amountFigures(Money amount);
QString signedAmountFigures(Money amount);

/// An amount as it stands in a text that is read, in the present language: "5 pontos", "1,60 pontos", "1 €".
/// Its space never breaks, either.
QString amountInProse(Money amount);

/// What somebody has typed as an amount, without the sign or name of a unit, if it has one at either end.
QString withoutUnit(const QString& typed);

} // namespace mesaviva::app
