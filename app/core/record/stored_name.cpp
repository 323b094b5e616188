// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/stored_name.h"

#include "app/core/text/table_text.h"

#include <QCoreApplication>

namespace mesaviva::app {

QString nameOnSheet(const QString& kept) {
    // Who has come back to a bingo room with other points is `player_2` there.
    // At a table with real equipment it is `trainee`: its points there are nobody's.
    const bool isOwn = kept == QLatin1String("player") || kept.startsWith(QLatin1String("player_")) ||
                       kept == QLatin1String("trainee");
    if (kept == QLatin1String(kObserverKey)) {
        return TableText::observer();
    }
    return isOwn ? QCoreApplication::translate("StoredName", "This player") : kept;
}

} // namespace mesaviva::app
