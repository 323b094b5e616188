// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // Qt 6.4's moc stumbles over the standard library's newer headers
#include "engine/training/drills/answer.h"
#endif

#include "app/desks/teach/drills/drill_entries.h"

namespace mesaviva::app {

/// A task as it is shown on the cloth, in words and in what lies there.
DrillTask shownTask(const drills::Task& task);

/// What is shown of a task once it is answered: `given` is nothing where time was up or it was passed over.
DrillVerdict shownVerdict(const drills::Task& task, const drills::Answer& given);

} // namespace mesaviva::app
