// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/worker/worker.h"
#include "app/desks/teach/results/result_store.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <functional>

namespace mesaviva::app {

/// Progress in each lesson: in memory and in the trainee's file, which is read and written on a worker
/// thread.
class LessonProgress {
public:
    /// `folder`: folder of the results of a trainee without a name; empty: the user's own. `settings`: INI
    /// file in which earlier versions stored that trainee's progress; empty: the user's own. `changed` is
    /// called when the file has been read.
    LessonProgress(const QString& settings, const QString& folder, std::function<void()> changed);
    LessonProgress(const LessonProgress&) = delete;
    LessonProgress& operator=(const LessonProgress&) = delete;
    /// Writes everything that is pending.
    ~LessonProgress() { m_worker.settle(); }

    /// Reads the file on the first call.
    void open();
    /// Whether the file has been read, or cannot be read.
    bool isRead() const { return m_isRead; }
    /// Switches to the progress in another folder; empty: that of a trainee without a name. Reads it at once
    /// if the previous one was read.
    void setFolder(const QString& folder);

    /// Progress in a lesson with that number of notes and questions; ignores invalid values of the file.
    LessonStanding of(const QString& lesson, int notes, int questions) const;
    void save(const QString& lesson, const LessonStanding& standing);
    /// Calls `then` once all progress so far is in the file.
    void whenSaved(const std::function<void()>& then);
    /// Deletes the progress of all lessons.
    void forget();

private:
    ResultStore m_nameless; ///< of a trainee without a name
    ResultStore m_store;
    std::function<void()> m_changed;
    QHash<QString, LessonStanding> m_standings; ///< by lesson
    bool m_opened = false;
    bool m_isRead = false;
    int m_stores = 1; ///< number of stores used; what was read from earlier ones is ignored
    QObject m_asker;
    Worker m_worker; ///< declared last, destroyed first: waits for its running job
};

} // namespace mesaviva::app
