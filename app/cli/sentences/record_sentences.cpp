// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/sentences/record_sentences.h"

#include "app/cli/sentences/file_error_sentences.h"
#include "engine/base/printable.h"
#include "engine/record/rows.h"

// Marks a text for lupdate; the window looks up its translation in that context (FindingText).
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace mesaviva::app {

using record::ProblemCode;

const char* sentenceOf(ProblemCode code) {
    switch (code) {
    case ProblemCode::message: return QT_TRANSLATE_NOOP("FindingText", "%1");
    case ProblemCode::not_a_record: return QT_TRANSLATE_NOOP("FindingText", "not a record of Mesa Viva");
    case ProblemCode::newer_version:
        return QT_TRANSLATE_NOOP("FindingText", "written by a later version of the program");
    case ProblemCode::no_version: return QT_TRANSLATE_NOOP("FindingText", "no version of a record");
    case ProblemCode::is_folder: return QT_TRANSLATE_NOOP("FindingText", "is a folder, not a file");
    case ProblemCode::no_such_file: return QT_TRANSLATE_NOOP("FindingText", "there is no such file");
    case ProblemCode::not_on_disk: return QT_TRANSLATE_NOOP("FindingText", "is no file on a disk");
    case ProblemCode::end_of_file_missing:
        return QT_TRANSLATE_NOOP("FindingText", "the end of the file is missing");
    case ProblemCode::other_tables:
        return QT_TRANSLATE_NOOP("FindingText", "the tables are not those of a record");
    case ProblemCode::not_writable: return QT_TRANSLATE_NOOP("FindingText", "the file can't be written to");
    case ProblemCode::older_not_copied:
        return QT_TRANSLATE_NOOP("FindingText", "no copy of the older record can be kept: %1");
    case ProblemCode::not_opened: return QT_TRANSLATE_NOOP("FindingText", "can't be opened");
    case ProblemCode::not_read: return QT_TRANSLATE_NOOP("FindingText", "can't be read");
    case ProblemCode::out_of_memory: return QT_TRANSLATE_NOOP("FindingText", "out of memory");
    case ProblemCode::journal_undoes:
        return QT_TRANSLATE_NOOP("FindingText", "a change to it was cut off, and %1 undoes that change");
    case ProblemCode::journal_names_other:
        return QT_TRANSLATE_NOOP("FindingText",
                                 "%1, which lies beside it, names another file, which would be deleted");
    case ProblemCode::journal_of_other:
        return QT_TRANSLATE_NOOP("FindingText", "%1, which lies beside it, belongs to another file");
    case ProblemCode::journal_no_file:
        return QT_TRANSLATE_NOOP("FindingText", "%1, which lies beside it, is no file");
    case ProblemCode::journal_not_read:
        return QT_TRANSLATE_NOOP("FindingText", "%1, which lies beside it, can't be read");
    case ProblemCode::log_not_read:
        return QT_TRANSLATE_NOOP("FindingText", "%1, which lies beside it, has the last changes to it, and "
                                                "can't be read where nothing can be written");
    case ProblemCode::record_closed: return QT_TRANSLATE_NOOP("FindingText", "the record is closed");
    case ProblemCode::not_recording: return QT_TRANSLATE_NOOP("FindingText", "nothing is being recorded");
    case ProblemCode::given_up: return QT_TRANSLATE_NOOP("FindingText", "given up");
    case ProblemCode::copy_not_accessed:
        return QT_TRANSLATE_NOOP("FindingText", "the copy can't be read or written: %1");
    case ProblemCode::copy_not_written: return QT_TRANSLATE_NOOP("FindingText", "the copy can't be written");
    case ProblemCode::no_copy:
        return QT_TRANSLATE_NOOP("FindingText", "is there already, and no copy of a record: %1");
    case ProblemCode::copy_of_other_at:
        return QT_TRANSLATE_NOOP("FindingText", "the copy is one of another record: %1");
    case ProblemCode::copy_of_other:
        return QT_TRANSLATE_NOOP("FindingText", "the copy is one of another record");
    case ProblemCode::copy_incomplete: return QT_TRANSLATE_NOOP("FindingText", "the copy is not whole");
    case ProblemCode::copy_silent:
        return QT_TRANSLATE_NOOP("FindingText", "the device of the copy does not answer");
    case ProblemCode::folder_silent:
        return QT_TRANSLATE_NOOP("FindingText", "the folder's device does not answer");
    case ProblemCode::copy_lacks:
        return QT_TRANSLATE_NOOP("FindingText", "the record has it, the copy does not");
    case ProblemCode::copy_only:
        return QT_TRANSLATE_NOOP("FindingText", "the copy has it, the record does not");
    case ProblemCode::copy_differs: return QT_TRANSLATE_NOOP("FindingText", "the record and its copy differ");
    case ProblemCode::time_outside_years:
        return QT_TRANSLATE_NOOP("FindingText", "a time lies outside the years 0 to 9999");
    case ProblemCode::no_table_number:
        return QT_TRANSLATE_NOOP("FindingText", "a table has a number that no table has");
    case ProblemCode::hash_length: return QT_TRANSLATE_NOOP("FindingText", "a hash has not its length");
    case ProblemCode::amount_out_of_range:
        return QT_TRANSLATE_NOOP("FindingText", "an amount of a round that no table has");
    case ProblemCode::round_misplaced:
        return QT_TRANSLATE_NOOP("FindingText", "a round lies where another belongs");
    case ProblemCode::event_misplaced:
        return QT_TRANSLATE_NOOP("FindingText", "an event lies where another belongs");
    case ProblemCode::events_without_table:
        return QT_TRANSLATE_NOOP("FindingText", "events of a table that is not there");
    case ProblemCode::file_head_missing:
        return QT_TRANSLATE_NOOP("FindingText", "the head of the file is missing");
    case ProblemCode::file_head_not_of_tables:
        return QT_TRANSLATE_NOOP("FindingText", "the head of the file does not fit its tables");
    case ProblemCode::file_head_not_of_events:
        return QT_TRANSLATE_NOOP("FindingText", "the head of the file does not fit its events");
    case ProblemCode::some_table_head:
        return QT_TRANSLATE_NOOP("FindingText", "the head of a table does not fit its events");
    case ProblemCode::table_removed: return QT_TRANSLATE_NOOP("FindingText", "the table has been removed");
    case ProblemCode::no_such_game: return QT_TRANSLATE_NOOP("FindingText", "no such game: %1");
    case ProblemCode::no_such_table: return QT_TRANSLATE_NOOP("FindingText", "there is no such table");
    case ProblemCode::no_such_round: return QT_TRANSLATE_NOOP("FindingText", "there is no such round");
    case ProblemCode::removed_unfit:
        return QT_TRANSLATE_NOOP("FindingText", "what retention has removed does not fit the events");
    case ProblemCode::of_no_table:
        return QT_TRANSLATE_NOOP("FindingText", "there is something that belongs to no table");
    case ProblemCode::numbers_missing:
        return QT_TRANSLATE_NOOP("FindingText", "events are missing, from number %1 of all");
    case ProblemCode::not_next_event:
        return QT_TRANSLATE_NOOP("FindingText", "an event is not the next of its table");
    case ProblemCode::table_events_missing:
        return QT_TRANSLATE_NOOP("FindingText", "events of the table are missing");
    case ProblemCode::round_not_listed:
        return QT_TRANSLATE_NOOP("FindingText", "the round is missing in the list of rounds");
    case ProblemCode::round_stays_open: return QT_TRANSLATE_NOOP("FindingText", "the round does not close");
    case ProblemCode::seed_missing:
        return QT_TRANSLATE_NOOP("FindingText", "the seed of the round is missing");
    case ProblemCode::row_number:
        return QT_TRANSLATE_NOOP("FindingText", "a row with a number that no row has");
    case ProblemCode::not_results:
        return QT_TRANSLATE_NOOP("FindingText", "not a file of a trainee's results");
    case ProblemCode::impossible_result:
        return QT_TRANSLATE_NOOP("FindingText", "a result that nobody can have");
    case ProblemCode::fields_no_object:
        return QT_TRANSLATE_NOOP("FindingText", "an event's fields are no object");
    case ProblemCode::fields_of_kind: return QT_TRANSLATE_NOOP("FindingText", "%1: its fields are no object");
    case ProblemCode::bad_field: return QT_TRANSLATE_NOOP("FindingText", "%1, %2");
    case ProblemCode::bad_win: return QT_TRANSLATE_NOOP("FindingText", "an amount of a win, %1");
    case ProblemCode::bad_house_page: return QT_TRANSLATE_NOOP("FindingText", "the house's page, %1");
    case ProblemCode::house_page_cut:
        return QT_TRANSLATE_NOOP("FindingText", "the last event of the house's page is missing");
    case ProblemCode::settlement_too_long:
        return QT_TRANSLATE_NOOP("FindingText", "a settlement that is too long for one");
    case ProblemCode::settlement_not_read:
        return QT_TRANSLATE_NOOP("FindingText", "a settlement can't be read");
    case ProblemCode::too_many_points:
        return QT_TRANSLATE_NOOP("FindingText", "more points than can be counted");
    case ProblemCode::too_much_staked:
        return QT_TRANSLATE_NOOP("FindingText", "more was staked than there can be");
    case ProblemCode::stake_of_round: return QT_TRANSLATE_NOOP("FindingText", "a stake of %1 that can't be");
    case ProblemCode::sum_of_round: return QT_TRANSLATE_NOOP("FindingText", "a sum of %1 that can't be");
    case ProblemCode::table_broken: return QT_TRANSLATE_NOOP("FindingText", "%1 at table %2");
    case ProblemCode::table_not_opened:
        return QT_TRANSLATE_NOOP("FindingText", "a table that can't be opened");
    case ProblemCode::round_not_playable:
        return QT_TRANSLATE_NOOP("FindingText", "the round can't be played");
    case ProblemCode::round_impossible: return QT_TRANSLATE_NOOP("FindingText", "%1 can't have happened: %2");
    case ProblemCode::event_without_date:
        return QT_TRANSLATE_NOOP("FindingText", "round %1, event %2 (%3), wall: no date");
    case ProblemCode::event_no_json:
        return QT_TRANSLATE_NOOP("FindingText", "round %1, event %2 (%3) is no JSON");
    case ProblemCode::event_field: return QT_TRANSLATE_NOOP("FindingText", "round %1, event %2 (%3), %4: %5");
    case ProblemCode::event_filtered:
        return QT_TRANSLATE_NOOP("FindingText",
                                 "round %1, event %2 (%3) lacks what only viewers may not know");
    case ProblemCode::event_out_of_order:
        return QT_TRANSLATE_NOOP("FindingText", "round %1, event %2 (%3) does not follow the one before");
    case ProblemCode::event_impossible:
        return QT_TRANSLATE_NOOP("FindingText", "round %1, event %2 (%3) can't have happened: %4");
    case ProblemCode::event_opens_again:
        return QT_TRANSLATE_NOOP("FindingText",
                                 "round %1, event %2 (%3): a table opens once, at its beginning");
    case ProblemCode::event_bad_settings:
        return QT_TRANSLATE_NOOP("FindingText",
                                 "round %1, event %2 (%3), settings: a table with these does not open");
    case ProblemCode::event_of_nobody:
        return QT_TRANSLATE_NOOP("FindingText", "round %1, event %2 (%3) names a player who is not there");
    case ProblemCode::round_opened_twice: return QT_TRANSLATE_NOOP("FindingText", "round %1 is opened twice");
    case ProblemCode::round_begins_early:
        return QT_TRANSLATE_NOOP("FindingText", "round %1 begins before it is opened");
    case ProblemCode::round_launch_too_many:
        return QT_TRANSLATE_NOOP("FindingText", "round %1 has a launch too many");
    case ProblemCode::round_event_no_json:
        return QT_TRANSLATE_NOOP("FindingText", "round %1 has an event that is no JSON");
    case ProblemCode::round_closed_twice: return QT_TRANSLATE_NOOP("FindingText", "round %1 is closed twice");
    case ProblemCode::round_other_outcome:
        return QT_TRANSLATE_NOOP("FindingText",
                                 "round %1 was closed with another outcome than it was played with");
    case ProblemCode::differs: return QT_TRANSLATE_NOOP("FindingText", "is %1, should be %2");
    case ProblemCode::field_missing: return QT_TRANSLATE_NOOP("FindingText", "is missing, should be %1");
    case ProblemCode::field_extra: return QT_TRANSLATE_NOOP("FindingText", "is %1, should not be there");
    case ProblemCode::field_no_object: return QT_TRANSLATE_NOOP("FindingText", "is no object");
    case ProblemCode::field_absent: return QT_TRANSLATE_NOOP("FindingText", "is missing");
    case ProblemCode::field_wrong_type:
        return QT_TRANSLATE_NOOP("FindingText", "is of another type than it must be");
    case ProblemCode::field_out_of_range:
        return QT_TRANSLATE_NOOP("FindingText", "is too small or too large");
    case ProblemCode::field_impossible:
        return QT_TRANSLATE_NOOP("FindingText", "has a value that it can't have");
    case ProblemCode::field_unknown_player:
        return QT_TRANSLATE_NOOP("FindingText", "names a player who was never at the table");
    case ProblemCode::field_unknown_kind:
        return QT_TRANSLATE_NOOP("FindingText", "is of no kind that there is");
    case ProblemCode::field_unknown: return QT_TRANSLATE_NOOP("FindingText", "is no field of such an event");
    case ProblemCode::event_missing: return QT_TRANSLATE_NOOP("FindingText", "the event is missing");
    case ProblemCode::event_altered:
        return QT_TRANSLATE_NOOP("FindingText", "the event is not the one that was written");
    case ProblemCode::end_missing: return QT_TRANSLATE_NOOP("FindingText", "events are missing at the end");
    case ProblemCode::table_head:
        return QT_TRANSLATE_NOOP("FindingText", "the head of the table does not fit its events");
    case ProblemCode::tables_missing:
        return QT_TRANSLATE_NOOP("FindingText",
                                 "tables are missing at the end, or the head of the file is not theirs");
    case ProblemCode::table_missing: return QT_TRANSLATE_NOOP("FindingText", "the table is missing");
    case ProblemCode::unexplained:
        return QT_TRANSLATE_NOOP("FindingText", "nothing at the table brings this");
    case ProblemCode::not_from_seed: return QT_TRANSLATE_NOOP("FindingText", "does not follow from the seed");
    case ProblemCode::period_runs_out:
        return QT_TRANSLATE_NOOP("FindingText", "a period runs out before that");
    case ProblemCode::period_had_run_out:
        return QT_TRANSLATE_NOOP("FindingText", "a period had run out before that");
    case ProblemCode::impossible: return QT_TRANSLATE_NOOP("FindingText", "can't have happened: %1");
    case ProblemCode::round_without_events: return QT_TRANSLATE_NOOP("FindingText", "has no events");
    case ProblemCode::round_unlisted:
        return QT_TRANSLATE_NOOP("FindingText", "is missing in the list of rounds");
    case ProblemCode::round_listed_otherwise:
        return QT_TRANSLATE_NOOP("FindingText", "the list of rounds has another thing of it");
    case ProblemCode::seal:
        return QT_TRANSLATE_NOOP("FindingText", "what is sealed is not the seed of the round");
    case ProblemCode::sealed_without_round:
        return QT_TRANSLATE_NOOP("FindingText", "a seed is sealed where no round runs");
    case ProblemCode::record_head:
        return QT_TRANSLATE_NOOP("FindingText", "the head of the record is not that of its events");
    case ProblemCode::earlier_than_before:
        return QT_TRANSLATE_NOOP("FindingText", "lies before the event before it");
    case ProblemCode::no_table_time: return QT_TRANSLATE_NOOP("FindingText", "is no time of a table");
    case ProblemCode::opens_again:
        return QT_TRANSLATE_NOOP("FindingText", "a table opens once, at its beginning");
    case ProblemCode::settings_not_opened:
        return QT_TRANSLATE_NOOP("FindingText", "a table with these settings does not open");
    case ProblemCode::opening_missing:
        return QT_TRANSLATE_NOOP("FindingText", "a table does not begin with its opening");
    case ProblemCode::other_version:
        return QT_TRANSLATE_NOOP("FindingText", "is not what the list of tables has");
    case ProblemCode::other_round: return QT_TRANSLATE_NOOP("FindingText", "is not the round that runs");
    case ProblemCode::other_time:
        return QT_TRANSLATE_NOOP("FindingText", "is not the time of the events that belong to it");
    case ProblemCode::no_json: return QT_TRANSLATE_NOOP("FindingText", "is no JSON");
    case ProblemCode::filtered:
        return QT_TRANSLATE_NOOP("FindingText", "lacks what only viewers may not know");
    case ProblemCode::written_otherwise:
        return QT_TRANSLATE_NOOP("FindingText", "is not written as a record has it");
    case ProblemCode::removed_otherwise:
        return QT_TRANSLATE_NOOP("FindingText", "what retention has removed is not what was there");
    case ProblemCode::not_removed:
        return QT_TRANSLATE_NOOP("FindingText", "there is something that retention has removed");
    case ProblemCode::second_house_page:
        return QT_TRANSLATE_NOOP("FindingText", "a record has one page of the house");
    case ProblemCode::says_too_much: return QT_TRANSLATE_NOOP("FindingText", "says more than it may");
    case ProblemCode::no_house_event:
        return QT_TRANSLATE_NOOP("FindingText", "is no event of the house's page");
    case ProblemCode::house_field: return QT_TRANSLATE_NOOP("FindingText", "%1 is not as it must be");
    case ProblemCode::not_first_points:
        return QT_TRANSLATE_NOOP("FindingText", "only the first points come from elsewhere");
    case ProblemCode::not_changed: return QT_TRANSLATE_NOOP("FindingText", "nothing has changed it");
    case ProblemCode::not_its_cause: return QT_TRANSLATE_NOOP("FindingText", "goes with its cause");
    case ProblemCode::left_round_missing:
        return QT_TRANSLATE_NOOP("FindingText", "a round that was left is missing");
    case ProblemCode::no_left_round: return QT_TRANSLATE_NOOP("FindingText", "no round was left there");
    case ProblemCode::no_such_event: return QT_TRANSLATE_NOOP("FindingText", "the table has no such event");
    case ProblemCode::before_noted:
        return QT_TRANSLATE_NOOP("FindingText", "lies before what was noted of the table");
    case ProblemCode::before_taken_in:
        return QT_TRANSLATE_NOOP("FindingText", "lies before what was taken in");
    case ProblemCode::not_of_room: return QT_TRANSLATE_NOOP("FindingText", "the room has no such table");
    case ProblemCode::file_exists: return QT_TRANSLATE_NOOP("FindingText", "there is such a file already");
    case ProblemCode::nothing_to_plant: return QT_TRANSLATE_NOOP("FindingText", "no error can be planted");
    }
    return "";
}

std::string englishText(const record::Problem& problem) {
    return filledIn(sentenceOf(problem.code), problem.arguments);
}

std::string englishText(const record::Finding& finding) {
    std::string text = "the file";
    if (finding.round) {
        text = finding.round->round == 0 ? "table " + std::to_string(finding.round->table)
                                         : "round " + textOf(*finding.round);
    }
    if (finding.seq > 0) {
        text += ", event " + std::to_string(finding.seq);
        text += finding.event.empty() ? "" : " (" + finding.event + ")";
    }
    if (!finding.field.empty()) {
        text += ", " + finding.field;
    }
    return text + ": " + englishText(finding.problem);
}

std::string englishText(const std::filesystem::path& path, const record::Fault& fault) {
    return printable(path.string()) + ": " + std::string(name(fault.kind)) + ": " +
           printable(englishText(fault.problem));
}

} // namespace mesaviva::app
