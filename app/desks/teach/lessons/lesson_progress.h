// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"

#include <QHash>
#include <QString>

namespace mesaviva::app {

/// How far one has come in a lesson.
struct LessonStanding {
    int place = 0;     ///< at which of its notes one was last; where one goes on
    bool done = false; ///< all of them once
    int best = 0;      ///< the most that were right in a run that came to its end
    QString answers;   ///< a letter for each question: `r` right at the first try, `w` wrong, `-` open

    int right() const { return static_cast<int>(answers.count(u'r')); }
};

/// Where one stands in each lesson, kept with the settings.
class LessonProgress {
public:
    /// `file` is an INI file; empty: the user's own.
    explicit LessonProgress(const QString& file) : m_store(file) {}

    /// Of a lesson with so many notes and questions; what the file says beyond that is not believed.
    LessonStanding of(const QString& lesson, int notes, int questions) const;
    void keep(const QString& lesson, const LessonStanding& standing);
    /// Forgets all lessons.
    void forget();

private:
    SettingsStore m_store;
    mutable QHash<QString, LessonStanding>
        m_read; ///< by lesson: the library asks for all of them at every key
};

} // namespace mesaviva::app
