// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/text/moments.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace mesaviva::app {

QDateTime timeOf(record::WallTime moment) {
    return QDateTime::fromMSecsSinceEpoch(moment.time_since_epoch().count());
}

QString momentText(record::WallTime moment) {
    return QLocale().toString(timeOf(moment), QLocale().dateTimeFormat(QLocale::ShortFormat));
}

QString exactMomentText(const QDateTime& moment) {
    return QLocale().toString(moment.date(), QLocale::ShortFormat) +
           moment.time().toString(QStringLiteral(" HH:mm:ss"));
}

QString zoneText(const QDateTime& moment) {
    const int minutes = moment.offsetFromUtc() / 60;
    return QStringLiteral("UTC%1%2:%3")
        .arg(minutes < 0 ? QStringLiteral("−") : QStringLiteral("+"))
        .arg(std::abs(minutes) / 60, 2, 10, QLatin1Char('0'))
        .arg(std::abs(minutes) % 60, 2, 10, QLatin1Char('0'));
}

QString zonedMomentText(const QDateTime& moment) {
    return QStringLiteral("%1 (%2)").arg(exactMomentText(moment), zoneText(moment));
}

QString dayText(QDate day) {
    const QLocale locale;
    return locale.dayName(day.dayOfWeek(), QLocale::ShortFormat) + QStringLiteral(", ") +
           locale.toString(day, QLocale::ShortFormat);
}

QString durationText(std::chrono::milliseconds duration) {
    const auto seconds = std::max<std::int64_t>(
        0, std::chrono::duration_cast<std::chrono::seconds>(duration).count()); // clocks may be set back
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
