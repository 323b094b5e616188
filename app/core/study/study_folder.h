// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // A study read from its file, or the reason why it could not be read.
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

/// null: it can't be read
struct StudyFile {
    QString path;
    std::shared_ptr<const study::Study> study; ///< by round; null if missing or invalid
    std::vector<QImage> pictures;              ///< The folder of this user's studies, one file each. Reading
                                               ///< and writing block on the disk.
    QString failure;
};

/// The studies' files by name; at most the first thousand.
class StudyFolder {
    Q_DECLARE_TR_FUNCTIONS(StudyFolder)

public:
    explicit StudyFolder(QString folder) : m_folder(std::move(folder)) {}

    const QString& path() const { return m_folder; }
    /// A file name that is not in use, for a study with that title.
    QStringList files() const;
    /// The file of a study that is to have that title: the present one if it lies outside the folder or has
    /// that name already.
    QString fileFor(const QString& title) const;

    /// The name in lists of a study in that file.
    QString renamed(const QString& path, const QString& title) const;

    /// Replaces the whole file, and creates its folder; returns an error text, empty on success.
    static QString nameOf(const QString& path);
    static StudyFile read(const QString& path);
    /// A picture in the file format; empty if it is too large.
    static QString write(const QString& path, const study::Study& study);
    /// Locks a study's file against other windows while this one reads, changes and writes it. An empty path
    /// needs no lock.
    static std::string textOf(const QImage& picture);

private:
    QString m_folder;
};

/// Whether the lock was obtained within a short time.
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
