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

/// Something that has just happened at the table, for what the eye and the ear do with it besides the models.
class TableEvent {
    Q_GADGET
    QML_VALUE_TYPE(tableEvent)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(double seconds MEMBER seconds)

public:
    QString kind;       ///< the event's name in records, for instance `card_dealt`
    QString phrase;     ///< of `announced`
    bool own = false;   ///< it is about this player
    qint64 amount = 0;  ///< of `settled`: what the round has brought, in cents
    double seconds = 0; ///< how long its motion may take: until the table's next event, 0 if unknown
    Sentence spoken;    ///< what is said aloud; empty for most
    std::vector<EventSound> sounds; ///< what it sounds like; none for most
};

} // namespace mesaviva::app
