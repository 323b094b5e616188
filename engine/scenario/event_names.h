// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace mesaviva::scenario {

/// Whether some game has an event of this name; only such can be waited for or expected.
bool isEventName(std::string_view name);

} // namespace mesaviva::scenario
