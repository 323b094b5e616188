// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/drills/answer.h"
#endif

#include "app/roulette/roulette_stake_list_model.h"
#include "app/teach/drill_entries.h"

#include <memory>

namespace mesaviva::app {

/// A task as it is shown on the cloth, in words and in what lies there.
DrillTask shownTask(const drills::Task& task);

/// What is shown of a roulette table: wheel, layout, and the places that take stakes.
void showTable(DrillTask& shown, const roulette::Settings& settings);

/// The chips of a roulette task; none of another one's. Never null.
std::unique_ptr<RouletteStakeListModel> shownStakes(const drills::Task& task);

/// What is shown of a task once it is answered: `given` is nothing where time was up or it was passed over.
DrillVerdict shownVerdict(const drills::Task& task, const drills::Answer& given);

} // namespace mesaviva::app
