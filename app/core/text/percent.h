// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

#include <cmath>

namespace mesaviva::app {

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

} // namespace mesaviva::app
