// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/study/study.h"
#endif

#include <QCoreApplication>
#include <QImage>
#include <QLockFile>
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
    Q_DECLARE_TR_FUNCTIONS(StudyFolder)

public:
    explicit StudyFolder(QString folder) : m_folder(std::move(folder)) {}

    const QString& path() const { return m_folder; }
    /// The studies' files, by name; the first thousand of them.
    QStringList files() const;
    /// A file that is not there yet, for a study with that title.
    QString fileFor(const QString& title) const;

    /// The file of a study that is to have that title: the one it has, where it does not lie in the folder
    /// or is called so already.
    QString renamed(const QString& path, const QString& title) const;

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

/// Keeps a study's file from every other window while this reads, changes and writes it. An empty path is
/// held by nobody.
class StudyHold {
public:
    explicit StudyHold(const QString& path);

    /// Nobody else has held it for more than a moment.
    bool isHeld() const { return m_isHeld; }

private:
    QLockFile m_lock;
    bool m_isHeld;
};

} // namespace mesaviva::app
