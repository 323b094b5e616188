// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/inspect/inspect_desk.h"
#include "app/desks/teach/teach_desk.h"
#include "app/shell/application.h"

namespace mesaviva::app {

inline InspectDesk& inspectDesk(Application& application) { return *application.desks()->get<InspectDesk>(); }
inline TeachDesk& teachDesk(Application& application) { return *application.desks()->get<TeachDesk>(); }

} // namespace mesaviva::app
