// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace mesaviva::simulation {

/// A simulation as it is asked for, in words.
struct Request {
    std::string game;
    std::string rules;
    std::string rounds;
    std::optional<std::string> table; ///< a JSON object, as the `table` of a scenario
    std::optional<std::string> seed;
    std::optional<std::string> shard;
    /// What only some games ask, by the option's name without dashes (requestOptions()).
    std::map<std::string, std::string, std::less<>> options;
};

/// What is wrong with a wish, in one line.
struct BadRequest {
    std::string reason;
};

/// An option that some game has, and what it means there.
struct RequestOption {
    std::string name;
    std::string help; ///< for instance `Poker: how many play; roulette: ...`
};

/// The options of all games, each once.
std::vector<RequestOption> requestOptions();

/// The keys of all games in a sentence, as `poker, roulette or bingo`.
std::string gamesInWords();

/// A whole number from `least` to `most`, in digits; nothing for any other text.
std::optional<std::uint64_t> wholeNumber(const std::string& text, std::uint64_t least, std::uint64_t most);

} // namespace mesaviva::simulation
