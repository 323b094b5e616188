// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/printable.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::scenario {

using mesaviva::kLongestExcerpt;
using mesaviva::printable;
using mesaviva::shortened;

/// A text for arguments: in quotes, on one line, and shortened to fit.
std::string inQuotes(std::string_view text);

/// What is wrong with a file or with a value in it: scenario, lesson, bank of
/// questions or study. The comments name the
/// arguments of FileError in order. The sentences are in app/cli/sentences/file_error_sentences.cpp.
enum class FileProblem : std::uint8_t {
    // The file as a whole.
    is_folder,
    not_opened,
    not_read,
    not_written,
    too_large,
    too_many_bytes, ///< the most bytes
    nul_byte,       ///< in a file that is not read any further

    // What is no JSON; the position is that of the error.
    not_json, ///< the parser's own words
    not_json_nul_byte,
    not_json_ends,       ///< what was being read, what should come
    not_json_literal,    ///< what was being read, the kind of literal, what should come
    not_json_unexpected, ///< what was being read, what came, what should come
    not_json_text,       ///< what was being read, the parser's own words, the text read last
    nested_too_deeply,
    given_twice, ///< a field of an object, or a value of a list that is a set

    // The form of a value.
    missing,
    unknown_field,
    not_object,
    not_list,
    not_text,
    not_boolean,
    not_whole_from,  ///< the least, the most
    not_amount_from, ///< the least, the most, in cents
    not_time,        ///< the last second
    not_length,
    not_seconds_from, ///< the least, the most
    not_percent,
    none_of,  ///< the text in quotes, the words that there are
    too_many, ///< the most elements
    empty_text,
    too_long_text, ///< the most bytes
    not_base64,

    // What people type in a form.
    not_typed_amount,
    not_typed_whole,
    not_typed_number,
    no_such_place, ///< no field or element of the file

    // What all scenarios have.
    other_format, ///< its name in quotes, that of the right one
    title_without_language,
    no_such_game,        ///< its name in quotes
    no_such_rules,       ///< their name in quotes
    rules_of_other_game, ///< their name in quotes, their game, the file's game
    until_and_rounds,
    at_and_when,
    not_a_seed,
    empty_name,
    name_too_long, ///< the most characters
    name_not_printable,
    name_of_dealer,
    second_player,    ///< the name in quotes
    no_player_called, ///< the name in quotes
    no_such_event,    ///< its name in quotes
    no_single_expectation,
    reason_given_twice,
    no_such_action, ///< the game, the action in quotes, the actions that there are
    no_such_fault,  ///< the game, the fault in quotes, the faults that there are

    // A table's settings, of any game.
    not_left_to_house,
    below_minimum,
    less_than_cent,

    // Poker.
    neither_failure_rule,
    neither_reading,    ///< the two keys in quotes
    over_minimum_times, ///< the most
    outside_rule,
    one_player_table,
    seat_taken, ///< the other's name in quotes
    no_card,    ///< the text in quotes
    card_twice, ///< the card in quotes

    // Roulette.
    wheel_of_37,
    no_individual_wheel,
    closed_before_launch,
    open_until_slowdown,
    no_chance_of_rules,
    maximum_of_rules,
    not_series_maximum,
    not_left_by_these_rules,
    not_chip_value, ///< the least, the most, in cents
    one_player_wheel,
    too_many_colours, ///< the most players
    too_many_places,  ///< the most players
    not_on_wheel,     ///< the number in quotes
    no_number,        ///< the text in quotes
    no_chance_called, ///< the name in quotes
    index_and_numbers,
    no_series_called, ///< the name in quotes, the names that there are
    not_neighbour_chips,

    // Bingo: the room.
    no_variant,
    too_many_players, ///< the most
    name_of_crowd,
    same_sale_for_all,
    starts_outside_sessions,
    starts_not_rising,
    other_sale_length,
    not_card_price,
    not_most_cards_price,
    crowd_too_large, ///< the most cards, the most cents
    too_many_bought, ///< the most cards
    only_75_has_centre,
    only_75_has_patterns,
    only_30_has_symbols,

    // Bingo: its prizes.
    neither_split,
    neither_rounding,
    no_cent_for_prizes,
    not_prize_percent,
    shares_not_whole,
    bingo_not_largest,
    no_line,
    pays_out_of_order,
    neither_line_nor_corners,
    column_in_90,
    too_many_beside_bingo,
    no_direction,
    only_horizontal_in_90,
    not_zeros_and_ones,
    empty_pattern,
    jackpot_takes_too_much,
    jackpots_take_too_much,
    jackpot_never_won,
    line_jackpot_never_won,
    below_base,

    // Bingo: its cards and balls.
    not_rows,  ///< how many it should have
    not_boxes, ///< how many it should have
    too_many_boxes,
    number_outside_column,
    number_twice,
    row_without_five,
    column_without_number,
    box_without_number,
    number_in_free_centre,
    drawn_already,
    card_sold_already,

    // What is left after a scenario has been played.
    waits_for_player,
    given_up,
    not_taken, ///< a step
    not_met,   ///< an expectation
    events_not_written,

    // Lessons.
    no_lesson_format,
    nothing_expected,
    no_moment,
    choices_out_of_bounds,
    not_one_right,
    odds_outside_poker,
    no_such_player,         ///< the name in quotes
    notes_out_of_bounds,    ///< the most
    lesson_crowd_too_large, ///< the most cards
    too_many_events,        ///< the most
    note_never_comes,       ///< the event as JSON
    no_decision,
    not_playable,
    no_round_begins,
    no_chance_there,
    not_at_this_table, ///< a card, a number or a ball
    no_decision_there,
    too_many_other_events, ///< after a change

    // Banks of questions.
    bank_without_language,
    not_question_id, ///< the most characters
    control_character,
    choices_or_number,
    not_hundredths,             ///< the most
    bank_choices_out_of_bounds, ///< the fewest, the most
    not_some_right,
    questions_out_of_bounds, ///< the most
    no_such_rule,            ///< its id in quotes

    // Studies.
    no_round_id,
    round_twice,

    // Tables for guests.
    not_seat_name,

    // Courses.
    not_day, ///< the text in quotes

    // Rounds on record that become scenarios.
    stranger_refused,
    rounds_before_not_played,
};

/// Why and where a file is refused. Invalid JSON has a line and a column, an invalid value has the path of
/// its field, and an unreadable file has neither.
struct FileError {
    std::string path{};     ///< for instance `steps[3].amount`
    std::size_t line = 0;   ///< counted from 1; 0: none
    std::size_t column = 0; ///< in bytes, counted from 1
    FileProblem problem = FileProblem::missing;
    std::vector<std::string> arguments{};
    std::string rule{}; ///< the id of the rule that is broken; empty: none

    friend bool operator==(const FileError&, const FileError&) = default;
};

/// An error without a position, about the value at that path; empty: about the file.
FileError errorAt(std::string path, FileProblem problem, std::vector<std::string> arguments = {},
                  std::string_view rule = {});

} // namespace mesaviva::scenario
