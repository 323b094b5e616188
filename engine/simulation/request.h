// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::simulation {

/// A request for a simulation, as texts.
struct Request {
    std::string game;
    std::string rules;
    std::string rounds;
    std::optional<std::string> table; ///< a JSON object, as the `table` of a scenario
    std::optional<std::string> seed;
    std::optional<std::string> shard;
    /// Options of individual games, by name without dashes (requestOptions()).
    std::map<std::string, std::string, std::less<>> options;
};

/// What is wrong with a request, in one line.
struct BadRequest {
    std::string reason;
};

/// A game's option and its meaning.
struct RequestOption {
    std::string name;
    std::string help; ///< for instance `Poker: how many play; roulette: ...`
};

/// The options of all games, each once.
std::vector<RequestOption> requestOptions();

/// The keys of all games as a phrase: `poker, roulette or bingo`.
std::string gamesInWords();

/// Parses a whole number from `least` to `most`, digits only; nothing for any other text.
std::optional<std::uint64_t> wholeNumber(const std::string& text, std::uint64_t least, std::uint64_t most);

} // namespace mesaviva::simulation
