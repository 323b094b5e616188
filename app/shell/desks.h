// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/core/desk/desk.h"
#include "app/core/desk/desk_context.h"

#include <QList>

namespace mesaviva::app {

/// Makes all desks, in the order of the lobby; the first is the player's. Without MESAVIVA_DESKS that is the
/// only one.
QList<Desk*> makeDesks(const DeskContext& context);

} // namespace mesaviva::app
