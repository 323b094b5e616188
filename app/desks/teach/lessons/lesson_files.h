// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/lessons/lesson.h"
#endif

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A lesson of the library: a shipped one, whose `key` is its file name, or the user's.
struct ShippedLesson {
    QString key;
    QString path; ///< of the user's file; empty: shipped
    std::shared_ptr<const lessons::Lesson> lesson;
    int unmet = 0; ///< expectations that are not met, once it has been played
};

/// The number of a lesson's expectations that are not met. Plays it, so call it on a worker thread.
int unmetIn(const lessons::Lesson& lesson);

/// All shipped lessons, by game (poker, roulette, bingo), level and name. Omits invalid files. Thread-safe.
std::vector<ShippedLesson> shippedLessons();

/// Why a lesson file is refused; converted to text in any language.
struct LessonRefusal {
    QString file;
    scenario::FileError error;

    /// File, place and cause in the current language.
    QString text() const;
};

/// A lesson file that was read: the lesson, or why it is invalid.
struct LessonFile {
    ShippedLesson lesson;
    std::optional<LessonRefusal> refusal;
    bool unfinished = false; ///< refused, but has the form of a lesson and can be continued in the editor
};

/// The folder of this user's lessons, one file each. Reads no more of a file than a lesson may have. Blocks
/// on the disk, so call it on a worker thread.
class OwnLessons {
public:
    explicit OwnLessons(QString folder) : m_folder(std::move(folder)) {}

    const QString& path() const { return m_folder; }
    /// All lessons in the folder, by name, at most a thousand.
    std::vector<LessonFile> read() const;
    /// Unused file name for a lesson with that title.
    QString fileFor(const QString& title) const;

    /// The text of a file; nothing, and the refusal, if it is unreadable or too large.
    static std::optional<QByteArray> textOf(const QString& path, LessonRefusal& refusal);
    /// Reads a lesson file; `played`: and plays it, to refuse one that exceeds the limits.
    static LessonFile readFile(const QString& path, bool played);
    /// Replaces the file atomically and creates its folder; returns false on failure.
    static bool write(const QString& path, const QByteArray& text);
    /// Whether the beginning of a file says that it is a lesson.
    static bool looksLikeLesson(const QString& path);
    /// Whether the beginning of a file says that it is a scenario.
    static bool looksLikeScenario(const QString& path);

private:
    QString m_folder;
};

} // namespace mesaviva::app
