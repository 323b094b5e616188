// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/player.h"

#include <functional>
#include <string>

namespace mesaviva::record {

/// Gives the name under which a player appears in what is written; never asked for kNobody.
using PlayerNames = std::function<std::string(PlayerId)>;

} // namespace mesaviva::record
