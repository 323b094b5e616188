// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/typed_text.h"

#include "app/core/text/amounts.h"

#include <QDateTime>
#include <QRegularExpression>

#include <chrono>

namespace mesaviva::app {

std::optional<Money> sumTyped(const QString& text) {
    QString digits = withoutUnit(text);
    digits.remove(QRegularExpression(QStringLiteral("[\\s\u00A0\u202F]")));
    static const QRegularExpression kSum(QStringLiteral("^(\\d{1,12})(?:[.,](\\d{1,2}))?$"));
    const QRegularExpressionMatch match = kSum.match(digits);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const Money sum{match.captured(1).toLongLong() * 100 +
                    match.captured(2).leftJustified(2, u'0').toLongLong()};
    return sum <= kLargestAmount * 10'000 ? std::optional(sum) : std::nullopt;
}

std::optional<record::WallTime> momentTyped(const QString& text, QDate today, bool isEnd) {
    static const QRegularExpression kMoment(
        QStringLiteral("^(?:(?:(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?)|(?:(\\d{4})-(\\d{2})-(\\d{2})))?"
                       "(?:(?:^|[ T,]+)(\\d{1,2}):(\\d{2})(?::(\\d{2}))?)?$"));
    const QRegularExpressionMatch match = kMoment.match(text.trimmed());
    if (!match.hasMatch() || text.trimmed().isEmpty()) {
        return std::nullopt;
    }
    const auto number = [&](int group) { return match.captured(group).toInt(); };
    QDate day = today;
    if (match.capturedLength(1) > 0) {
        const int year = match.capturedLength(3) == 0 ? today.year() : number(3);
        day = QDate(year < 100 ? 2000 + year : year, number(2), number(1));
    } else if (match.capturedLength(4) > 0) {
        day = QDate(number(4), number(5), number(6));
    }
    const bool hasTime = match.capturedLength(7) > 0;
    const QTime time = hasTime ? QTime(number(7), number(8), number(9)) : QTime(0, 0);
    if (!day.isValid() || !time.isValid()) {
        return std::nullopt;
    }
    qint64 moment = hasTime ? QDateTime(day, time).toMSecsSinceEpoch() : day.startOfDay().toMSecsSinceEpoch();
    if (isEnd) {
        moment = hasTime ? moment + (match.capturedLength(9) > 0 ? 1'000 : 60'000)
                         : day.addDays(1).startOfDay().toMSecsSinceEpoch();
    }
    return record::WallTime(std::chrono::milliseconds(moment));
}

} // namespace mesaviva::app
