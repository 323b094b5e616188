// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/bingo/commands.h"
#include "engine/bingo/settings.h"
#include "engine/poker/card.h"
#include "engine/poker/commands.h"
#include "engine/poker/settings.h"
#include "engine/roulette/commands.h"
#include "engine/roulette/pocket.h"
#include "engine/roulette/settings.h"
#include "engine/scenario/file_error.h"
#include "engine/table/player.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::scenario {

/// What the scenario is called in the two languages; a language that is left out has the other's text.
struct Title {
    std::string pt;
    std::string en;
};

/// The games that this version can play from a scenario, in the order of Scenario::content's alternatives.
enum class Game : std::uint8_t { poker, roulette, bingo };

/// Somebody who is at the table from second 0. The place in the list is the PlayerId.
struct Player {
    std::string id;
    Money wallet;
};

/// Something that is done, and when. A step with neither `at` nor `when` follows the one before at once.
template <class Command>
struct Step {
    std::optional<Instant> at; ///< at this time, after the timers of that instant
    std::string when;          ///< right after the next event of this name; empty: none
    Command command;
};

/// What a scenario says in the terms of poker.
struct PokerContent {
    poker::Settings table;
    std::vector<int> seats;         ///< where the players sit, by PlayerId
    std::vector<poker::Card> cards; ///< of the first deal, the burnt card first; the seed completes them
    std::vector<Step<poker::Command>> steps;
};

/// What a scenario says in the terms of roulette.
struct RouletteContent {
    roulette::Settings table;
    std::vector<std::optional<Money>>
        chipValues;                        ///< of value-less chips (R9), by PlayerId; none: the default
    std::vector<roulette::Pocket> pockets; ///< of the first spins, void ones included
    std::vector<Step<roulette::Command>> steps;
};

/// The simulated crowd of a bingo room, which buys cards in every sale by the round's seed.
struct BingoCrowdSize {
    std::uint32_t players = 0; ///< 0: no crowd
    std::uint32_t cards = 6;   ///< the most that one of them buys in a round
};

/// What a scenario says in the terms of bingo.
struct BingoContent {
    bingo::Settings table;
    BingoCrowdSize crowd;
    bool writeCrowd = false;                     ///< the crowd's cards are written out
    std::vector<bingo::Ball> balls;              ///< of the first draw, in order; the seed completes them
    std::vector<std::vector<bingo::Card>> cards; ///< by PlayerId, in the order of buying
    std::vector<Step<bingo::Command>> steps;
};

/// Some event has all these fields, `event` among them; with a count, exactly so many events.
struct ExpectedEvent {
    nlohmann::ordered_json fields;
    std::optional<std::uint64_t> count;
};

/// At the end these players' wallets hold these amounts.
struct ExpectedBalance {
    std::vector<std::pair<PlayerId, Money>> wallets;
};

using Expectation = std::variant<ExpectedEvent, ExpectedBalance>;

/// A scenario file that has been read: who is at which table, what chance brings, who does what and when, and
/// what must come of it.
struct Scenario {
    Title title;
    std::string rules;
    std::vector<Player> players;
    std::optional<Seed> seed; ///< of what the outcome leaves open; none: the system's
    std::variant<PokerContent, RouletteContent, BingoContent> content; ///< table, outcome, steps of the game
    std::optional<Instant> until;                                      ///< the clock runs on to this time
    std::optional<std::uint64_t> rounds; ///< the table runs until so many rounds are closed
    std::vector<Expectation> expectations;

    Game game() const { return static_cast<Game>(content.index()); }
};

/// Reads a scenario file's text, and refuses it with the first thing in it that is wrong.
Result<Scenario, FileError> read(std::string_view json);

} // namespace mesaviva::scenario
