// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc fails on newer standard library headers
#include "engine/training/drills/answer.h"
#endif

#include "app/desks/teach/drills/drill_entries.h"

namespace mesaviva::app {

/// A task as shown on the cloth.
DrillTask shownTask(const drills::Task& task);

/// The verdict on a task as shown; `given` is empty if time was up or the task was skipped.
DrillVerdict shownVerdict(const drills::Task& task, const drills::Answer& given);

} // namespace mesaviva::app
