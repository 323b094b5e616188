// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "record/player_names.h"
#include "roulette/events.h"
#include "roulette/settings.h"
#include "table/recorded.h"

#include <nlohmann/json.hpp>

#include <span>
#include <string_view>

namespace mesaviva::record {

/// An event in the form that scenario files, records and exports use: `seq`, `t` and `until` in seconds,
/// amounts in cents, pockets as `0` to `36` and `00`, players by name, every stake with its `chance` and all
/// the `numbers` that it covers. `settings` are the table's.
nlohmann::ordered_json toJson(const Recorded<roulette::Event>& entry, const PlayerNames& names,
                              const roulette::Settings& settings);

/// The name of an event's kind, for instance `number_drawn`.
std::string_view eventName(const roulette::Event& event);

/// All names that eventName() can give for roulette.
std::span<const std::string_view> rouletteEventNames();

} // namespace mesaviva::record
