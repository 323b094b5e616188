// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/base/result.h"
#include "engine/base/seed.h"
#include "engine/base/table_clock.h"
#include "engine/scenario/content.h"
#include "engine/scenario/file_error.h"
#include "engine/table/player.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
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

/// Somebody who is at the table from second 0. The place in the list is the PlayerId.
struct Player {
    std::string id;
    Money wallet;
};

/// Some event has all these fields, `event` among them; with a count, exactly so many events.
struct ExpectedEvent {
    std::shared_ptr<const nlohmann::ordered_json> fields; ///< an object; never null
    std::optional<std::uint64_t> count;
};

/// At the end these players' wallets hold these amounts.
struct ExpectedBalance {
    std::vector<std::pair<PlayerId, Money>> wallets;
};

/// The name of the event that is expected.
std::string eventOf(const ExpectedEvent& expected);

using Expectation = std::variant<ExpectedEvent, ExpectedBalance>;

/// A scenario file that has been read: who is at which table, what chance brings, who does what and when, and
/// what must come of it.
struct Scenario {
    /// SHA-256 of all that its file says, hexadecimal, however that is laid out; empty: it is none of a file.
    /// Whoever changes anything in it empties it.
    std::string digest;
    Title title;
    std::string rules;
    std::vector<Player> players;
    std::optional<Seed> seed;            ///< of what the outcome leaves open; none: the system's
    std::optional<Seed> roundSeed;       ///< the first round's own seed, as `round_closed` shows it
    Content content;                     ///< table, outcome and steps, in the game's own terms
    std::optional<Instant> until;        ///< the clock runs on to this time
    std::optional<std::uint64_t> rounds; ///< the table runs until so many rounds are closed
    std::vector<Expectation> expectations;

    /// The key of the game, for instance `poker`.
    std::string_view game() const { return content.game(); }
};

/// Reads a scenario file's text, and refuses it with the first thing in it that is wrong.
Result<Scenario, FileError> read(std::string_view json);

} // namespace mesaviva::scenario
