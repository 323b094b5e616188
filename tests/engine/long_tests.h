// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace mesaviva::kit {

/// Whether tests try everything instead of some of it (MESAVIVA_LONG_TESTS).
inline bool isLong() { return qEnvironmentVariableIsSet("MESAVIVA_LONG_TESTS"); }

} // namespace mesaviva::kit
