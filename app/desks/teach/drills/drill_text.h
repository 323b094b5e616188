// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said at the trainer's desk about a task: the question, the answer, its way and its reason. The
// engine has only keys and numbers.
#pragma once

#include "engine/training/drills/answer.h"
#include "engine/training/drills/roulette_way.h"
#include "engine/training/drills/task.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <string_view>

namespace mesaviva::app {

/// Words for one language at a time, the one that is installed in the application.
class DrillText {
    Q_DECLARE_TR_FUNCTIONS(DrillText)

public:
    /// What a drill is called: "Pictures around a number".
    static QString title(drills::Drill drill);
    /// What it is about, in a sentence.
    static QString detail(drills::Drill drill);

    /// What is asked.
    static QString question(const drills::Task& task);
    /// What the answer's field waits for: "chips", "13 7"; empty where one chooses.
    static QString hint(const drills::Task& task);
    /// The answers to choose from; none where one writes.
    static QStringList choices(const drills::Task& task);

    /// An answer in words: "119 chips", "297.50 pts", "Forged".
    static QString answer(const drills::Task& task, const drills::Answer& answer);
    /// The shortest way to it, or its reason, a line each.
    static QStringList way(const drills::Task& task);

    /// What a task was about, for what is to be repeated: "Splits", "Neighbours of 17".
    static QString subject(drills::Drill drill, std::string_view subject);
};

} // namespace mesaviva::app
