// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/scenario/share.h"
#include "engine/study/study.h"
#endif

#include <QCoreApplication>
#include <QImage>
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mesaviva::app {

/// A study read from its file, or the reason why it could not be read.
struct StudyFile {
    QString path;
    std::shared_ptr<const study::Study> study; ///< null: it can't be read
    std::vector<QImage> pictures;              ///< by round; null if missing or invalid
    std::function<QString()> failure; ///< in the current language; of firstOf() also that of another file
};

/// The folder of this user's studies, one file each. Reading and writing block on the disk.
class StudyFolder {
    Q_DECLARE_TR_FUNCTIONS(StudyFolder)

public:
    explicit StudyFolder(QString folder) : m_folder(std::move(folder)) {}

    const QString& path() const { return m_folder; }
    /// The studies' files by name; at most the first thousand.
    QStringList files() const;
    /// A file name that is not in use, for a study with that title.
    QString fileFor(const QString& title) const;
    /// The file of a study that is to have that title: the present one if it lies outside the folder or has
    /// that name already.
    QString renamed(const QString& path, const QString& title) const;

    /// The name in lists of a study in that file.
    static QString nameOf(const QString& path);
    static StudyFile read(const QString& path);
    /// The first of these files that can be read: a bad one hides no good ones. `failure` is that of the
    /// first bad one before it, if any.
    static StudyFile firstOf(const QStringList& paths);
    /// Replaces the whole file, and creates its folder; returns an error text, null on success.
    static std::function<QString()> write(const QString& path, const study::Study& study);
    /// A picture in the file format; empty if it is too large.
    static std::string textOf(const QImage& picture);

private:
    QString m_folder;
};

/// Locks a study's file against other windows while this one reads, changes and writes it. An empty path
/// needs no lock.
class StudyHold {
public:
    explicit StudyHold(const QString& path);

    /// Whether the lock was obtained within a short time.
    bool isHeld() const { return m_isHeld; }

private:
    QLockFile m_lock;
    bool m_isHeld;
};

/// Texts about studies.
class StudyText {
    Q_DECLARE_TR_FUNCTIONS(StudyText)

public:
    /// Why a round can't be stored in a file.
    static QString limit(scenario::ShareLimit limit);

private:
    static QString why(scenario::ShareLimit limit);
};

} // namespace mesaviva::app
