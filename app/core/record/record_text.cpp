// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/record_text.h"

#include "app/core/text/moments.h"
#include "app/core/text/table_text.h"

#include <QCoreApplication>

namespace mesaviva::app {

namespace {

thread_local bool isOwnRecord = false;

} // namespace

OwnNameOnSheets::OwnNameOnSheets() : m_before(isOwnRecord) { isOwnRecord = true; }

OwnNameOnSheets::~OwnNameOnSheets() { isOwnRecord = m_before; }

// A player who returned to a bingo room with other points is `player_2` there; at a table with real
// equipment it is `trainee`, whose points belong to nobody.
bool isThisPlayer(const QString& recordName) {
    return recordName == QLatin1String("player") || recordName.startsWith(QLatin1String("player_")) ||
           recordName == QLatin1String("trainee");
}

QString nameOnSheet(const QString& recordName) {
    if (recordName == QLatin1String(kObserverKey)) {
        return TableText::observer();
    }
    if (!isThisPlayer(recordName)) {
        return recordName;
    }
    const QString chosen = isOwnRecord ? TableText::ownName() : QString();
    return chosen.isEmpty() ? QCoreApplication::translate("StoredName", "This player") : chosen;
}

QString roundTitle(const record::RoundId& round, record::WallTime opened) {
    //: %1 a round's id, %2 date and time
    return QCoreApplication::translate("RoundTitle", "Round %1 · %2")
        .arg(QString::fromStdString(textOf(round)), momentText(opened));
}

} // namespace mesaviva::app
