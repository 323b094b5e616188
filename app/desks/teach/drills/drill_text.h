// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a drill's tasks: question, answer, calculation and reason. The engine has only keys and numbers.
#pragma once

#include "engine/training/drills/answer.h"
#include "engine/training/drills/roulette_way.h"
#include "engine/training/drills/task.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

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
};

} // namespace mesaviva::app
