// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"
#include "engine/record/fields/field_list.h"
#include "engine/record/fields/player_names.h"
#include "engine/table/journal.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::record {

struct MoneyField;

/// An event in the JSON form of scenario files, records and exports: `seq`, `t` and `until` in seconds,
/// amounts in cents, pockets as `0` to `36` and `00`, players by name, every stake with its `chance` and all
/// the `numbers` that it covers. `settings` are the table's.
nlohmann::ordered_json toJson(const Recorded<roulette::Event>& entry, const PlayerNames& names,
                              const roulette::Settings& settings);

/// Reads an event that toJson() wrote for a table with these settings; `table_opened` contains its own and
/// ignores them.
Result<Recorded<roulette::Event>, BadField>
eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids, const roulette::Settings& settings);

/// The same fields for display.
std::vector<Field> fieldsOf(const Recorded<roulette::Event>& entry, const PlayerNames& names,
                            const roulette::Settings& settings);

/// A command as a scenario step.
nlohmann::ordered_json toJson(const roulette::Command& command, const PlayerNames& names,
                              const roulette::Settings& settings);

/// Reads a command written by toJson().
Result<roulette::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                const roulette::Settings& settings);

/// The key of an event's kind, for instance `number_drawn`.
std::string_view eventName(const roulette::Event& event);

/// All keys that eventName() can return for roulette.
std::span<const std::string_view> rouletteEventNames();
/// The fields of those events that contain amounts.
std::span<const MoneyField> rouletteMoneyFields();

} // namespace mesaviva::record
