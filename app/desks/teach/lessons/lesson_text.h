// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN
#include "engine/training/lessons/other_way.h"
#include "engine/training/lessons/play_lesson.h"
#endif

#include "app/core/events/lesson_entries.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>

namespace mesaviva::app {

/// The words about lessons; their own come with them, in both languages.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    /// A lesson's text in the present language.
    static QString of(const lessons::Text& text);
    /// What a level is called, from 1.
    static QString level(int level);
    /// The rules and readings that a text names, each once, in its order: "P26", "I-P13".
    static QStringList rulesIn(const QString& text);
    /// What either choice is worth, and what came of both.
    static LessonOdds odds(const lessons::DecisionOdds& odds, const lessons::OtherWay* ways);
};

} // namespace mesaviva::app
