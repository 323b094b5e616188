// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/games/bingo/card_book.h"
#include "engine/games/bingo/commands.h"
#include "engine/games/bingo/events.h"
#include "engine/games/bingo/settings.h"
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
/// amounts in cents, cards as lists of rows, players by name, the crowd's members by crowdName(). `settings`
/// are the room's. With `faces`, the room's book after the event, the crowd's cards are written out.
nlohmann::ordered_json toJson(const Recorded<bingo::Event>& entry, const PlayerNames& names,
                              const bingo::Settings& settings, const bingo::CardBook* faces = nullptr);

/// The event that toJson() has written so in a room with these settings; `table_opened` brings its own and
/// does not ask for them.
Result<Recorded<bingo::Event>, BadField> eventFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                                   const bingo::Settings& settings);

/// The same fields for whoever shows them.
std::vector<Field> fieldsOf(const Recorded<bingo::Event>& entry, const PlayerNames& names,
                            const bingo::Settings& settings);

/// A command as a step of a scenario has it.
nlohmann::ordered_json toJson(const bingo::Command& command, const PlayerNames& names,
                              const bingo::Settings& settings);

/// The command that toJson() has written so.
Result<bingo::Command, BadField> commandFrom(const nlohmann::ordered_json& json, const PlayerIds& ids,
                                             const bingo::Settings& settings);

/// The name of an event's kind, for instance `ball_drawn`.
std::string_view eventName(const bingo::Event& event);

/// All names that eventName() can give for bingo.
std::span<const std::string_view> bingoEventNames();
/// The amounts in them.
std::span<const MoneyField> bingoMoneyFields();

} // namespace mesaviva::record
