// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/money.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
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

/// What is wrong with a request for a simulation or for figures, or with a file of a part. The comments name
/// the arguments of BadRequest in order. The sentences are in app/cli/sentences/request_sentences.cpp.
enum class RequestProblem : std::uint8_t {
    in_file,        ///< see BadRequest::file
    no_game,        ///< the text in quotes
    not_whole_from, ///< the text in quotes, the least, the most
    not_seed,
    not_object,
    not_list,
    too_many_rounds,
    minimum_too_high,

    // Simulations.
    other_games_option, ///< the game
    no_shard,           ///< the text in quotes
    shard_without_seed,
    no_strategy,        ///< the text in quotes
    no_chance,          ///< the text in quotes
    chance_not_offered, ///< the chance
    stakes_too_high,
    too_many_cards,
    cards_too_dear,

    // Parts of a simulation.
    nothing_to_merge,
    parts_missing, ///< how many there should be, how many there are
    part_interrupted,
    other_simulation,
    part_twice, ///< its number
    not_share,  ///< its rounds, how many it should have
    no_part,    ///< the missing field
    no_such_game,
    field_not_object,     ///< the field
    field_not_sum,        ///< the field
    field_not_amount,     ///< the field
    field_not_whole_from, ///< the field, the least, the most

    // Figures.
    needs_whole_from, ///< the least, the most
    only_stakes,
    stake_refused,          ///< the refusal's name
    stake_refused_by_rules, ///< the refusal's name, the rules
    no_single_series,
    no_card, ///< the text in quotes
    no_ties, ///< the text in quotes
    not_ten_pays,
    no_pay,         ///< the text in quotes, the highest pay
    not_five_cards, ///< how many are given
    not_one_card,   ///< how many are given
    card_twice,     ///< the card
    none_for_dealer,
};

/// The first error in a request, or in the files of parts.
struct BadRequest {
    std::string about{}; ///< the option or the file, as `--table`; may be empty
    RequestProblem problem = RequestProblem::in_file;
    std::vector<std::string> arguments{};
    std::optional<scenario::FileError> file{}; ///< what is wrong with the JSON of a table, stakes or a part
};

/// A game's option and its meaning.
struct RequestOption {
    std::string name;
    std::string help; ///< for instance `Poker: how many play; roulette: ...`
};

/// The options of all games, each once.
std::vector<RequestOption> requestOptions();

/// Parses a whole number from `least` to `most`, digits only; nothing for any other text.
std::optional<std::uint64_t> wholeNumber(const std::string& text, std::uint64_t least, std::uint64_t most);

struct GameSimulations;

/// Ends the reading: throws BadRequest, which readPlan() catches. `about` is an option such as `--table`.
[[noreturn]] void refuse(std::string about, RequestProblem problem, std::vector<std::string> arguments = {});

/// A word in quotes for arguments, shortened if it is long.
std::string inQuotes(const std::string& text);

/// A whole number in digits; any other text ends the reading with an error about this option.
std::uint64_t number(std::string_view option, const std::string& text, std::uint64_t least,
                     std::uint64_t most);

/// The options of a request for a game's plan, and the bounds of what can be simulated.
class RequestReader {
public:
    /// `request` must outlive the reader.
    RequestReader(const Request& request, std::uint64_t rounds) : m_request(request), m_rounds(rounds) {}

    /// The option's text, or `usual` if it is not given.
    std::string text(std::string_view option, std::string_view usual) const;
    /// The same for a whole number.
    std::uint64_t number(std::string_view option, std::uint64_t usual, std::uint64_t least,
                         std::uint64_t most) const;

    /// Ends the reading if the sums can't hold this number of rounds, with at most this many cents staked or
    /// returned in each.
    void refuseUnlessSummable(double mostOfRound) const;
    /// Ends the reading unless a wallet lasts for a block of rounds (GamePlan::kBlockRounds) in any case.
    static void refuseUnlessAffordable(Money mostStaked);

private:
    const Request& m_request;
    std::uint64_t m_rounds;
};

/// The game named in a request. This function and the following throw BadRequest.
const GameSimulations& gameOf(const Request& request);

/// The request's table, an object; empty if it has none.
scenario::Json tableOf(const Request& request);

/// A scenario at that table under the request's rules, with one player, `player`, and these steps only; it is
/// read by the code for scenario files.
scenario::Scenario scenarioAt(const Request& request, const scenario::Json& table,
                              const scenario::Json& steps = scenario::Json::array());

} // namespace mesaviva::simulation
