// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/file_error_sentences.h"

#include <cstddef>

// Marks a text for lupdate; the window looks up its translation in that context (FileErrorText).
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace mesaviva::app {

using scenario::FileError;
using scenario::FileProblem;

const char* sentenceOf(FileProblem problem) {
    switch (problem) {
    case FileProblem::is_folder: return QT_TRANSLATE_NOOP("FileErrorText", "is a folder, not a file");
    case FileProblem::not_opened: return QT_TRANSLATE_NOOP("FileErrorText", "can't be opened");
    case FileProblem::not_read: return QT_TRANSLATE_NOOP("FileErrorText", "can't be read");
    case FileProblem::not_written: return QT_TRANSLATE_NOOP("FileErrorText", "can't be written");
    case FileProblem::too_large: return QT_TRANSLATE_NOOP("FileErrorText", "is larger than 16 MiB");
    case FileProblem::too_many_bytes: return QT_TRANSLATE_NOOP("FileErrorText", "more than %1 bytes");
    case FileProblem::nul_byte: return QT_TRANSLATE_NOOP("FileErrorText", "a NUL byte");
    case FileProblem::not_json: return QT_TRANSLATE_NOOP("FileErrorText", "not JSON: %1");
    case FileProblem::not_json_nul_byte: return QT_TRANSLATE_NOOP("FileErrorText", "not JSON: a NUL byte");
    case FileProblem::not_json_ends:
        return QT_TRANSLATE_NOOP(
            "FileErrorText",
            "not JSON: syntax error while parsing %1 - unexpected end of input; expected %2");
    case FileProblem::not_json_literal:
        return QT_TRANSLATE_NOOP(
            "FileErrorText", "not JSON: syntax error while parsing %1 - unexpected %2 literal; expected %3");
    case FileProblem::not_json_unexpected:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "not JSON: syntax error while parsing %1 - unexpected %2; expected %3");
    case FileProblem::not_json_text:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "not JSON: syntax error while parsing %1 - %2; last read: %3");
    case FileProblem::nested_too_deeply: return QT_TRANSLATE_NOOP("FileErrorText", "nested too deeply");
    case FileProblem::given_twice: return QT_TRANSLATE_NOOP("FileErrorText", "given twice");
    case FileProblem::missing: return QT_TRANSLATE_NOOP("FileErrorText", "missing");
    case FileProblem::unknown_field: return QT_TRANSLATE_NOOP("FileErrorText", "unknown field");
    case FileProblem::not_object: return QT_TRANSLATE_NOOP("FileErrorText", "not an object");
    case FileProblem::not_list: return QT_TRANSLATE_NOOP("FileErrorText", "not a list");
    case FileProblem::not_text: return QT_TRANSLATE_NOOP("FileErrorText", "not a text");
    case FileProblem::not_boolean: return QT_TRANSLATE_NOOP("FileErrorText", "neither true nor false");
    case FileProblem::not_whole_from:
        return QT_TRANSLATE_NOOP("FileErrorText", "not a whole number from %1 to %2");
    case FileProblem::not_amount_from:
        return QT_TRANSLATE_NOOP("FileErrorText", "not an amount in whole cents from %1 to %2");
    case FileProblem::not_time:
        return QT_TRANSLATE_NOOP("FileErrorText", "not a time in seconds from 0 to %1");
    case FileProblem::not_length:
        return QT_TRANSLATE_NOOP("FileErrorText", "not a length of time in seconds");
    case FileProblem::not_seconds_from:
        return QT_TRANSLATE_NOOP("FileErrorText", "not from %1 to %2 seconds");
    case FileProblem::not_percent:
        return QT_TRANSLATE_NOOP("FileErrorText", "not from 0 to 100 per cent with at most two decimals");
    case FileProblem::none_of: return QT_TRANSLATE_NOOP("FileErrorText", "%1 is none of %2");
    case FileProblem::too_many: return QT_TRANSLATE_NOOP("FileErrorText", "more than %1");
    case FileProblem::empty_text: return QT_TRANSLATE_NOOP("FileErrorText", "an empty text");
    case FileProblem::too_long_text:
        return QT_TRANSLATE_NOOP("FileErrorText", "a text of more than %1 bytes");
    case FileProblem::not_base64: return QT_TRANSLATE_NOOP("FileErrorText", "not in base64");
    case FileProblem::not_typed_amount:
        return QT_TRANSLATE_NOOP("FileErrorText", "not an amount, such as 5 or 2.50");
    case FileProblem::not_typed_whole: return QT_TRANSLATE_NOOP("FileErrorText", "not a whole number");
    case FileProblem::not_typed_number: return QT_TRANSLATE_NOOP("FileErrorText", "not a number");
    case FileProblem::no_such_place: return QT_TRANSLATE_NOOP("FileErrorText", "there is no such place");
    case FileProblem::other_format: return QT_TRANSLATE_NOOP("FileErrorText", "%1 is not %2");
    case FileProblem::title_without_language:
        return QT_TRANSLATE_NOOP("FileErrorText", "neither \"pt\" nor \"en\"");
    case FileProblem::no_such_game: return QT_TRANSLATE_NOOP("FileErrorText", "no such game: %1");
    case FileProblem::no_such_rules: return QT_TRANSLATE_NOOP("FileErrorText", "no such rules: %1");
    case FileProblem::rules_of_other_game:
        return QT_TRANSLATE_NOOP("FileErrorText", "%1 are rules of %2, not of %3");
    case FileProblem::until_and_rounds:
        return QT_TRANSLATE_NOOP("FileErrorText", "\"until\" and \"rounds\" exclude each other");
    case FileProblem::at_and_when:
        return QT_TRANSLATE_NOOP("FileErrorText", "\"at\" and \"when\" exclude each other");
    case FileProblem::not_a_seed: return QT_TRANSLATE_NOOP("FileErrorText", "not 64 hexadecimal digits");
    case FileProblem::empty_name: return QT_TRANSLATE_NOOP("FileErrorText", "empty");
    case FileProblem::name_too_long:
        return QT_TRANSLATE_NOOP("FileErrorText", "a name of more than %1 characters");
    case FileProblem::name_not_printable:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "a name with control characters, line breaks or direction marks");
    case FileProblem::name_of_dealer:
        return QT_TRANSLATE_NOOP("FileErrorText", "\"dealer\" is the dealer's name");
    case FileProblem::second_player: return QT_TRANSLATE_NOOP("FileErrorText", "a second player %1");
    case FileProblem::no_player_called: return QT_TRANSLATE_NOOP("FileErrorText", "no player is called %1");
    case FileProblem::no_such_event: return QT_TRANSLATE_NOOP("FileErrorText", "no such event: %1");
    case FileProblem::no_single_expectation:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "not exactly one of \"event\", \"refused\" and \"balance\"");
    case FileProblem::reason_given_twice:
        return QT_TRANSLATE_NOOP("FileErrorText", "already given by \"refused\"");
    case FileProblem::no_such_action: return QT_TRANSLATE_NOOP("FileErrorText", "%1 has no %2: %3");
    case FileProblem::no_such_fault: return QT_TRANSLATE_NOOP("FileErrorText", "%1 has no fault %2: %3");
    case FileProblem::not_left_to_house:
        return QT_TRANSLATE_NOOP("FileErrorText", "not a choice that the rules leave to the house");
    case FileProblem::below_minimum: return QT_TRANSLATE_NOOP("FileErrorText", "below the minimum");
    case FileProblem::less_than_cent: return QT_TRANSLATE_NOOP("FileErrorText", "less than a cent");
    case FileProblem::neither_failure_rule:
        return QT_TRANSLATE_NOOP("FileErrorText", "neither \"settle_bets\" nor \"void_all\"");
    case FileProblem::neither_reading: //: two values of a setting in quotes
        return QT_TRANSLATE_NOOP("FileErrorText", "neither %1 nor %2");
    case FileProblem::over_minimum_times:
        return QT_TRANSLATE_NOOP("FileErrorText", "more than %1 times the minimum");
    case FileProblem::outside_rule: return QT_TRANSLATE_NOOP("FileErrorText", "outside its rule");
    case FileProblem::one_player_table:
        return QT_TRANSLATE_NOOP("FileErrorText", "an individual table has one player");
    case FileProblem::seat_taken: return QT_TRANSLATE_NOOP("FileErrorText", "taken by %1");
    case FileProblem::no_card: return QT_TRANSLATE_NOOP("FileErrorText", "%1 is no card: \"2c\" to \"As\"");
    case FileProblem::card_twice: return QT_TRANSLATE_NOOP("FileErrorText", "%1 is in the deck only once");
    case FileProblem::wheel_of_37: return QT_TRANSLATE_NOOP("FileErrorText", "the wheel has 37 numbers");
    case FileProblem::no_individual_wheel:
        return QT_TRANSLATE_NOOP("FileErrorText", "these rules have no wheel for one player");
    case FileProblem::closed_before_launch:
        return QT_TRANSLATE_NOOP("FileErrorText", "by these rules stakes are closed before the launch");
    case FileProblem::open_until_slowdown:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "by these rules stakes are taken until the ball slows down");
    case FileProblem::no_chance_of_rules:
        return QT_TRANSLATE_NOOP("FileErrorText", "no chance of these rules");
    case FileProblem::maximum_of_rules:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "the rules give it, as a multiple of each chance's minimum");
    case FileProblem::not_series_maximum:
        return QT_TRANSLATE_NOOP("FileErrorText", "not one of 10, 20, ... 120 times the minimum");
    case FileProblem::not_left_by_these_rules:
        return QT_TRANSLATE_NOOP("FileErrorText", "not a choice that these rules leave to the house");
    case FileProblem::not_chip_value:
        return QT_TRANSLATE_NOOP("FileErrorText", "not the minimum of %1 or a whole multiple up to %2");
    case FileProblem::one_player_wheel:
        return QT_TRANSLATE_NOOP("FileErrorText", "an individual wheel has one player");
    case FileProblem::too_many_colours:
        return QT_TRANSLATE_NOOP("FileErrorText", "there are no more than %1 colours");
    case FileProblem::too_many_places:
        return QT_TRANSLATE_NOOP("FileErrorText", "there are no more than %1 places");
    case FileProblem::not_on_wheel: return QT_TRANSLATE_NOOP("FileErrorText", "the wheel has no %1");
    case FileProblem::no_number:
        return QT_TRANSLATE_NOOP("FileErrorText", "%1 is no number: \"0\" to \"36\", \"00\"");
    case FileProblem::no_chance_called: return QT_TRANSLATE_NOOP("FileErrorText", "no chance is called %1");
    case FileProblem::index_and_numbers:
        return QT_TRANSLATE_NOOP("FileErrorText", "\"index\" and \"numbers\" exclude each other");
    case FileProblem::no_series_called:
        return QT_TRANSLATE_NOOP("FileErrorText", "no series is called %1: %2");
    case FileProblem::not_neighbour_chips: return QT_TRANSLATE_NOOP("FileErrorText", "not 3, 5 or 7");
    case FileProblem::no_variant: return QT_TRANSLATE_NOOP("FileErrorText", "not 90, 80, 75 or 30");
    case FileProblem::too_many_players:
        return QT_TRANSLATE_NOOP("FileErrorText", "no more than %1 players can be in a room");
    case FileProblem::name_of_crowd: return QT_TRANSLATE_NOOP("FileErrorText", "so the crowd is called");
    case FileProblem::same_sale_for_all:
        return QT_TRANSLATE_NOOP("FileErrorText", "the sale is the same for all");
    case FileProblem::starts_outside_sessions:
        return QT_TRANSLATE_NOOP("FileErrorText", "only sessions start at given times");
    case FileProblem::starts_not_rising:
        return QT_TRANSLATE_NOOP("FileErrorText", "sessions need times that rise");
    case FileProblem::other_sale_length:
        return QT_TRANSLATE_NOOP("FileErrorText", "another length than \"sale_seconds\"");
    case FileProblem::not_card_price: return QT_TRANSLATE_NOOP("FileErrorText", "not the price of a card");
    case FileProblem::not_most_cards_price:
        return QT_TRANSLATE_NOOP("FileErrorText", "not the price of as many cards as one may have");
    case FileProblem::crowd_too_large:
        return QT_TRANSLATE_NOOP("FileErrorText", "it may buy more than %1 cards, or for more than %2 cents");
    case FileProblem::too_many_bought:
        return QT_TRANSLATE_NOOP("FileErrorText", "more than %1 cards are bought");
    case FileProblem::only_75_has_centre:
        return QT_TRANSLATE_NOOP("FileErrorText", "only bingo 75 has a centre");
    case FileProblem::only_75_has_patterns:
        return QT_TRANSLATE_NOOP("FileErrorText", "only bingo 75 is played for patterns");
    case FileProblem::only_30_has_symbols:
        return QT_TRANSLATE_NOOP("FileErrorText", "only bingo 30 has symbols");
    case FileProblem::neither_split:
        return QT_TRANSLATE_NOOP("FileErrorText", "neither \"by_player\" nor \"by_card\"");
    case FileProblem::neither_rounding:
        return QT_TRANSLATE_NOOP("FileErrorText", "neither \"down\" nor \"up\"");
    case FileProblem::no_cent_for_prizes:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "the smallest sale has no whole cent between 70 and 90 per cent of it");
    case FileProblem::not_prize_percent:
        return QT_TRANSLATE_NOOP("FileErrorText", "not from 70 to 90 per cent of the sales");
    case FileProblem::shares_not_whole:
        return QT_TRANSLATE_NOOP("FileErrorText", "the shares are not 10000 in all");
    case FileProblem::bingo_not_largest:
        return QT_TRANSLATE_NOOP("FileErrorText", "bingo is not the largest, or a share is nothing");
    case FileProblem::no_line: return QT_TRANSLATE_NOOP("FileErrorText", "there is no line");
    case FileProblem::pays_out_of_order:
        return QT_TRANSLATE_NOOP("FileErrorText", "what needs more numbers does not pay more");
    case FileProblem::neither_line_nor_corners:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "with the full card there is neither line nor four corners");
    case FileProblem::column_in_90: return QT_TRANSLATE_NOOP("FileErrorText", "bingo 90 has no column prize");
    case FileProblem::too_many_beside_bingo:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "more than one of line, column and four corners beside bingo");
    case FileProblem::no_direction: return QT_TRANSLATE_NOOP("FileErrorText", "a line needs a direction");
    case FileProblem::only_horizontal_in_90:
        return QT_TRANSLATE_NOOP("FileErrorText", "in bingo 90 lines are horizontal");
    case FileProblem::not_zeros_and_ones:
        return QT_TRANSLATE_NOOP("FileErrorText", "not made of zeros and ones");
    case FileProblem::empty_pattern: return QT_TRANSLATE_NOOP("FileErrorText", "a pattern without a number");
    case FileProblem::jackpot_takes_too_much:
        return QT_TRANSLATE_NOOP("FileErrorText", "takes more than 5 per cent");
    case FileProblem::jackpots_take_too_much:
        return QT_TRANSLATE_NOOP("FileErrorText", "both jackpots take more than 5 per cent together");
    case FileProblem::jackpot_never_won:
        return QT_TRANSLATE_NOOP("FileErrorText", "it can't be won within so few balls");
    case FileProblem::line_jackpot_never_won:
        return QT_TRANSLATE_NOOP("FileErrorText", "it can't be won within so few balls, or there is no line");
    case FileProblem::below_base: return QT_TRANSLATE_NOOP("FileErrorText", "below the base");
    case FileProblem::not_rows: return QT_TRANSLATE_NOOP("FileErrorText", "not %1 rows");
    case FileProblem::not_boxes: return QT_TRANSLATE_NOOP("FileErrorText", "not %1 boxes");
    case FileProblem::too_many_boxes: return QT_TRANSLATE_NOOP("FileErrorText", "too many boxes");
    case FileProblem::number_outside_column:
        return QT_TRANSLATE_NOOP("FileErrorText", "a number outside its column");
    case FileProblem::number_twice: return QT_TRANSLATE_NOOP("FileErrorText", "a number twice");
    case FileProblem::row_without_five:
        return QT_TRANSLATE_NOOP("FileErrorText", "a row without five numbers");
    case FileProblem::column_without_number:
        return QT_TRANSLATE_NOOP("FileErrorText", "a column without a number");
    case FileProblem::box_without_number: return QT_TRANSLATE_NOOP("FileErrorText", "a box without a number");
    case FileProblem::number_in_free_centre:
        return QT_TRANSLATE_NOOP("FileErrorText", "a number in the free centre");
    case FileProblem::drawn_already: return QT_TRANSLATE_NOOP("FileErrorText", "drawn already");
    case FileProblem::card_sold_already:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "the same numbers as on another card, and no round between them");
    case FileProblem::waits_for_player:
        return QT_TRANSLATE_NOOP("FileErrorText", "nothing comes any more: the table waits for a player");
    case FileProblem::given_up:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "given up: the event that the next step waits for does not come");
    case FileProblem::not_taken: return QT_TRANSLATE_NOOP("FileErrorText", "not taken");
    case FileProblem::not_met: return QT_TRANSLATE_NOOP("FileErrorText", "not met");
    case FileProblem::events_not_written:
        return QT_TRANSLATE_NOOP("FileErrorText", "the events can't be written");
    case FileProblem::no_lesson_format:
        return QT_TRANSLATE_NOOP("FileErrorText", "no \"format\": \"mesaviva.lesson/1\"");
    case FileProblem::nothing_expected:
        return QT_TRANSLATE_NOOP("FileErrorText", "a lesson says in \"expect\" what must come of it");
    case FileProblem::no_moment: return QT_TRANSLATE_NOOP("FileErrorText", "not an object with an \"event\"");
    case FileProblem::choices_out_of_bounds:
        return QT_TRANSLATE_NOOP("FileErrorText", "a question has two to four choices");
    case FileProblem::not_one_right: return QT_TRANSLATE_NOOP("FileErrorText", "exactly one choice is right");
    case FileProblem::odds_outside_poker:
        return QT_TRANSLATE_NOOP("FileErrorText", "only poker has decisions with odds");
    case FileProblem::no_such_player: return QT_TRANSLATE_NOOP("FileErrorText", "no such player: %1");
    case FileProblem::notes_out_of_bounds:
        return QT_TRANSLATE_NOOP("FileErrorText", "a lesson has 1 to %1 notes");
    case FileProblem::lesson_crowd_too_large:
        return QT_TRANSLATE_NOOP("FileErrorText", "a lesson's crowd has no more than %1 cards");
    case FileProblem::too_many_events:
        return QT_TRANSLATE_NOOP("FileErrorText", "it brings more than %1 events");
    case FileProblem::note_never_comes:
        return QT_TRANSLATE_NOOP("FileErrorText", "its event never comes: %1");
    case FileProblem::no_decision: return QT_TRANSLATE_NOOP("FileErrorText", "there is no decision to weigh");
    case FileProblem::not_playable: return QT_TRANSLATE_NOOP("FileErrorText", "the scenario can't be played");
    case FileProblem::no_round_begins: return QT_TRANSLATE_NOOP("FileErrorText", "no round begins");
    case FileProblem::no_chance_there:
        return QT_TRANSLATE_NOOP("FileErrorText", "chance brought nothing there");
    case FileProblem::not_at_this_table:
        return QT_TRANSLATE_NOOP("FileErrorText", "there is no %1 at this table");
    case FileProblem::no_decision_there:
        return QT_TRANSLATE_NOOP("FileErrorText", "nothing was decided there");
    case FileProblem::too_many_other_events:
        return QT_TRANSLATE_NOOP("FileErrorText", "it brings more events than a lesson may");
    case FileProblem::bank_without_language:
        return QT_TRANSLATE_NOOP("FileErrorText", "a bank of questions is in one language at least");
    case FileProblem::not_question_id:
        return QT_TRANSLATE_NOOP("FileErrorText", "not an id of up to %1 small letters, digits, - and _");
    case FileProblem::control_character: return QT_TRANSLATE_NOOP("FileErrorText", "a control character");
    case FileProblem::choices_or_number:
        return QT_TRANSLATE_NOOP("FileErrorText", "the answer is either choices or a number");
    case FileProblem::not_hundredths:
        return QT_TRANSLATE_NOOP("FileErrorText", "not a number with two decimals at most, from −%1 to %1");
    case FileProblem::bank_choices_out_of_bounds:
        return QT_TRANSLATE_NOOP("FileErrorText", "a question has %1 to %2 choices");
    case FileProblem::not_some_right:
        return QT_TRANSLATE_NOOP("FileErrorText", "one choice at least is right, and one at least is wrong");
    case FileProblem::questions_out_of_bounds:
        return QT_TRANSLATE_NOOP("FileErrorText", "a bank has 1 to %1 questions");
    case FileProblem::no_such_rule: return QT_TRANSLATE_NOOP("FileErrorText", "no rule of the register: %1");
    case FileProblem::no_round_id:
        return QT_TRANSLATE_NOOP("FileErrorText", "no id of a round, such as 3-12");
    case FileProblem::round_twice: return QT_TRANSLATE_NOOP("FileErrorText", "the same round twice");
    case FileProblem::not_seat_name:
        return QT_TRANSLATE_NOOP("FileErrorText",
                                 "not 1 to 32 letters without accents, digits, hyphens or underscores");
    case FileProblem::not_day: return QT_TRANSLATE_NOOP("FileErrorText", "%1 is no day such as 2026-12-24");
    case FileProblem::stranger_refused:
        return QT_TRANSLATE_NOOP("FileErrorText", "of somebody who is not there");
    case FileProblem::rounds_before_not_played:
        return QT_TRANSLATE_NOOP("FileErrorText", "the rounds before can't be played");
    }
    return "";
}

std::string filledIn(std::string_view words, const std::vector<std::string>& arguments) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isPlace = words[i] == '%' && i + 1 < words.size() && words[i + 1] >= '1' &&
                             static_cast<std::size_t>(words[i + 1] - '1') < arguments.size();
        if (isPlace) {
            text += arguments[static_cast<std::size_t>(words[++i] - '1')];
        } else {
            text += words[i];
        }
    }
    return text;
}

std::string reasonOf(const FileError& error, std::string_view words) {
    return filledIn(words, error.arguments) + (error.rule.empty() ? "" : " (" + error.rule + ')');
}

std::string englishReason(const FileError& error) { return reasonOf(error, sentenceOf(error.problem)); }

std::string englishText(const FileError& error) {
    const std::string reason = englishReason(error);
    if (error.line > 0) {
        return "line " + std::to_string(error.line) + ", column " + std::to_string(error.column) + ": " +
               reason;
    }
    return error.path.empty() ? reason : scenario::printable(scenario::shortened(error.path)) + ": " + reason;
}

} // namespace mesaviva::app
