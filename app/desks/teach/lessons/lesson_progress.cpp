// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lessons/lesson_progress.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace mesaviva::app {

LessonProgress::LessonProgress(const QString& settings, const QString& folder, std::function<void()> changed)
    : m_nameless(folder, settings),
      m_store(m_nameless),
      m_changed(std::move(changed)) {}

void LessonProgress::open() {
    if (std::exchange(m_opened, true)) {
        return;
    }
    m_worker.run(
        m_asker, [store = m_store] { return store.lessons(); },
        [this, stores = m_stores](const std::optional<QHash<QString, LessonStanding>>& past) {
            if (stores != m_stores) {
                return;
            }
            m_isRead = true;
            const auto stored = past.value_or(QHash<QString, LessonStanding>());
            for (auto one = stored.begin(); one != stored.end(); ++one) {
                const auto saved = m_standings.find(one.key());
                if (saved == m_standings.end()) {
                    m_standings.insert(one.key(), one.value());
                } else { // saved before this was read
                    saved->done = saved->done || one->done;
                    saved->best = std::max(saved->best, one->best <= saved->answers.size() ? one->best : 0);
                }
            }
            m_changed();
        });
}

void LessonProgress::setFolder(const QString& folder) {
    m_store = folder.isEmpty() ? m_nameless : ResultStore(folder);
    m_standings.clear();
    ++m_stores;
    m_isRead = false;
    if (std::exchange(m_opened, false)) {
        open();
    }
}

LessonStanding LessonProgress::of(const QString& lesson, int notes, int questions) const {
    LessonStanding standing = m_standings.value(lesson);
    if (standing.place > notes) {
        standing.place = 0;
    }
    if (standing.best > questions) {
        standing.best = 0;
    }
    const bool fits =
        standing.answers.size() == questions && std::ranges::all_of(standing.answers, [](QChar answer) {
            return answer == u'r' || answer == u'w' || answer == u'-';
        });
    if (!fits) {
        standing.answers = QString(questions, u'-');
    }
    return standing;
}

void LessonProgress::save(const QString& lesson, const LessonStanding& standing) {
    m_standings.insert(lesson, standing);
    m_worker.run([store = m_store, lesson, standing] { (void)store.save(lesson, standing); });
}

void LessonProgress::whenSaved(const std::function<void()>& then) {
    m_worker.run(
        m_asker, [] { return true; }, [then](bool) { then(); });
}

void LessonProgress::forget() {
    m_standings.clear();
    ++m_stores;
    m_isRead = m_opened;
    m_worker.run([store = m_store] { (void)store.forget(ResultKind::lessons); });
}

} // namespace mesaviva::app
