// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bingo/card_book.h"
#include "bingo/events.h"
#include "bingo/settings.h"
#include "record/player_names.h"
#include "table/recorded.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mesaviva::record {

/// An event in the form that scenario files, records and exports use: `seq`, `t` and `until` in seconds,
/// amounts in cents, cards as lists of rows, players by name, the crowd's members by crowdName(). `settings`
/// are the room's. With `faces`, the room's book after the event, the crowd's cards are written out.
nlohmann::ordered_json toJson(const Recorded<bingo::Event>& entry, const PlayerNames& names,
                              const bingo::Settings& settings, const bingo::CardBook* faces = nullptr);

/// The boxes of a card as lists of numbers, row by row from the top; a blank box and the free centre are 0.
nlohmann::ordered_json rowsOf(const bingo::Card& card, const bingo::Shape& shape);

/// What names of the crowd's members begin with; a member's number follows.
inline constexpr std::string_view kCrowdPrefix = "crowd:";

/// The name of the crowd's n-th member, from 1: `crowd:n`.
std::string crowdName(std::uint32_t member);

/// The name of an event's kind, for instance `ball_drawn`.
std::string_view eventName(const bingo::Event& event);

/// All names that eventName() can give for bingo.
std::span<const std::string_view> bingoEventNames();

} // namespace mesaviva::record
