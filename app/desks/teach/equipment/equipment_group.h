// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mesaviva::app {

/// Below this, the tables of real equipment are remembered, apart from the lobby's.
inline QString equipmentGroup() { return QStringLiteral("equipment"); }

} // namespace mesaviva::app
