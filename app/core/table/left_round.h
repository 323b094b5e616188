// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/record/recorded_up_to.h"
#include "app/core/record/session_report.h"
#include "engine/base/money.h"

#include <optional>

namespace mesaviva::app {

/// A round that this player has left with stakes in play, which went on (B12, I-P35), and which has closed
/// since.
struct LeftRound {
    Money staked;
    Money returned;
    Money gained;                   ///< of the wallet at that table, since the player left
    bool isWatched = false;         ///< the player has come back to the table
    std::optional<RecordedUpTo> at; ///< its close, where it is on record
    SessionReport session;          ///< which has ended with the round (B52)
};

} // namespace mesaviva::app
