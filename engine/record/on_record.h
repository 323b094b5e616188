// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a record must know of each game: how its events are written and read, and what brings them. Everything
// else in engine/record is the same for all games.
#pragma once

#include "engine/base/result.h"
#include "engine/bingo/game.h"
#include "engine/poker/game.h"
#include "engine/record/bad_field.h"
#include "engine/record/event_row.h"
#include "engine/record/player_names.h"
#include "engine/record/round_sum.h"
#include "engine/roulette/game.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace mesaviva::record {

/// What a record must know of a game: the same members for each.
template <class GameType, class SettingsType>
struct OnRecord {
    using Game = GameType;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Chance = typename Game::Chance;
    using Settings = SettingsType;
    using Entry = Recorded<Event>;
};

/// Póquer sem descarte on record.
struct PokerOnRecord : OnRecord<poker::Game, poker::Settings> {
    static constexpr std::string_view kName = "poker";
    using FailSystem = poker::FailSystem;
    /// Whether the table itself looks at what has happened in its round (R33).
    static constexpr bool kLooksBack = false;
    /// Whether that is what the table needs now.
    static constexpr bool asksTheRecord(Game::NeedKind) { return false; }
    /// Settings to begin with, before `table_opened` says which they are.
    static Settings anySettings() { return {}; }

    /// The event as it is kept.
    static void write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                      const Settings& settings);
    /// The event of a whole line (lineOf()).
    static Result<Entry, BadField> read(const nlohmann::ordered_json& line, const PlayerIds& ids,
                                        const Settings& settings);
    /// Whether a table may have these settings.
    static bool mayOpen(const Settings& settings);
    /// Takes an event into the sum of its round.
    static void sumUp(RoundSum& sum, const Event& event);

    /// The chance of a round with this seed, which brings beforehand what the round's events say that a
    /// scenario or a person has brought.
    static std::unique_ptr<Chance> chanceOf(const Settings& settings, const Seed& seed,
                                            std::span<const Entry> round);
    /// Commands, one of which has brought the first of these events; several where it can't be told. What
    /// time alone brings is not among them.
    static void addCauses(const State& state, std::span<const Entry> coming, std::vector<Command>& causes);
    /// Whether more than one event of this kind, one after the other, has to be seen to tell the cause.
    static bool comesInRuns(std::string_view) { return false; }
    /// Takes into chance's command what only the event can know.
    static void complete(Command&, const Event&) {}
};

/// Roulette on record.
struct RouletteOnRecord : OnRecord<roulette::Game, roulette::Settings> {
    static constexpr std::string_view kName = "roulette";
    using FailSystem = roulette::FailSystem;
    static constexpr bool kLooksBack = true;
    static constexpr bool asksTheRecord(Game::NeedKind need) { return need == roulette::OwnNeed::record; }
    static Settings anySettings() { return Settings(roulette::RuleSet::online); }

    static void write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                      const Settings& settings);
    static Result<Entry, BadField> read(const nlohmann::ordered_json& line, const PlayerIds& ids,
                                        const Settings& settings);
    static bool mayOpen(const Settings& settings);
    static void sumUp(RoundSum& sum, const Event& event);
    static std::unique_ptr<Chance> chanceOf(const Settings& settings, const Seed& seed,
                                            std::span<const Entry> round);
    static void addCauses(const State& state, std::span<const Entry> coming, std::vector<Command>& causes);
    static bool comesInRuns(std::string_view kind) { return kind == "staked" || kind == "stake_taken_back"; }
    static void complete(Command&, const Event&) {}
};

/// Bingo on record.
struct BingoOnRecord : OnRecord<bingo::Game, bingo::Settings> {
    static constexpr std::string_view kName = "bingo";
    using FailSystem = bingo::FailSystem;
    static constexpr bool kLooksBack = false;
    static constexpr bool asksTheRecord(Game::NeedKind) { return false; }
    static Settings anySettings() { return Settings(); }

    static void write(EventTextWriter& writer, const Entry& entry, const PlayerNames& names,
                      const Settings& settings);
    static Result<Entry, BadField> read(const nlohmann::ordered_json& line, const PlayerIds& ids,
                                        const Settings& settings);
    static bool mayOpen(const Settings& settings);
    static void sumUp(RoundSum& sum, const Event& event);
    static std::unique_ptr<Chance> chanceOf(const Settings& settings, const Seed& seed,
                                            std::span<const Entry> round);
    static void addCauses(const State& state, std::span<const Entry> coming, std::vector<Command>& causes);
    static bool comesInRuns(std::string_view kind) { return kind == "card_sold"; }
    static void complete(Command& command, const Event& event);
};

/// What a record must know of this game.
template <class Game>
struct OnRecordOf;
template <>
struct OnRecordOf<poker::Game> {
    using Type = PokerOnRecord;
};
template <>
struct OnRecordOf<roulette::Game> {
    using Type = RouletteOnRecord;
};
template <>
struct OnRecordOf<bingo::Game> {
    using Type = BingoOnRecord;
};

/// Calls `with(Kind<PokerOnRecord>{})` or the like for the game of that name; false where there is none.
template <class With>
bool withGame(std::string_view game, const With& with) {
    if (game == PokerOnRecord::kName) {
        with(Kind<PokerOnRecord>{});
    } else if (game == RouletteOnRecord::kName) {
        with(Kind<RouletteOnRecord>{});
    } else if (game == BingoOnRecord::kName) {
        with(Kind<BingoOnRecord>{});
    } else {
        return false;
    }
    return true;
}

} // namespace mesaviva::record
