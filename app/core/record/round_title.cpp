// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/core/record/round_title.h"

#include "app/core/text/moments.h"

#include <QCoreApplication>

namespace mesaviva::app {

QString roundTitle(const record::RoundId& round, record::WallTime opened) {
    //: %1 a round's id, %2 date and time
    return QCoreApplication::translate("RoundTitle", "Round %1 · %2")
        .arg(QString::fromStdString(textOf(round)), momentText(opened));
}

} // namespace mesaviva::app
