// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/event_sounds.h"
#include "app/media/voice/sentence.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace mesaviva::app {

/// An event of the table, for animation and sound in addition to the models.
class TableEvent {
    Q_GADGET
    QML_VALUE_TYPE(tableEvent)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(double seconds MEMBER seconds)

public:
    QString kind;       ///< the event's name in records, for example `card_dealt`
    QString phrase;     ///< of `announced`
    bool own = false;   ///< it concerns this player
    qint64 amount = 0;  ///< of `settled`: the round's result in cents
    double seconds = 0; ///< the time available for its motion: until the table's next event, 0 if unknown
    Sentence spoken;    ///< the spoken sentence; usually empty
    std::vector<EventSound> sounds; ///< its sounds; usually none
};

} // namespace mesaviva::app
