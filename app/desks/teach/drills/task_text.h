// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/drills/answer.h"
#include "engine/training/drills/task.h"
#endif

#include <QLocale>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string_view>

namespace mesaviva::app {

/// What is said of one game's drills and tasks, for DrillText. Without a state of its own.
class TaskText {
public:
    TaskText() = default;
    TaskText(const TaskText&) = delete;
    TaskText& operator=(const TaskText&) = delete;
    virtual ~TaskText() = default;

    // As of DrillText; the drill is one of the game's.
    virtual QString title(drills::Drill drill) const = 0;
    virtual QString detail(drills::Drill drill) const = 0;
    virtual QString question(const drills::Task& task) const = 0;
    /// As many as drills::choicesOf() says, in its order.
    virtual QStringList choices(const drills::Task&) const { return {}; }
    /// What the numbers or places of an answer are called, where it consists of such.
    virtual QStringList names(const drills::Task&, const drills::Answer&) const { return {}; }
    virtual QStringList way(const drills::Task& task) const = 0;
    virtual QString subject(drills::Drill drill, std::string_view subject) const = 0;

    /// A whole number as the present language writes it.
    static QString numeral(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }
};

} // namespace mesaviva::app
