// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/games/poker/commands.h"
#include "engine/games/poker/events.h"
#include "engine/games/poker/settings.h"
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
/// amounts in cents, cards as `2c`..`As`, players by name, the dealer as `dealer`. `settings`: the table's.
nlohmann::ordered_json toJson(const Recorded<poker::Event>& entry, const PlayerNames& names,
                              const poker::Settings& settings);

/// Reads an event written by toJson(). Doesn't use `settings`.
Result<Recorded<poker::Event>, BadField> eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                   const poker::Settings& settings);

/// The same fields for display.
std::vector<Field> fieldsOf(const Recorded<poker::Event>& entry, const PlayerNames& names,
                            const poker::Settings& settings);

/// A command as a scenario step.
nlohmann::ordered_json toJson(const poker::Command& command, const PlayerNames& names);

/// Reads a command written by toJson().
Result<poker::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                             const poker::Settings& settings);

/// The key of an event's kind, for instance `card_dealt`.
std::string_view eventName(const poker::Event& event);

/// All keys that eventName() can return.
std::span<const std::string_view> pokerEventNames();
/// The fields of those events that contain amounts.
std::span<const MoneyField> pokerMoneyFields();

} // namespace mesaviva::record
