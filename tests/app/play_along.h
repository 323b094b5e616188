// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_model.h"

#include <QEventLoop>
#include <QTimer>

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on <chrono>
#include <chrono>
#endif
#include <functional>

namespace mesaviva::test {

/// Timeout for a table on leaping ticks to reach its end, on a machine under load.
constexpr std::chrono::seconds kPatience{60};

/// Lets a table play to its end and calls `look` after each event until it returns a text; returns that text,
/// or an empty one. isScenarioOver() reports whether the table reached its end in time.
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
