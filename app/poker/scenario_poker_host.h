// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "poker/poker_host.h"
#include "scenario/runner.h"
#include "table/scenario_host.h"

namespace mesaviva::app {

/// A poker table at which a scenario's steps act.
using ScenarioPokerHost = ScenarioHost<PokerHost, scenario::PokerRunner>;

} // namespace mesaviva::app
