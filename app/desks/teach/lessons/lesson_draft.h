// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/scenario/strict_json.h"
#endif

#include <QByteArray>
#include <QString>

namespace mesaviva::app {

/// What is kept beside the editor of a lesson that is not saved yet: a file of the lesson, and beside it a
/// second one with two lines, the path of the lesson's own file and the hash it had when it was opened.
class LessonDraft {
public:
    /// The path for a draft, in the folder of `draft`, that no earlier one has: what was left behind is not
    /// written over.
    static QString freeFile(const QString& draft);
    /// Beside a draft: the path of the lesson's file, and the hash it had.
    static QString sideOf(const QString& draft);
    static void remove(const QString& draft);
    /// SHA-256, to tell whether another program has written a file meanwhile.
    static QByteArray hashOf(const QByteArray& text);
};

/// A field of a lesson that has words in both languages, in the program's; empty where it has none.
QString wordsAt(const scenario::Json& lesson, const char* field);

} // namespace mesaviva::app
