// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/events/logged_event.h"

#include "app/core/events/game_descriptions.h"
#include "app/core/record/stored_name.h"
#include "app/core/text/table_text.h"

namespace mesaviva::app {

QString sentenceOf(const LoggedEvent& event) {
    const GameDescription* const description = descriptionOf(event.game);
    return description ? description->told(event) : QString();
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

} // namespace mesaviva::app
