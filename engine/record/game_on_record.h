// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What <game>_on_record.h is made of.
#pragma once

#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/record/bad_field.h"
#include "engine/record/event_row.h"
#include "engine/record/player_names.h"
#include "engine/record/room_jackpots.h"
#include "engine/record/round_sum.h"
#include "engine/table/recorded.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {

struct OutcomeWay;

/// What a record must know of a game: the same members for each.
template <class GameType, class SettingsType>
struct OnRecord {
    using Game = GameType;
    static constexpr std::string_view kName = Game::kKey;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Chance = typename Game::Chance;
    using Settings = SettingsType;
    using Entry = Recorded<Event>;

    // B43: most games have no jackpots that stand with the house's accounts.

    /// The room that a table is, by which its jackpots are kept; empty: it is none.
    static std::string roomOf(const Settings&) { return {}; }
    static RoomJackpots jackpotsOf(const State&) { return {}; }
    /// With what they begin (B41).
    static RoomJackpots baseOf(const Settings&) { return {}; }
};

/// What a record must know of this game: PokerOnRecord or the like.
template <class Game>
struct OnRecordOf;

} // namespace mesaviva::record
