// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts and other numbers as text. The unit in which amounts are written and spoken is global, like the
// language (QLocale::setDefault()); it changes no amount.
#pragma once

#include "engine/base/money.h"
#include "engine/record/csv_text.h"

#include <QLocale>
#include <QString>

#include <cmath>
#include <cstdint>
#include <string>

namespace mesaviva::app {

/// The unit of a hundred cents.
enum class AmountUnit : std::uint8_t {
    points,  ///< the points used for play (P44, O31, B59)
    euros,   ///< the unit of stakes and limits in the Portuguese regulations
    patacas, ///< Macau's currency
};

/// The table that amounts belong to.
enum class AmountPlace : std::uint8_t {
    anywhere, ///< any table, or several together
    macau,    ///< a table under Macau's regulation (60/2004)
};

/// The player's choice of unit.
struct AmountChoice {
    AmountUnit unit = AmountUnit::points; ///< points or euros
    bool patacasInMacau = false;          ///< patacas at Macau's tables, whatever the unit
};

/// Sets the unit for all threads.
void setAmountChoice(AmountChoice choice);
/// Sets the place that applies where no AmountsAt is in effect.
void setAmountPlace(AmountPlace place);

/// The unit in effect on this thread.
AmountUnit amountUnit();

/// The place of tables under a rule set, given by its name or version: `mo-60-2004`, `mo-60-2004/1`.
AmountPlace placeOfRules(const std::string& rules);

/// A unit's sign, written after the amount: "pts", "€", "MOP$".
QString amountSign(AmountUnit unit);

/// While it exists, amounts written by this thread belong to that place, whatever the open table.
class AmountsAt {
public:
    explicit AmountsAt(AmountPlace place);
    ~AmountsAt();
    AmountsAt(const AmountsAt&) = delete;
    AmountsAt& operator=(const AmountsAt&) = delete;

private:
    const AmountsAt* m_outer;
    AmountPlace m_place;

    friend AmountUnit amountUnit();
};

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

/// A fraction of 1 as a percentage in the current language, without a break: "2,70 %", in English "2.70%".
inline QString percentText(double share, int decimals) {
    const bool tight = QLocale().language() == QLocale::English;
    return QLocale().toString(100 * share, 'f', decimals) +
           (tight ? QStringLiteral("%") : QStringLiteral("\u00a0%"));
}

/// The same with as many decimals as needed, up to four: "58 %", "6,25 %".
inline QString percentText(double share) {
    int decimals = 0;
    for (double tens = 100 * share; decimals < 4 && std::abs(tens - std::round(tens)) > 1e-6; tens *= 10) {
        ++decimals;
    }
    return percentText(share, decimals);
}

/// A number with `places` decimals in the current language, with a true minus sign.
inline QString decimalText(double number, int places) {
    return QLocale().toString(number, 'f', places).replace(u'-', QChar(0x2212));
}

/// How spreadsheets of the current locale read a table. Where the comma is the decimal sign, they expect
/// another separator.
inline record::CsvStyle csvStyle() {
    const bool hasComma = QLocale().decimalPoint() == QLatin1String(",");
    return {hasComma ? ';' : ',', hasComma ? ',' : '.', true};
}

} // namespace mesaviva::app
