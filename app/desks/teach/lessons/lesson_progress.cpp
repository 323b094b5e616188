// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/lesson_progress.h"

#include <algorithm>

namespace mesaviva::app {

namespace {

QString keyOf(const QString& lesson, const char* what) {
    return QStringLiteral("lessons/%1_%2").arg(lesson, QLatin1String(what));
}

} // namespace

LessonStanding LessonProgress::of(const QString& lesson, int notes, int questions) const {
    if (const auto read = m_read.constFind(lesson); read != m_read.constEnd()) {
        return *read;
    }
    LessonStanding standing;
    standing.place = static_cast<int>(m_store.number(keyOf(lesson, "place"), 0, notes, 0));
    standing.done = m_store.flag(keyOf(lesson, "done"), false);
    standing.best = static_cast<int>(m_store.number(keyOf(lesson, "best"), 0, questions, 0));
    standing.answers = m_store.text(keyOf(lesson, "answers"));
    const bool fits =
        standing.answers.size() == questions && std::ranges::all_of(standing.answers, [](QChar answer) {
            return answer == u'r' || answer == u'w' || answer == u'-';
        });
    if (!fits) {
        standing.answers = QString(questions, u'-');
    }
    m_read.insert(lesson, standing);
    return standing;
}

void LessonProgress::save(const QString& lesson, const LessonStanding& standing) {
    m_store.storeNumber(keyOf(lesson, "place"), standing.place);
    m_store.storeFlag(keyOf(lesson, "done"), standing.done);
    m_store.storeNumber(keyOf(lesson, "best"), standing.best);
    m_store.storeWord(keyOf(lesson, "answers"), standing.answers);
    m_read.insert(lesson, standing);
}

void LessonProgress::forget() {
    for (const QString& key : m_store.keysFrom(QStringLiteral("lessons/"))) {
        m_store.forget(key);
    }
    m_store.sync();
    m_read.clear();
}

} // namespace mesaviva::app
