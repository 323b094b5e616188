// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/fault.h"

#include <algorithm>

namespace mesaviva::record {

namespace {

// In the order of the codes.
constexpr std::string_view kProblemNames =
    "message not_a_record newer_version no_version is_folder no_such_file not_on_disk "
    "end_of_file_missing other_tables not_writable older_not_copied not_opened not_read out_of_memory "
    "journal_undoes journal_names_other journal_of_other journal_no_file journal_not_read log_not_read "
    "record_closed not_recording given_up copy_not_accessed copy_not_written no_copy copy_of_other_at "
    "copy_of_other copy_incomplete copy_silent folder_silent copy_lacks copy_only copy_differs "
    "time_outside_years no_table_number hash_length amount_out_of_range round_misplaced event_misplaced "
    "events_without_table file_head_missing file_head_not_of_tables file_head_not_of_events "
    "some_table_head table_removed no_such_game no_such_table no_such_round removed_unfit of_no_table "
    "numbers_missing not_next_event table_events_missing round_not_listed round_stays_open seed_missing "
    "row_number not_results impossible_result fields_no_object fields_of_kind bad_field bad_win "
    "bad_house_page house_page_cut settlement_too_long settlement_not_read too_many_points "
    "too_much_staked stake_of_round sum_of_round table_broken table_not_opened round_not_playable "
    "round_impossible event_without_date event_no_json event_field event_filtered event_out_of_order "
    "event_impossible event_opens_again event_bad_settings event_of_nobody round_opened_twice "
    "round_begins_early round_launch_too_many round_event_no_json round_closed_twice "
    "round_other_outcome differs field_missing field_extra field_no_object field_absent "
    "field_wrong_type field_out_of_range field_impossible field_unknown_player field_unknown_kind "
    "field_unknown event_missing event_altered end_missing table_head tables_missing table_missing "
    "unexplained not_from_seed period_runs_out period_had_run_out impossible round_without_events "
    "round_unlisted round_listed_otherwise seal sealed_without_round record_head earlier_than_before "
    "no_table_time opens_again settings_not_opened opening_missing other_version other_round other_time "
    "no_json filtered written_otherwise removed_otherwise not_removed second_house_page says_too_much "
    "no_house_event house_field not_first_points not_changed not_its_cause left_round_missing "
    "no_left_round no_such_event before_noted before_taken_in not_of_room file_exists nothing_to_plant";
static_assert(std::ranges::count(kProblemNames, ' ') == static_cast<int>(ProblemCode::nothing_to_plant));

} // namespace

std::string_view name(FaultKind kind) {
    switch (kind) {
    case FaultKind::missing: return "missing";
    case FaultKind::foreign: return "foreign";
    case FaultKind::newer: return "newer";
    case FaultKind::damaged: return "damaged";
    case FaultKind::locked: return "locked";
    case FaultKind::read_only: return "read_only";
    case FaultKind::disk_full: return "disk_full";
    case FaultKind::unreadable: return "unreadable";
    case FaultKind::silent: return "silent";
    case FaultKind::unfinished: return "unfinished";
    }
    return {};
}

std::string_view name(ProblemCode code) {
    std::string_view names = kProblemNames;
    for (int before = static_cast<int>(code); before > 0; --before) {
        names.remove_prefix(names.find(' ') + 1);
    }
    return names.substr(0, names.find(' '));
}

std::optional<ProblemCode> problemCodeFrom(std::string_view key) {
    for (int code = 0; code <= static_cast<int>(ProblemCode::nothing_to_plant); ++code) {
        if (name(static_cast<ProblemCode>(code)) == key) {
            return static_cast<ProblemCode>(code);
        }
    }
    return std::nullopt;
}

} // namespace mesaviva::record
