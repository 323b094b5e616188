// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/money.h"
#include "base/result.h"
#include "base/seed.h"
#include "base/table_clock.h"
#include "poker/card.h"
#include "poker/commands.h"
#include "poker/settings.h"
#include "scenario/file_error.h"
#include "table/player.h"

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

/// The games that this version can play from a scenario.
enum class Game : std::uint8_t { poker };

/// Somebody who sits at the table from second 0. The place in the list is the PlayerId.
struct Player {
    std::string id;
    int seat = 1;
    Money wallet;
};

/// What chance brings; what is left open comes from the seed or the system's generator.
struct Outcome {
    std::vector<poker::Card> cards; ///< of the first deal, the burnt card first
    std::optional<Seed> seed;
};

/// Something that is done, and when. A step with neither `at` nor `when` follows the one before at once.
struct Step {
    std::optional<Instant> at; ///< at this time, after the timers of that instant
    std::string when;          ///< right after the next event of this name; empty: none
    poker::Command command;
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

/// A scenario file that has been read: who sits at which table, what chance brings, who does what and when,
/// and what must come of it.
struct Scenario {
    Title title;
    Game game = Game::poker;
    std::string rules;
    poker::Settings table;
    std::vector<Player> players;
    Outcome outcome;
    std::vector<Step> steps;
    std::optional<Instant> until;        ///< the clock runs on to this time
    std::optional<std::uint64_t> rounds; ///< the table runs until so many rounds are closed
    std::vector<Expectation> expectations;
};

/// Reads a scenario file's text, and refuses it with the first thing in it that is wrong.
Result<Scenario, FileError> read(std::string_view json);

} // namespace mesaviva::scenario
