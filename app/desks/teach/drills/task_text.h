// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/drills/answer.h"
#include "engine/training/drills/task.h"
#endif

#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string_view>

namespace mesaviva::app {

/// Texts of one game's drills and tasks, for DrillText. Stateless.
class TaskText {
public:
    TaskText() = default;
    TaskText(const TaskText&) = delete;
    TaskText& operator=(const TaskText&) = delete;
    virtual ~TaskText() = default;

    // As in DrillText, for the game's drills only.
    virtual QString title(drills::Drill drill) const = 0;
    virtual QString detail(drills::Drill drill) const = 0;
    virtual QString question(const drills::Task& task) const = 0;
    /// In the number and order of drills::choicesOf().
    virtual QStringList choices(const drills::Task&) const { return {}; }
    /// Names of the numbers or places in an answer, if it consists of them.
    virtual QStringList names(const drills::Task&, const drills::Answer&) const { return {}; }
    virtual QStringList way(const drills::Task& task) const = 0;
    virtual QString subject(drills::Drill drill, std::string_view subject) const = 0;

    /// A whole number in the current locale.
    static QString numeral(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }
};

} // namespace mesaviva::app
