// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The trainees: names, each with a folder of results. The folders are the only list; a trainee without a
/// name uses the program's default folder.
class Trainees {
public:
    /// Why a name is refused.
    enum class Refusal { none, empty, tooLong, taken, unwritable };

    /// `folder`: parent of the folders; need not exist yet.
    explicit Trainees(QString folder);

    /// All names in the order of the locale.
    QStringList names() const;
    /// Folder of a trainee's results; empty without a name.
    QString folderOf(const QString& name) const;
    /// Adds a name, trimmed, and creates its folder.
    Refusal add(const QString& name) const;
    /// Deletes all results of a trainee; returns false if something is left.
    bool remove(const QString& name) const;

private:
    QString m_folder;
};

} // namespace mesaviva::app
