// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_up_to.h"
#include "app/core/record/session_report.h"
#include "engine/base/money.h"

#include <optional>

namespace mesaviva::app {

/// A round that this player left with stakes in play, that went on (B12, I-P35) and has closed since.
struct LeftRound {
    Money staked;
    Money returned;
    Money gained;                   ///< the growth of the wallet at that table since the player left
    bool isWatched = false;         ///< the player has returned to the table
    std::optional<RecordedUpTo> at; ///< its close, if it is on record
    SessionReport session;          ///< which ended with the round (B52)
};

} // namespace mesaviva::app
