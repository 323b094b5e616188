// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Studies, `mesaviva.study/1`: several rounds in one file, with notes at their events. engine/study/README.md
// documents the format.
#pragma once

#include "engine/base/result.h"
#include "engine/record/rows.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/share.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::record {
class RecordReader;
} // namespace mesaviva::record

namespace mesaviva::study {

/// The longest texts, in bytes: a title, a note, a picture in base64.
inline constexpr std::size_t kLongestTitle = 200;
inline constexpr std::size_t kLongestNote = 1'200;
inline constexpr std::size_t kLargestPicture = 160'000;
/// The most rounds of a study, and the most notes of a round.
inline constexpr std::size_t kMostRounds = 100;
inline constexpr std::size_t kMostNotes = 100;
/// The last event of a round that a note can refer to.
inline constexpr std::int64_t kLastEvent = 1'000'000;
/// The largest file, in bytes.
inline constexpr std::size_t kLargestFile = 24'000'000;

/// A person's note at one event of a round.
struct Note {
    std::int64_t event = 1; ///< its number in the round, `round_opened` being 1; the note follows it
    std::string text;

    friend bool operator==(const Note&, const Note&) = default;
};

/// A round with everything that is needed to replay it.
struct Round {
    std::string id;                     ///< its name on the original record: `3-12`
    std::string opened;                 ///< time of its opening, as `2026-11-22T15:04:05.678Z`; may be empty
    std::string result;                 ///< from the record's list (RoundRow::result); may be empty
    std::vector<std::string> simulated; ///< names of simulated players
    std::string scenario;               ///< `mesaviva.scenario/1`, as made by shareRound()
    std::string game;                   ///< the scenario's game
    std::string picture;                ///< a small PNG in base64; may be empty
    std::vector<Note> notes;            ///< in the order of events

    friend bool operator==(const Round&, const Round&) = default;
};

struct Study {
    std::string title;
    std::vector<Round> rounds;

    friend bool operator==(const Study&, const Study&) = default;
};

/// Reads a study's text; returns the first error in it.
Result<Study, scenario::FileError> read(std::string_view json);

/// Formats a study as readable text. Its parts must be valid for read().
std::string write(const Study& study);

/// Inserts a note in the order of events, after others of the same event.
void add(Round& round, Note note);

/// Truncates a text to at most `most` bytes, at a character boundary.
std::string cut(std::string text, std::size_t most);

/// A round of a record for a study, without picture and notes, or why a file can't hold it. Throws
/// record::Fault if there is no such round or it can't be read.
Result<Round, scenario::NotShared> roundOf(record::RecordReader& reader, const record::RoundId& id,
                                           const scenario::Title& title);

/// The number of a record's event within its round, from 1, in a study's scenario: `player_admitted` does not
/// count, as a scenario's players are known from the beginning. Throws record::Fault.
std::int64_t eventOf(record::RecordReader& reader, const record::RoundLink& moment);

} // namespace mesaviva::study
