// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/strict_json.h"

#include <cstdint>
#include <string>

namespace mesaviva::scenario {

/// A scenario file as people write one: a line for each field, and one for each player, step and expectation.
std::string fileText(const Json& file);

/// Milliseconds as the seconds that files have.
Json secondsOf(std::int64_t milliseconds);

} // namespace mesaviva::scenario
