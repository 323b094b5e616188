// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/check.h"
#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/scenario/file_error.h"
#include "engine/table/injected_by.h"
#include "engine/table/player.h"

#include <nlohmann/json_fwd.hpp>

#include <any>
#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mesaviva::scenario {

/// The part of a scenario in the terms of its game: the table, chance and the steps. Only the game itself
/// reads it.
class Content {
public:
    Content() = default;
    /// `own` is PokerContent or the like: a type that names its `Game` and has that game's `steps`.
    template <class Own>
    requires requires { Own::Game::kKey; }
    Content(Own own)
        : m_game(Own::Game::kKey),
          m_own(std::move(own)) {} // NOLINT(google-explicit-constructor)

    /// The game's key; empty if there is no content.
    std::string_view game() const { return m_game; }
    /// The content as the game's own type; null if it belongs to another game.
    template <class Own>
    const Own* find() const {
        return std::any_cast<Own>(&m_own);
    }
    /// As above, for content that is known to belong to that game.
    template <class Own>
    const Own& as() const {
        const Own* own = find<Own>();
        check(own != nullptr, "a scenario of another game");
        return *own;
    }

private:
    std::string_view m_game;
    std::any m_own;
};

/// An action and its time. A step without `at` and `when` follows the previous one at once.
template <class Command>
struct Step {
    std::optional<Instant> at; ///< at this time, after the timers of that instant
    std::string when;          ///< right after the next event of this name; may be empty
    Command command;
};

/// The title in both languages; one that is left out has the other's text.
struct Title {
    std::string pt;
    std::string en;
};

/// A player at the table from second 0; the index in the list is the PlayerId.
struct Player {
    std::string id;
    Money wallet;
};

/// Expects an event with all these fields, `event` among them; with a count, exactly that number of events.
struct ExpectedEvent {
    std::shared_ptr<const nlohmann::ordered_json> fields; ///< an object; never null
    std::optional<std::uint64_t> count;
    std::string comment = {}; ///< the author's; may be empty
};

/// Expects these players' balances at the end.
struct ExpectedBalance {
    std::vector<std::pair<PlayerId, Money>> wallets;
};

/// The name of the expected event.
std::string eventOf(const ExpectedEvent& expected);

using Expectation = std::variant<ExpectedEvent, ExpectedBalance>;

/// A scenario file in memory: table, players, chance, steps and expectations.
struct Scenario {
    /// SHA-256 of the file's content, hexadecimal, independent of layout; empty if there is no file. Clear it
    /// when you change the scenario.
    std::string digest;
    Title title;
    std::string comment; ///< the author's: what the file is about, and the rules that it asserts
    std::string rules;
    std::vector<Player> players;
    std::optional<Seed> seed;      ///< for chance that the outcome leaves open; empty: a seed from the system
    std::optional<Seed> roundSeed; ///< the first round's own seed, as `round_closed` shows it
    Content content;               ///< table, outcome and steps in the game's own terms
    std::optional<Instant> until;  ///< let the clock run to this time
    std::optional<std::uint64_t> rounds; ///< let the table run until this number of rounds is closed
    std::vector<Expectation> expectations;
    InjectedBy injectedBy = InjectedBy::scenario; ///< what the events of its faults say

    /// The key of the game, for instance `poker`.
    std::string_view game() const { return content.game(); }
};

/// Reads a scenario file's text; returns the first error in it.
Result<Scenario, FileError> read(std::string_view json);

/// Reads a scenario from a file; an unreadable file is an error as well.
Result<Scenario, FileError> load(const std::filesystem::path& path);
/// The same from a stream, such as standard input.
Result<Scenario, FileError> load(std::istream& file);

} // namespace mesaviva::scenario
