// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/player.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// Gives the name under which a player appears in what is written; never asked for kNobody.
using PlayerNames = std::function<std::string(PlayerId)>;

/// Gives the player whom what is read calls so; nothing for a name that it has not heard of.
using PlayerIds = std::function<std::optional<PlayerId>(std::string_view)>;

} // namespace mesaviva::record
