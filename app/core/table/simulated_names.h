// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/random_stream.h"

#include <QStringList>

namespace mesaviva::app {

/// Up to twelve different names for simulated players, the same in every language.
QStringList simulatedNames(int count, RandomStream& look);

} // namespace mesaviva::app
