// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"
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
/// amounts in cents, cards as lists of rows, players by name, the crowd's members by crowdName(). `settings`
/// are the room's. With `faces`, the room's book after the event, it includes the crowd's cards.
nlohmann::ordered_json toJson(const Recorded<bingo::Event>& entry, const PlayerNames& names,
                              const bingo::Settings& settings, const bingo::CardBook* faces = nullptr);

/// Reads an event that toJson() wrote in a room with these settings; `table_opened` contains its own and
/// ignores them.
Result<Recorded<bingo::Event>, BadField> eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                   const bingo::Settings& settings);

/// The same fields for display.
std::vector<Field> fieldsOf(const Recorded<bingo::Event>& entry, const PlayerNames& names,
                            const bingo::Settings& settings);

/// A command as a scenario step.
nlohmann::ordered_json toJson(const bingo::Command& command, const PlayerNames& names,
                              const bingo::Settings& settings);

/// Reads a command written by toJson().
Result<bingo::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                             const bingo::Settings& settings);

/// The key of an event's kind, for instance `ball_drawn`.
std::string_view eventName(const bingo::Event& event);

/// All keys that eventName() can return for bingo.
std::span<const std::string_view> bingoEventNames();
/// The fields of those events that contain amounts.
std::span<const MoneyField> bingoMoneyFields();

} // namespace mesaviva::record
