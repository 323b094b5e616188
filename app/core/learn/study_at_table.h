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
    record::RoundId id;              ///< what the round was called on record
    record::WallTime opened;         ///< and when it opened
    QSet<QString> simulated;         ///< names of those whom the program played
    std::vector<std::int64_t> notes; ///< right after these events of the round, from 1, time stands still
};

} // namespace mesaviva::app
