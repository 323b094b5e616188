// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/drills/answer.h"
#include "engine/training/drills/drill_book.h"
#include "engine/training/drills/level_ladder.h"
#include "engine/training/drills/make_task.h"
#endif

#include "app/desks/teach/drills/drill_choices.h"

#include <optional>
#include <vector>

namespace mesaviva::app {

/// One session of a drill: selects tasks, judges answers, and sums up. Uses neither clock nor screen.
class DrillRun {
public:
    /// A judged answer.
    struct Judged {
        drills::DrillAnswer answer;
        drills::Pace pace = drills::Pace::usual;
    };

    /// `learnt`: state of the subjects; `level`: first level, if it adapts to mistakes.
    DrillRun(const DrillChoices& choices, drills::LearningBoxes learnt, int level, drills::Day today,
             const Seed& seed);

    /// Creates the next task; not after isOver().
    const drills::Task& next();
    const drills::Task& task() const { return m_task; }
    /// Number of the task, from 1; and their total.
    int number() const { return m_number; }
    int count() const { return m_choices.count; }
    bool isOver() const { return m_number >= m_choices.count; }
    int level() const { return m_ladder ? m_ladder->level() : m_choices.level; }

    /// Judges an answer given after `taken` milliseconds; an empty answer is wrong.
    Judged judge(const drills::Answer& given, std::int64_t taken);

    const std::vector<Judged>& judged() const { return m_judged; }
    int right() const;
    /// The session as it is stored.
    drills::DrillSession session(std::int64_t at) const;
    std::vector<drills::DrillAnswer> answers() const;
    /// Changed subjects only.
    std::map<std::string, drills::Learnt> learnt() const;
    /// Subjects that were wrong, then slow ones, each once, most frequent first.
    std::vector<std::string> toRepeat() const;
    const DrillChoices& choices() const { return m_choices; }

private:
    DrillChoices m_choices;
    drills::LearningBoxes m_boxes;
    std::optional<drills::LevelLadder> m_ladder;
    drills::Day m_today;
    RandomStream m_chance;
    drills::Task m_task;
    int m_number = 0;
    std::vector<Judged> m_judged;
};

} // namespace mesaviva::app
