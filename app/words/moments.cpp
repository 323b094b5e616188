// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/moments.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdint>

namespace mesaviva::app {

QDateTime timeOf(record::WallTime moment) {
    return QDateTime::fromMSecsSinceEpoch(moment.time_since_epoch().count());
}

QString momentText(record::WallTime moment) {
    return QLocale().toString(timeOf(moment), QLocale().dateTimeFormat(QLocale::ShortFormat));
}

QString dayText(QDate day) {
    const QLocale locale;
    return locale.dayName(day.dayOfWeek(), QLocale::ShortFormat) + QStringLiteral(", ") +
           locale.toString(day, QLocale::ShortFormat);
}

QString durationText(std::chrono::milliseconds duration) {
    const auto seconds = std::max<std::int64_t>(
        0, std::chrono::duration_cast<std::chrono::seconds>(duration).count()); // clocks are set back, too
    if (seconds < 60) {
        return QCoreApplication::translate("Moments", "%1 s", "a duration").arg(seconds);
    }
    const auto minutes = seconds / 60;
    if (minutes < 60) {
        return QCoreApplication::translate("Moments", "%1 min", "a duration").arg(minutes);
    }
    return QCoreApplication::translate("Moments", "%1 h %2 min", "a duration")
        .arg(minutes / 60)
        .arg(minutes % 60);
}

} // namespace mesaviva::app
