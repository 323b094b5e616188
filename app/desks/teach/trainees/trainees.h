// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace mesaviva::app {

/// The trainees of this program: names, and for each a folder with what that person has done. There is no
/// list beside the folders; who has no name keeps results where the program keeps its own.
class Trainees {
public:
    /// Why a name can't be taken.
    enum class Refusal { none, empty, tooLong, taken, unwritable };

    /// `folder`: in which the folders lie; it need not be there yet.
    explicit Trainees(QString folder);

    /// All of them, in the order of this place's letters.
    QStringList names() const;
    /// Where that trainee's results lie; empty for who has no name.
    QString folderOf(const QString& name) const;
    /// Takes in a name, trimmed, and makes its folder.
    Refusal add(const QString& name) const;
    /// Deletes all that is kept of a trainee; false: something is left.
    bool remove(const QString& name) const;

private:
    QString m_folder;
};

} // namespace mesaviva::app
