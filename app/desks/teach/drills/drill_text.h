// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a drill's tasks: question, answer, calculation and reason. The engine has only keys and numbers.
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/drills/task.h"
#endif

#include "app/desks/teach/drills/game_drills.h"
#include "app/desks/teach/results/result_store.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <span>
#include <string>
#include <string_view>

namespace mesaviva::app {

/// Texts in the language installed in the application.
class DrillText {
    Q_DECLARE_TR_FUNCTIONS(DrillText)

public:
    /// Name of a drill: "Pictures around a number".
    static QString title(drills::Drill drill);
    /// Its purpose, as a sentence.
    static QString detail(drills::Drill drill);

    /// The question of a task.
    static QString question(const drills::Task& task);
    /// Placeholder of the answer's field: "chips", "13 7"; empty for choices.
    static QString hint(const drills::Task& task);
    /// The choices; empty if the answer is typed.
    static QStringList choices(const drills::Task& task);

    /// An answer as text: "119 chips", "297.50 pts", "Forged".
    static QString answer(const drills::Task& task, const drills::Answer& answer);
    /// Shortest calculation of the answer, or its reason, one string a line.
    static QStringList way(const drills::Task& task);

    /// Subject of a task, for the list of subjects to repeat: "Splits", "Neighbours of 17".
    static QString subject(drills::Drill drill, std::string_view subject);

    /// Name of the kind of table that a drill was practised at (DrillSession::scope).
    static QString table(const std::string& scope);
    /// A trainee's answers as a table for the user's spreadsheet; on any thread.
    static std::string csv(const QString& trainee, std::span<const PastAnswer> answers);
};

/// A task as shown on the cloth.
DrillTask shownTask(const drills::Task& task);

/// The verdict on a task as shown; `given` is empty if time was up or the task was skipped.
DrillVerdict shownVerdict(const drills::Task& task, const drills::Answer& given);

} // namespace mesaviva::app
