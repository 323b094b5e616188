// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/games/roulette/commands.h"
#include "engine/games/roulette/events.h"
#include "engine/games/roulette/settings.h"
#include "engine/record/bad_field.h"
#include "engine/record/field_list.h"
#include "engine/record/player_names.h"
#include "engine/table/recorded.h"

#include <nlohmann/json_fwd.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::record {

struct MoneyField;

/// An event in the form that scenario files, records and exports use: `seq`, `t` and `until` in seconds,
/// amounts in cents, pockets as `0` to `36` and `00`, players by name, every stake with its `chance` and all
/// the `numbers` that it covers. `settings` are the table's.
nlohmann::ordered_json toJson(const Recorded<roulette::Event>& entry, const PlayerNames& names,
                              const roulette::Settings& settings);

/// The event that toJson() has written so at a table with these settings; `table_opened` brings its own and
/// does not ask for them.
Result<Recorded<roulette::Event>, BadField>
eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids, const roulette::Settings& settings);

/// The same fields for whoever shows them.
std::vector<Field> fieldsOf(const Recorded<roulette::Event>& entry, const PlayerNames& names,
                            const roulette::Settings& settings);

/// A command as a step of a scenario has it.
nlohmann::ordered_json toJson(const roulette::Command& command, const PlayerNames& names,
                              const roulette::Settings& settings);

/// The command that toJson() has written so.
Result<roulette::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                const roulette::Settings& settings);

/// The name of an event's kind, for instance `number_drawn`.
std::string_view eventName(const roulette::Event& event);

/// All names that eventName() can give for roulette.
std::span<const std::string_view> rouletteEventNames();
/// The amounts in them.
std::span<const MoneyField> rouletteMoneyFields();

} // namespace mesaviva::record
