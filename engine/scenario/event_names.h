// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <string_view>

namespace mesaviva::scenario {

/// Whether the game has an event of this name; only such can be waited for or expected.
bool isEventName(std::string_view name, Game game);

} // namespace mesaviva::scenario
