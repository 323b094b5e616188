// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/amounts.h"

#include <QLocale>

namespace mesaviva::app {

namespace {

// Not QLocale::toCurrencyString(): it puts the sign before the amount in English, and rounds through doubles.
QString unsignedText(Money amount) {
    const QLocale locale;
    const qint64 cents = amount.cents < 0 ? -amount.cents : amount.cents;
    QString whole = locale.toString(cents / 100);
    return QStringLiteral("%1%2%3 €").arg(whole, locale.decimalPoint(),
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
