// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/record/kept_name.h"

#include <QCoreApplication>

namespace mesaviva::app {

QString nameOnSheet(const QString& kept) {
    return kept == QLatin1String("player") ? QCoreApplication::translate("KeptName", "This player") : kept;
}

} // namespace mesaviva::app
