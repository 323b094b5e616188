// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/lessons/lesson.h"
#endif

#include "app/desks/teach/lessons/shipped_lessons.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// Why a lesson's file is refused; words are made of it in any language.
struct LessonRefusal {
    QString file;
    scenario::FileError error;

    /// File, place and cause, in the present language.
    QString text() const;
};

/// A lesson's file that was read: the lesson, or why it is none.
struct LessonFile {
    ShippedLesson lesson;
    std::optional<LessonRefusal> refusal;
    bool unfinished = false; ///< refused, but it has the form of one, and is written on in the editor
};

/// The folder in which this user's own lessons lie, a file each, and what reads and writes them. Whatever a
/// file says, no more is read of it than a lesson may have. To be called where one may wait for the disk.
class OwnLessons {
public:
    explicit OwnLessons(QString folder) : m_folder(std::move(folder)) {}

    const QString& path() const { return m_folder; }
    /// All in the folder by name, the first thousand of them.
    std::vector<LessonFile> read() const;
    /// A file that is not there yet, for a lesson with that title.
    QString fileFor(const QString& title) const;

    /// The file's text; nothing with a refusal where it can't be read or is too large.
    static std::optional<QByteArray> textOf(const QString& path, LessonRefusal& refusal);
    /// Reads any lesson's file; `played`: and plays it, so that one that brings too much is refused.
    static LessonFile readFile(const QString& path, bool played);
    /// Replaces the file as a whole, and makes its folder; false where that can't be done.
    static bool write(const QString& path, const QByteArray& text);
    /// Whether a file says of itself, where it begins, that it is a lesson.
    static bool looksLikeLesson(const QString& path);
    /// The same of a scenario.
    static bool looksLikeScenario(const QString& path);

private:
    QString m_folder;
};

} // namespace mesaviva::app
