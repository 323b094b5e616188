// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/desk/desk.h"
#include "app/core/record/record_keeper.h"
#include "app/core/record/record_query.h"
#include "app/desks/teach/lessons/lesson_desk.h"

namespace mesaviva::app {

/// Shows scenarios and rounds on record to a class in the way lessons are shown. Rounds are made scenarios on
/// a worker thread.
class LessonPresenter final : public Presenter {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    LessonPresenter(RecordKeeper& record, LessonDesk& lessons, QObject* parent = nullptr);

    void presentScenario(scenario::Scenario scenario, const PresentedFrom& from) override;
    void presentRound(const record::RoundLink& link, const PresentedFrom& from) override;
    std::optional<PresentedFrom> takeWayBack() override;
    QString refusal() const override { return m_lessons.presentRefusal(); }

private:
    RecordKeeper& m_record;
    LessonDesk& m_lessons;
    RecordQuery m_query; ///< declared last, destroyed first
};

} // namespace mesaviva::app
