// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desks/teach/lesson_presenter.h"

#include "app/core/study/study_folder.h"

#include <utility>

namespace mesaviva::app {

LessonPresenter::LessonPresenter(RecordKeeper& record, LessonDesk& lessons, QObject* parent)
    : Presenter(parent),
      m_record(record),
      m_lessons(lessons),
      m_query(*this) {
    connect(&m_lessons, &LessonDesk::presentRefusalChanged, this, &LessonPresenter::refusalChanged);
    connect(&m_lessons, &LessonDesk::notPresented, this, &LessonPresenter::refused);
}

void LessonPresenter::presentScenario(scenario::Scenario scenario, const PresentedFrom& from) {
    m_lessons.present({std::move(scenario), from});
}

void LessonPresenter::presentRound(const record::RoundLink& link, const PresentedFrom& from) {
    m_query.ask(
        m_record.file(),
        [this, link, from](record::RecordReader& reader) -> RecordQuery::Answer {
            auto wanted = presentedRound(reader, link, from);
            if (!wanted) {
                return [this, limit = wanted.error()] {
                    m_lessons.refuseToPresent([limit] { return StudyText::limit(limit); });
                };
            }
            return [this, wanted = std::move(*wanted)] { m_lessons.present(wanted); };
        },
        [this](record::FaultKind kind) {
            m_lessons.refuseToPresent([kind] { return RecordKeeper::words(kind); });
        });
}

std::optional<PresentedFrom> LessonPresenter::takeWayBack() {
    const std::optional<PresentedFrom> from = m_lessons.presentedFrom();
    m_lessons.forgetWay();
    return from;
}

} // namespace mesaviva::app
