// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/drills/answer.h"
#include "engine/training/drills/drill_book.h"
#include "engine/training/drills/level_ladder.h"
#include "engine/training/drills/make_task.h"
#endif

#include "app/desks/teach/drills/drill_choices.h"

#include <optional>
#include <vector>

namespace mesaviva::app {

/// One session of a drill: which task comes next, how each was answered, and what it came to. Knows neither
/// clock nor screen.
class DrillRun {
public:
    /// An answer that was judged.
    struct Judged {
        drills::DrillAnswer answer;
        drills::Pace pace = drills::Pace::usual;
    };

    /// `learnt` is where the subjects stand, `level` where a level that follows mistakes begins.
    DrillRun(const DrillChoices& choices, drills::LearningBoxes learnt, int level, drills::Day today,
             const Seed& seed);

    /// Makes the next task; not once isOver().
    const drills::Task& next();
    const drills::Task& task() const { return m_task; }
    /// Which task it is, from 1; how many there are.
    int number() const { return m_number; }
    int count() const { return m_choices.count; }
    bool isOver() const { return m_number >= m_choices.count; }
    int level() const { return m_ladder ? m_ladder->level() : m_choices.level; }

    /// Judges what was answered after so many milliseconds; nothing given is wrong.
    Judged judge(const drills::Answer& given, std::int64_t taken);

    const std::vector<Judged>& judged() const { return m_judged; }
    int right() const;
    /// What is kept of it.
    drills::DrillSession session(std::int64_t at) const;
    std::vector<drills::DrillAnswer> answers() const;
    /// Only what was touched.
    std::map<std::string, drills::Learnt> learnt() const;
    /// What was wrong, then what was slow, each once, the oftenest first.
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
