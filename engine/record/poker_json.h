// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "poker/events.h"
#include "record/player_names.h"
#include "table/recorded.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string_view>

namespace mesaviva::record {

/// An event in the form that scenario files, records and exports use: `seq`, `t` and `until` in seconds,
/// amounts in cents, cards as `2c`..`As`, players by name, the dealer as `dealer`.
nlohmann::ordered_json toJson(const Recorded<poker::Event>& entry, const PlayerNames& names);

/// The name of an event's kind, for instance `card_dealt`.
std::string_view eventName(const poker::Event& event);

/// All names that eventName() can give.
std::span<const std::string_view> pokerEventNames();

} // namespace mesaviva::record
