// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/scenario/strict_json.h"
#endif

#include <QByteArray>
#include <QString>

namespace mesaviva::app {

/// Draft of an unsaved lesson: a file of the lesson, and a second one with two lines, the path of the
/// lesson's own file and its hash when it was opened.
class LessonDraft {
public:
    /// An unused path for a draft in the folder of `draft`, so that no earlier draft is overwritten.
    static QString freeFile(const QString& draft);
    /// Path of the second file.
    static QString sideOf(const QString& draft);
    static void remove(const QString& draft);
    /// SHA-256, to detect whether another program has written a file meanwhile.
    static QByteArray hashOf(const QByteArray& text);
};

/// Bilingual field of a lesson in the program's language; empty if it has no text.
QString wordsAt(const scenario::Json& lesson, const char* field);

} // namespace mesaviva::app
