// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/request_sentences.h"

#include "app/cli/sentences/file_error_sentences.h"
#include "engine/simulation/game_simulations.h"

#include <cstddef>
#include <vector>

namespace mesaviva::app {

using simulation::BadRequest;
using simulation::RequestProblem;

namespace {

const char* sentenceOf(RequestProblem problem) {
    switch (problem) {
    case RequestProblem::in_file: return ""; // the file's own sentence
    case RequestProblem::no_game: return "%1 is not %2";
    case RequestProblem::not_whole_from: return "%1 is no whole number from %2 to %3";
    case RequestProblem::not_seed: return "not 64 hexadecimal digits";
    case RequestProblem::not_object: return "not a JSON object";
    case RequestProblem::not_list: return "not a JSON list of stakes";
    case RequestProblem::too_many_rounds: return "too many to be added up at such stakes";
    case RequestProblem::minimum_too_high: return "the minimum is too high for many rounds";
    case RequestProblem::other_games_option: return "not an option of %1";
    case RequestProblem::no_shard: return "%1 is no part of a whole, as 1/4 to 4/4";
    case RequestProblem::shard_without_seed: return "the parts of a simulation need one --seed";
    case RequestProblem::no_strategy: return "%1 is not always, pair, ace_king or best";
    case RequestProblem::no_chance: return "%1 is no chance, as straight, split or red";
    case RequestProblem::chance_not_offered: return "this table does not offer %1";
    case RequestProblem::stakes_too_high: return "more than the table takes";
    case RequestProblem::too_many_cards: return "more cards than a simulated room has";
    case RequestProblem::cards_too_dear: return "their cards cost more than a room can take";
    case RequestProblem::nothing_to_merge: return "nothing to merge";
    case RequestProblem::parts_missing: return "of %1 parts there are %2";
    case RequestProblem::part_interrupted: return "was interrupted; run this part again";
    case RequestProblem::other_simulation: return "a part of another simulation";
    case RequestProblem::part_twice: return "part %1 is there twice";
    case RequestProblem::not_share: return "has %1 rounds, its share is %2";
    case RequestProblem::no_part: return "no part of a simulation: \"%1\" is missing";
    case RequestProblem::no_such_game: return "no such game";
    case RequestProblem::field_not_object: return "\"%1\" is no object";
    case RequestProblem::field_not_sum: return "\"%1\" is no sum";
    case RequestProblem::field_not_amount: return "\"%1\" is no amount in cents";
    case RequestProblem::field_not_whole_from: return "\"%1\" is no whole number from %2 to %3";
    case RequestProblem::needs_whole_from: return "a whole number from %1 to %2";
    case RequestProblem::only_stakes: return "only stake, series and neighbours lay stakes";
    case RequestProblem::stake_refused: return "%1";
    case RequestProblem::stake_refused_by_rules: return "%1 (%2)";
    case RequestProblem::no_single_series: return "for one series, where it is a stake of its own (R28)";
    case RequestProblem::no_card: return "%1 is no card: 2c to As, ten is T, suits are c d h s";
    case RequestProblem::no_ties: return "%1 is no reading of ties: suit, exactly, colour or none";
    case RequestProblem::not_ten_pays:
        return "ten pays are needed, with commas between them, from the royal flush down";
    case RequestProblem::no_pay: return "%1 is no pay: a whole number from 0 to %2";
    case RequestProblem::not_five_cards: return "five cards are needed, %1 are given";
    case RequestProblem::not_one_card: return "one card is needed, %1 are given";
    case RequestProblem::card_twice: return "%1 is given twice";
    case RequestProblem::none_for_dealer: return "four cards must be left to the dealer";
    }
    return "";
}

} // namespace

std::string gamesInWords() {
    const auto games = simulation::allSimulations();
    std::string words;
    for (std::size_t i = 0; i < games.size(); ++i) {
        if (i > 0) {
            words += i + 1 < games.size() ? ", " : " or ";
        }
        words += games[i]->key;
    }
    return words;
}

std::string englishText(const BadRequest& bad) {
    if (bad.file && bad.about.empty()) { // the options become fields of a scenario with the same names
        return (bad.file->path == "game" ? "" : "--") + englishText(*bad.file);
    }
    std::vector<std::string> arguments = bad.arguments;
    if (bad.problem == RequestProblem::no_game) {
        arguments.push_back(gamesInWords());
    }
    return bad.about + (bad.about.empty() ? "" : ": ") +
           (bad.file ? englishText(*bad.file) : filledIn(sentenceOf(bad.problem), arguments));
}

} // namespace mesaviva::app
