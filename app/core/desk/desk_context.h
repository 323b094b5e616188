// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/record/round_link.h"
#endif

#include "app/core/game/game_registry.h"
#include "app/core/history/record_history_model.h"
#include "app/core/reader/reader.h"
#include "app/core/record/record_keeper.h"

#include <functional>

namespace mesaviva::app {

/// What a desk gets from the program around it. Everything outlives the desk.
struct DeskContext {
    RecordKeeper& record;
    GameRegistry& games;
    RecordHistoryModel& history;
    Reader& reader;
    /// Shows a table in the window instead of what was shown before.
    std::function<void(OpenedTable)> show;
    /// Replays a round on record, paused at the moment that the link leads to.
    std::function<void(const record::RoundLink&)> openLink;
};

} // namespace mesaviva::app
