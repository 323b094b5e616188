// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc cannot parse some headers of the standard
                  // library
#include "app/core/scenario/scenario_description.h"
#include "engine/scenario/scenario.h"
#endif

#include "app/core/table/opened_table.h"

namespace mesaviva::app {

/// Capability of a game that plays scenarios.
class ScenarioPlayer {
public:
    virtual ~ScenarioPlayer() = default;

    /// Opens a scenario of this game, `speed` times as fast as table time.
    virtual OpenedTable openScenario(scenario::Scenario scenario, double speed) = 0;
    /// What happens in a scenario of this game, in the current language. On any thread; stops as soon as
    /// `goOn` returns false.
    virtual ScenarioDescription describeScenario(scenario::Scenario scenario, const GoOn& goOn) const = 0;
};

} // namespace mesaviva::app
