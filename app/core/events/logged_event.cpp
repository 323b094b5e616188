// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/logged_event.h"

#include "app/core/events/game_description.h"
#include "app/core/record/record_text.h"
#include "app/core/text/table_text.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

constexpr qsizetype kLongestStored = 200;

} // namespace

QString sentenceOf(const LoggedEvent& event) {
    const GameDescription* const description = descriptionOf(event.game);
    return description ? description->sentence(event) : QString();
}

QString storedNameOf(const QString& shown) {
    return shown == TableText::you()        ? QStringLiteral("player")
           : shown == TableText::observer() ? QString::fromLatin1(kObserverKey)
                                            : shown;
}

QJsonObject jsonOf(const LoggedEvent& event) {
    QJsonObject json{{QStringLiteral("game"), event.game},
                     {QStringLiteral("opened"), event.opened},
                     {QStringLiteral("event"), event.event}};
    if (event.hidden) {
        json.insert(QStringLiteral("hidden"), true);
    }
    if (event.before) {
        json.insert(QStringLiteral("before"), *event.before);
    }
    return json;
}

LoggedEvent loggedEventFrom(const QJsonObject& json) {
    LoggedEvent event{json[QLatin1String("game")].toString().left(20),
                      json[QLatin1String("opened")].toObject(),
                      json[QLatin1String("event")].toObject(),
                      json[QLatin1String("hidden")].toBool(),
                      {}};
    if (const QJsonValue before = json[QLatin1String("before")]; before.isDouble()) {
        event.before = before.toInteger();
    }
    return event;
}

Correction correctionOf(const StoredCorrection& correction) {
    return CorrectionText::entryTakenBack(PieceText::named(correction.game, correction.value),
                                          correction.signer);
}

QJsonObject jsonOf(const StoredCorrection& correction) {
    return {{QStringLiteral("round"), correction.round},
            {QStringLiteral("seq"), static_cast<qint64>(correction.seq)},
            {QStringLiteral("at"), correction.at.toUTC().toString(Qt::ISODateWithMs)},
            {QStringLiteral("game"), correction.game},
            {QStringLiteral("value"), correction.value},
            {QStringLiteral("signer"), correction.signer}};
}

StoredCorrection storedCorrectionFrom(const QJsonObject& json) {
    const auto text = [&](const char* key) {
        return json[QLatin1String(key)].toString().left(kLongestStored);
    };
    const bool isInWords = !json.contains(QLatin1String("value"));
    return {text("round"),
            static_cast<quint64>(std::max<qint64>(0, json[QLatin1String("seq")].toInteger())),
            QDateTime::fromString(text("at"), Qt::ISODateWithMs),
            text("game"),
            isInWords ? text("before") : text("value"),
            isInWords ? text("who") : text("signer")};
}

} // namespace mesaviva::app
