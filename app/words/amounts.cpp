// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/amounts.h"

#include <QLocale>

namespace mesaviva::app {

namespace {

// Not QLocale::toString(): where a language wants no separator in four digits, Qt 6.4 leaves it out of the
// first four of seven, too.
QString grouped(qint64 whole, const QLocale& locale) {
    constexpr qsizetype kGroup = 3;
    const bool fromFourDigits = locale.toString(1'000).size() > kGroup + 1;
    QString text = QString::number(whole);
    if (text.size() > (fromFourDigits ? kGroup : kGroup + 1)) {
        for (qsizetype at = text.size() - kGroup; at > 0; at -= kGroup) {
            text.insert(at, locale.groupSeparator());
        }
    }
    return text;
}

// Not QLocale::toCurrencyString(): it puts the sign before the amount in English, and rounds through doubles.
QString unsignedText(Money amount) {
    const QLocale locale;
    const qint64 cents = amount.cents < 0 ? -amount.cents : amount.cents;
    return QStringLiteral("%1%2%3\u00A0€") // they are never parted at a line's end
        .arg(grouped(cents / 100, locale), locale.decimalPoint(),
             QStringLiteral("%1").arg(cents % 100, 2, 10, QLatin1Char('0')));
}

constexpr QChar kMinus(0x2212);

} // namespace

QString amountText(Money amount) {
    return amount < Money{} ? kMinus + unsignedText(amount) : unsignedText(amount);
}

QString signedAmountText(Money amount) {
    return amount > Money{} ? QLatin1Char('+') + unsignedText(amount) : amountText(amount);
}

} // namespace mesaviva::app
