// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/table_clock.h"

#include <optional>
#include <string>

namespace mesaviva::scenario {

/// Something that is done, and when. A step with neither `at` nor `when` follows the one before at once.
template <class Command>
struct Step {
    std::optional<Instant> at; ///< at this time, after the timers of that instant
    std::string when;          ///< right after the next event of this name; empty: none
    Command command;
};

} // namespace mesaviva::scenario
