// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/record/event_row.h"
#include "engine/record/round_row.h"
#include "engine/scenario/scenario.h"

#include <QSet>
#include <QString>

#include <cstdint>
#include <vector>

namespace mesaviva::app {

/// What a game needs to show a study's round at its table.
struct StudyAtTable {
    scenario::Scenario scenario;
    record::RoundId id;              ///< the round's id on record
    record::WallTime opened;         ///< when it opened
    QSet<QString> simulated;         ///< names of the simulated players
    std::vector<std::int64_t> notes; ///< time stands still right after these events of the round, counted
                                     ///< from 1
};

} // namespace mesaviva::app
