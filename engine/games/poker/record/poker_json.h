// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/settings.h"
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
/// amounts in cents, cards as `2c`..`As`, players by name, the dealer as `dealer`.
/// `settings`: those of the table.
nlohmann::ordered_json toJson(const Recorded<poker::Event>& entry, const PlayerNames& names,
                              const poker::Settings& settings);

/// The event that toJson() has written so. Of `settings`, nothing is asked.
Result<Recorded<poker::Event>, BadField> eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                   const poker::Settings& settings);

/// The same fields for whoever shows them.
std::vector<Field> fieldsOf(const Recorded<poker::Event>& entry, const PlayerNames& names,
                            const poker::Settings& settings);

/// A command as a step of a scenario has it.
nlohmann::ordered_json toJson(const poker::Command& command, const PlayerNames& names);

/// The command that toJson() has written so.
Result<poker::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                             const poker::Settings& settings);

/// The name of an event's kind, for instance `card_dealt`.
std::string_view eventName(const poker::Event& event);

/// All names that eventName() can give.
std::span<const std::string_view> pokerEventNames();
/// The amounts in them.
std::span<const MoneyField> pokerMoneyFields();

} // namespace mesaviva::record
