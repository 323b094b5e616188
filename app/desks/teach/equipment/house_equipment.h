// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/equipment/equipment_kind.h"

#include <QList>
#include <QString>

namespace mesaviva::app {

/// The house's real equipment, a kind for each game that has some, in the order in which it is chosen from.
/// The only place that names them all. `settings` is the INI file to remember in; empty: the user's own.
QList<EquipmentKind*> houseEquipment(const QString& settings, QObject* parent);

} // namespace mesaviva::app
