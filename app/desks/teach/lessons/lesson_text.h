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

/// Texts about lessons; the lessons themselves have theirs in both languages.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    /// A lesson's text in the current language.
    static QString of(const lessons::Text& text);
    /// Name of a level, from 1.
    static QString level(int level);
    /// Ids of the rules and readings named in a text, each once, in order: "P26", "I-P13".
    static QStringList rulesIn(const QString& text);
    /// Odds of both choices, and the result of each.
    static LessonOdds odds(const lessons::DecisionOdds& odds, const lessons::OtherWay* ways);
};

} // namespace mesaviva::app
