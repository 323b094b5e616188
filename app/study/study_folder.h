// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/study/study.h"
#endif

#include <QImage>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// A study as it was read from its file; or why it was not, in words.
struct StudyFile {
    QString path;
    std::shared_ptr<const study::Study> study; ///< null: it can't be read
    std::vector<QImage> pictures;              ///< by round; null where there is none, or no good one
    QString failure;
};

/// The folder in which this user's studies lie, a file each. What reads and writes is to be called where one
/// may wait for the disk.
class StudyFolder {
public:
    explicit StudyFolder(QString folder) : m_folder(std::move(folder)) {}

    const QString& path() const { return m_folder; }
    /// The studies' files, by name; the first thousand of them.
    QStringList files() const;
    /// A file that is not there yet, for a study with that title.
    QString fileFor(const QString& title) const;

    /// What a study in that file is called in lists.
    static QString nameOf(const QString& path);
    static StudyFile read(const QString& path);
    /// Replaces the file as a whole, and makes its folder; why not, in words, or nothing.
    static QString write(const QString& path, const study::Study& study);
    /// A picture as a file has it; empty where it is too large for one.
    static std::string textOf(const QImage& picture);

private:
    QString m_folder;
};

} // namespace mesaviva::app
