// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <cmath>

namespace mesaviva::app {

/// A share of 1 in per cent, as the language writes it, in one piece: "2,70 %", in English "2.70%".
inline QString percentText(double share, int decimals) {
    const bool tight = QLocale().language() == QLocale::English;
    return QLocale().toString(100 * share, 'f', decimals) +
           (tight ? QStringLiteral("%") : QStringLiteral("\u00a0%"));
}

/// The same with as many decimals as it has, four at most: "58 %", "6,25 %".
inline QString percentText(double share) {
    int decimals = 0;
    for (double tens = 100 * share; decimals < 4 && std::abs(tens - std::round(tens)) > 1e-6; tens *= 10) {
        ++decimals;
    }
    return percentText(share, decimals);
}

/// A number with so many decimals, as the language writes it, with a minus of its own instead of a hyphen.
inline QString decimalText(double number, int places) {
    return QLocale().toString(number, 'f', places).replace(u'-', QChar(0x2212));
}

} // namespace mesaviva::app
