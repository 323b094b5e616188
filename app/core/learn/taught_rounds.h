// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/table/table_capabilities.h"
#include "engine/record/rows.h"
#include "engine/scenario/scenario.h"

#include <QSet>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The round on record that a scenario was made from.
struct RecordedAs {
    record::RoundId id;
    record::WallTime opened;
    QSet<QString> simulated; ///< names of the simulated players
};

/// What a game needs to show a lesson at its table.
struct LessonAtTable {
    scenario::Scenario scenario;
    std::vector<std::uint64_t> pauses; ///< time stands still right after these events, given by number
    std::uint64_t from = 1;            ///< the first round that is shown
    bool presented = false;            ///< a scenario or a round on record without explanations
    std::optional<RecordedAs> recorded = {};
};

/// What a game needs to show a study's round at its table.
struct StudyAtTable {
    scenario::Scenario scenario; ///< its last round is the study's
    RecordedAs recorded;
    std::vector<std::int64_t> notes; ///< time stands still right after these events of the round, counted
                                     ///< from 1
};

/// Capability of a game whose lessons and studies are shown at a table. Both functions play the rounds on any
/// thread; their result is called on the GUI thread.
class TaughtRounds {
public:
    virtual ~TaughtRounds() = default;

    /// Plays a lesson, to be shown step by step; empty where no round opens in it.
    virtual TableOpener readLesson(const LessonAtTable& lesson) = 0;
    /// Plays a round of a study, to be shown again; empty where the round never opens.
    virtual TableOpener readStudied(const StudyAtTable& study) = 0;
};

} // namespace mesaviva::app
