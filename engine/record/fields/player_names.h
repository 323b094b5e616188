// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Returns a player's name for output; never called with kNobody.
using PlayerNames = std::function<std::string(PlayerId)>;

/// Returns the player with this name in the input; nothing if unknown.
using PlayerIds = std::function<std::optional<PlayerId>(std::string_view)>;

} // namespace mesaviva::record
