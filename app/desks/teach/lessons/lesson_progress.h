// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/settings/settings_store.h"

#include <QHash>
#include <QString>

namespace mesaviva::app {

/// Progress in a lesson.
struct LessonStanding {
    int place = 0;     ///< note to continue at
    bool done = false; ///< all notes were reached once
    int best = 0;      ///< most right answers in a completed run
    QString answers;   ///< a letter for each question: `r` right at the first try, `w` wrong, `-` open

    int right() const { return static_cast<int>(answers.count(u'r')); }
};

/// Progress in each lesson, saved with the settings.
class LessonProgress {
public:
    /// `file`: INI file; empty: the user's own.
    explicit LessonProgress(const QString& file) : m_store(file) {}

    /// Progress in a lesson with that number of notes and questions; ignores invalid values of the file.
    LessonStanding of(const QString& lesson, int notes, int questions) const;
    void save(const QString& lesson, const LessonStanding& standing);
    /// Deletes the progress of all lessons.
    void forget();

private:
    SettingsStore m_store;
    mutable QHash<QString, LessonStanding>
        m_read; ///< by lesson; a cache, because the library reads all of them at every keystroke
};

} // namespace mesaviva::app
