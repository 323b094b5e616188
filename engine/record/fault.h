// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a record: the file as such, or the errors found in it.
#pragma once

#include "engine/record/rows.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mesaviva::record {

/// Why a record file cannot be read or written.
enum class FaultKind : std::uint8_t {
    missing,    ///< there is no such file
    foreign,    ///< another kind of file
    newer,      ///< written by a later version of the program
    damaged,    ///< a record, but truncated or altered
    locked,     ///< another program is writing to it
    read_only,  ///< file or folder is not writable
    disk_full,  ///< no space is left
    unreadable, ///< another error from the system
    silent,     ///< the device does not answer
    unfinished, ///< a change was cut off; its journal is still there and was not applied
};

/// Returns the kind's key, for instance `damaged`.
std::string_view name(FaultKind kind);

/// What exactly is wrong. The sentences, which say what the arguments of a Problem are, are in
/// app/cli/sentences/record_sentences.
enum class ProblemCode : std::uint8_t {
    // The file as such.
    message, ///< the message of SQLite or of the system
    not_a_record,
    newer_version,
    no_version,
    is_folder,
    no_such_file,
    not_on_disk,
    end_of_file_missing,
    other_tables,
    not_writable,
    older_not_copied,
    not_opened,
    not_read,
    out_of_memory,
    journal_undoes,
    journal_names_other,
    journal_of_other,
    journal_no_file,
    journal_not_read,
    log_not_read,
    record_closed,
    not_recording,
    given_up,
    // Its second copy.
    copy_not_accessed,
    copy_not_written,
    no_copy,
    copy_of_other_at,
    copy_of_other,
    copy_incomplete,
    copy_silent,
    folder_silent,
    copy_lacks,
    copy_only,
    copy_differs,
    // Rows.
    time_outside_years,
    no_table_number,
    hash_length,
    amount_out_of_range,
    round_misplaced,
    event_misplaced,
    events_without_table,
    file_head_missing,
    file_head_not_of_tables,
    file_head_not_of_events,
    some_table_head,
    table_removed,
    no_such_game,
    no_such_table,
    no_such_round,
    removed_unfit,
    of_no_table,
    numbers_missing,
    not_next_event,
    table_events_missing,
    round_not_listed,
    round_stays_open,
    seed_missing,
    row_number,
    not_results,
    impossible_result,
    // Facts in events.
    fields_no_object,
    fields_of_kind,
    bad_field,
    bad_win,
    bad_house_page,
    house_page_cut,
    settlement_too_long,
    settlement_not_read,
    too_many_points,
    too_much_staked,
    stake_of_round,
    sum_of_round,
    table_broken,
    table_not_opened,
    round_not_playable,
    round_impossible,
    // Events of a round: %1 the round, %2 the event's number, %3 its kind.
    event_without_date,
    event_no_json,
    event_field,
    event_filtered,
    event_out_of_order,
    event_impossible,
    event_opens_again,
    event_bad_settings,
    event_of_nobody,
    // A round as a whole: %1 the round.
    round_opened_twice,
    round_begins_early,
    round_launch_too_many,
    round_event_no_json,
    round_closed_twice,
    round_other_outcome,
    // What a verification finds at a place of the record.
    differs,
    field_missing,
    field_extra,
    field_no_object,
    field_absent,
    field_wrong_type,
    field_out_of_range,
    field_impossible,
    field_unknown_player,
    field_unknown_kind,
    field_unknown,
    event_missing,
    event_altered,
    end_missing,
    table_head,
    tables_missing,
    table_missing,
    unexplained,
    not_from_seed,
    period_runs_out,
    period_had_run_out,
    impossible,
    round_without_events,
    round_unlisted,
    round_listed_otherwise,
    seal,
    sealed_without_round,
    record_head,
    earlier_than_before,
    no_table_time,
    opens_again,
    settings_not_opened,
    opening_missing,
    other_version,
    other_round,
    other_time,
    no_json,
    filtered,
    written_otherwise,
    removed_otherwise,
    not_removed,
    // On the house's page.
    second_house_page,
    says_too_much,
    no_house_event,
    house_field,
    not_first_points,
    not_changed,
    not_its_cause,
    left_round_missing,
    no_left_round,
    no_such_event,
    before_noted,
    before_taken_in,
    not_of_room,
    // Exercises with errors to find.
    file_exists,
    nothing_to_plant,
};

/// Returns the code's key in files, for instance `field_missing`.
std::string_view name(ProblemCode code);
/// The code with that key; nullopt: none has it.
std::optional<ProblemCode> problemCodeFrom(std::string_view key);

/// A problem with a record, with the arguments of its sentence; UTF-8.
struct Problem {
    Problem(ProblemCode what, std::vector<std::string> with = {}) : code(what), arguments(std::move(with)) {}

    ProblemCode code;
    std::vector<std::string> arguments;

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// Why a record file cannot be used.
struct Fault {
    FaultKind kind = FaultKind::unreadable;
    Problem problem = ProblemCode::message;

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// An error found in a record.
struct Finding {
    std::optional<RoundId>
        round;             ///< round number 0: before the table's first round; nothing: the file as a whole
    std::uint64_t seq = 0; ///< sequence number of the event; 0: no event
    std::string event;     ///< its kind
    std::string field;     ///< for instance `stakes.0.returned`; empty: the whole event
    Problem problem = ProblemCode::differs;
    std::string expected = {}; ///< the value that it must have; empty: none, or there is no single one
    std::string found = {};    ///< the value on record; empty: likewise

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The errors found in a record or a part of it, in order: the first kMost of them, and how many more there
/// are.
class Findings {
public:
    static constexpr std::size_t kMost = 1'000;

    void add(Finding finding) {
        if (m_list.size() < kMost) {
            m_list.push_back(std::move(finding));
        } else {
            ++m_more;
        }
    }
    void add(const std::optional<Finding>& finding) {
        if (finding) {
            add(Finding(*finding));
        }
    }
    void add(const Findings& others) {
        for (const Finding& finding : others.m_list) {
            add(Finding(finding));
        }
        m_more += others.m_more;
    }

    bool isEmpty() const { return m_list.empty(); }
    const std::vector<Finding>& list() const { return m_list; }
    std::uint64_t more() const { return m_more; }

    friend bool operator==(const Findings&, const Findings&) = default;

private:
    std::vector<Finding> m_list;
    std::uint64_t m_more = 0;
};

/// Progress in events. Called regularly on the verifying thread; may throw to cancel, and the exception
/// propagates.
using Progress = std::function<void(std::uint64_t done, std::uint64_t all)>;

} // namespace mesaviva::record
