// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/lesson_draft.h"

#include "app/desks/teach/lessons/lesson_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

namespace mesaviva::app {

QString LessonDraft::freeFile(const QString& draft) {
    const QDir folder = QFileInfo(draft).dir();
    QString path = folder.absoluteFilePath(QStringLiteral("lesson_draft.json"));
    for (int number = 2; QFile::exists(path); ++number) {
        path = folder.absoluteFilePath(QStringLiteral("lesson_draft_%1.json").arg(number));
    }
    return path;
}

QString LessonDraft::sideOf(const QString& draft) { return draft + QStringLiteral(".of"); }

void LessonDraft::remove(const QString& draft) {
    QFile::remove(draft);
    QFile::remove(sideOf(draft));
}

QByteArray LessonDraft::hashOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

QString wordsAt(const scenario::Json& lesson, const char* field) {
    const scenario::Json texts = lesson.value(field, scenario::Json::object());
    return LessonText::of({texts.value("pt", std::string()), texts.value("en", std::string())});
}

} // namespace mesaviva::app
