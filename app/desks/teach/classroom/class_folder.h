// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/classroom/class_file.h"
#include "engine/training/classroom/course.h"
#include "engine/training/trainee/trainee_figures.h"
#endif

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace mesaviva::app {

/// A file of a class folder that cannot be read, and why; converted to text in any language.
struct BadClassFile {
    QString file;
    scenario::FileError error;

    /// File, place and cause in the current language.
    QString text() const;
};

/// The folder of a class, which all its machines share: `results` with a file of each machine
/// (mesaviva.class/1), `lessons` with lesson files, `course.json` (mesaviva.course/1). Any shared folder
/// does: each machine writes its own file, as a whole, through a temporary file that is renamed. Blocks on
/// the disk or the network, so call it on a worker thread.
class ClassFolder {
public:
    /// The most files of results that are read, and the most results in all of them together.
    static constexpr qsizetype kMostFiles = 500;
    static constexpr std::size_t kMostResults = 200'000;

    explicit ClassFolder(QString path) : m_path(std::move(path)) {}

    /// Makes the folder a class folder; returns false if it cannot be written.
    bool prepare() const;
    /// Whether it is there. A drive's folder that is empty because nothing is connected is not.
    bool isThere() const;
    /// Folder of the class's lessons.
    QString lessons() const { return m_path + QStringLiteral("/lessons"); }

    /// Writes a machine's results, unless its file already has them.
    bool write(const classroom::ClassFile& file) const;
    /// A machine's results as last written; nothing if there are none that can be read.
    std::optional<classroom::ClassFile> fileOf(const std::string& machine) const;

    /// What is in it.
    struct Read {
        std::vector<classroom::ClassFile> files; ///< those that could be read
        classroom::Course course;
        QByteArray courseText; ///< of the course's file; empty: there is none
        std::vector<BadClassFile> bad;
    };
    Read read() const;

    /// How saving the course ended: as asked, with what another machine had changed meanwhile, not because
    /// that can't be read, or not at all.
    enum class Saved { saved, merged, changed_meanwhile, unwritten };
    /// And what is in the file now, unless it was not written.
    struct SavedCourse {
        Saved how = Saved::unwritten;
        classroom::Course course{};
        QByteArray text{};
    };
    /// Replaces the course that was read as `base` from `readText`. One machine at a time: a lock file is
    /// held meanwhile.
    SavedCourse save(const classroom::Course& course, const classroom::Course& base,
                     const QByteArray& readText) const;

private:
    QString resultsFolder() const { return m_path + QStringLiteral("/results"); }
    QString courseFile() const { return m_path + QStringLiteral("/course.json"); }

    QString m_path;
};

/// An id of this machine for its file: letters, digits and hyphens. Machines that were copied from one disk
/// have different ones as long as their names differ. `stored` is a random text from this user's settings.
std::string machineId(const QString& stored);

/// The results of all named trainees of this machine, whose folders are in `folder`, for the class; a trainee
/// whose results cannot be read keeps those in `before`, and a lesson that is not in `library` what `before`
/// has of it.
std::vector<classroom::ClassResult> localResults(const QString& folder,
                                                 const std::vector<trainee::LessonDone>& library,
                                                 const std::optional<classroom::ClassFile>& before);

} // namespace mesaviva::app
