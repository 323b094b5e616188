// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_model.h"

#include <QEventLoop>
#include <QTimer>

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over <chrono>
#include <chrono>
#endif
#include <functional>

namespace mesaviva::test {

/// How long a table that leaps may take to its end, on a machine that does much else.
constexpr std::chrono::seconds kPatience{60};

/// Lets a table play to its end and looks after each thing that happens, until `look` finds something; what
/// it found, or nothing. Whether the end was reached in time says the table.
inline QString playAlong(app::TableModel& table, const std::function<QString()>& look) {
    QString found;
    QEventLoop loop;
    QObject::connect(&table, &app::TableModel::happened, &loop, [&] {
        if (found.isEmpty()) {
            found = look();
        }
        if (!found.isEmpty()) {
            loop.quit();
        }
    });
    QObject::connect(&table, &app::TableModel::scenarioOverChanged, &loop, &QEventLoop::quit);
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    if (!table.isScenarioOver()) {
        loop.exec();
    }
    return found;
}

} // namespace mesaviva::test
