// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/drills/drill_session.h"
#include "engine/training/drills/learning_boxes.h"
#include "engine/training/drills/task.h"
#endif

#include "app/core/settings/settings_store.h"

#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// Saved options of the drills.
struct DrillChoices {
    drills::Drill drill = drills::Drill::payment;
    int table = 0;  ///< index in rulesWheels()
    int level = 0;  ///< 1 to drills::kLevels; 0: adapts to the trainee's mistakes
    int stacks = 1; ///< drills::Stacks
    int count = 20; ///< tasks of a session, 5 to 100
    /// Target time of a task in seconds, 1 to 120, by drill and level (0: of an adaptive session); 0: the
    /// usual one, drills::targetOf().
    std::array<std::array<int, drills::kLevels + 1>, drills::kDrills> targets{};
    int limit = 0; ///< seconds until a task is failed, up to 600; 0: unlimited
    int mark = 80; ///< pass mark in per cent, 1 to 100

    /// Reads the saved options; invalid values become the defaults above.
    static DrillChoices from(const SettingsStore& store);
    void save(SettingsStore& store) const;

    /// The target for a task of that level of the drill, in seconds.
    int targetAt(int taskLevel) const;
    /// Sets the target for the drill at the chosen level; the usual one is not stored.
    void setTarget(int seconds);
    /// Whether the drill's usual target holds at the chosen level.
    bool isUsualTarget() const { return chosenTarget() == 0; }

    /// Number of tables to choose from.
    static int tables();

    /// Terms of the table, with chips of that value.
    drills::Terms terms(Money chip) const;

private:
    int chosenTarget() const {
        return targets[static_cast<std::size_t>(drill)][static_cast<std::size_t>(level)];
    }
};

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
