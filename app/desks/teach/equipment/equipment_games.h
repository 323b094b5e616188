// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desks/teach/equipment/equipment_kind.h"

#include <QList>
#include <QString>

namespace mesaviva::app {

/// The real equipment of all games, one kind each, in the order of the choice. The only place that lists them
/// all. `settings`: INI file of the options; empty: the user's own.
QList<EquipmentKind*> equipmentKinds(const QString& settings, QObject* parent);

} // namespace mesaviva::app
