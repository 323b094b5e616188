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

} // namespace mesaviva::app
