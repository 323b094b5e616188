// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/scenario/scenario_session.h"
#include "app/games/poker/poker_session.h"
#include "engine/games/poker/event_fields.h"
#include "engine/games/poker/scenario/poker_runner.h"

namespace mesaviva::app {

/// A poker table at which a scenario's steps act.
using ScenarioPokerSession = ScenarioSession<PokerSession, scenario::PokerRunner>;

} // namespace mesaviva::app
