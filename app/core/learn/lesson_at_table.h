// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"
#include "engine/record/round_row.h"
#include "engine/scenario/scenario.h"

#include <QSet>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace mesaviva::app {

/// The round on record that a scenario was made of.
struct RecordedAs {
    record::RoundId id;
    record::WallTime opened;
    QSet<QString> simulated; ///< names of those whom the program played
};

/// What a game needs to show a lesson at its table.
struct LessonAtTable {
    scenario::Scenario scenario;
    std::vector<std::uint64_t> pauses; ///< right after these events, by their numbers, time stands still
    std::uint64_t from = 1;            ///< the first round that is shown
    bool presented = false;            ///< a scenario or a round on record, in which nothing is said
    std::optional<RecordedAs> recorded = {};
};

} // namespace mesaviva::app
