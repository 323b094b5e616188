// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/inspect/file/stored_check.h"

#include "app/core/record/record_check.h"

#include <QCoreApplication>

namespace mesaviva::app {

namespace {

constexpr qsizetype kLongestCheckedName = 255;
constexpr qsizetype kLongestCheckedRound = 60;
constexpr qsizetype kLongestVerdict = 2'000;
constexpr qsizetype kSumDigits = 64;

class CheckedText {
    Q_DECLARE_TR_FUNCTIONS(StoredCheck)

public:
    static QString subject(const StoredCheck& check) {
        if (check.file.isEmpty()) {
            return check.round.isEmpty() ? tr("The whole record") : tr("Round %1").arg(check.round);
        }
        return check.round.isEmpty()
                   //: %1 a file's name
                   ? tr("File %1").arg(check.file)
                   //: %1 a round's id, %2 a file's name
                   : tr("Round %1 in file %2").arg(check.round, check.file);
    }
};

} // namespace

QJsonObject jsonOf(const StoredCheck& check) {
    QJsonObject json{{QStringLiteral("round"), check.round},
                     {QStringLiteral("file"), check.file},
                     {QStringLiteral("sha256"), check.sha256},
                     {QStringLiteral("whole"), check.whole},
                     {QStringLiteral("told"), verdictText(check)},
                     {QStringLiteral("at"), check.at.toUTC().toString(Qt::ISODateWithMs)}};
    if (check.verdict) {
        json.insert(QStringLiteral("verdict"), jsonOf(*check.verdict));
    }
    return json;
}

StoredCheck storedCheckFrom(const QJsonObject& json) {
    StoredCheck check{json[QLatin1String("round")].toString().left(kLongestCheckedRound),
                      json[QLatin1String("file")].toString().left(kLongestCheckedName),
                      json[QLatin1String("sha256")].toString().left(kSumDigits),
                      json[QLatin1String("whole")].toBool(),
                      checkVerdictFrom(json[QLatin1String("verdict")].toObject()),
                      QDateTime::fromString(json[QLatin1String("at")].toString(), Qt::ISODateWithMs)};
    if (!check.verdict) {
        check.inWords = json[QLatin1String("told")].toString().left(kLongestVerdict);
    }
    return check;
}

QString verdictText(const StoredCheck& check) {
    return check.verdict ? RecordCheck::words(*check.verdict) : check.inWords;
}

QString subjectOf(const StoredCheck& check) { return CheckedText::subject(check); }

} // namespace mesaviva::app
