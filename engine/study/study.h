// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Studies, `mesaviva.study/1`: several rounds in one file, with notes at their events. The format is in
// engine/study/README.md.
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/scenario.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::study {

/// The longest texts, in bytes: of a title, of a note, of a picture in base64.
inline constexpr std::size_t kLongestTitle = 200;
inline constexpr std::size_t kLongestNote = 1'200;
inline constexpr std::size_t kLargestPicture = 160'000;
/// How many rounds a study has at most, and how many notes one of them.
inline constexpr std::size_t kMostRounds = 100;
inline constexpr std::size_t kMostNotes = 100;
/// The last event of a round that a note can stand at.
inline constexpr std::int64_t kLastEvent = 1'000'000;
/// The largest file, in bytes.
inline constexpr std::size_t kLargestFile = 24'000'000;

/// What somebody has written at a moment of a round.
struct Note {
    std::int64_t event = 1; ///< right after the event with this number of its round, `round_opened` being 1
    std::string text;

    friend bool operator==(const Note&, const Note&) = default;
};

/// A round with all that it takes to play it again.
struct Round {
    std::string id;                     ///< what it was called on the record that it comes from: `3-12`
    std::string opened;                 ///< when it opened, as `2026-11-22T15:04:05.678Z`; may be empty
    std::string result;                 ///< as the record's list had it (RoundRow::result); may be empty
    std::vector<std::string> simulated; ///< names of those whom the program played
    std::string scenario;               ///< `mesaviva.scenario/1`, as shareRound() makes it
    std::string game;                   ///< the scenario's
    std::string picture;                ///< a small PNG in base64; may be empty
    std::vector<Note> notes;            ///< in the order of their events

    friend bool operator==(const Round&, const Round&) = default;
};

struct Study {
    std::string title;
    std::vector<Round> rounds;

    friend bool operator==(const Study&, const Study&) = default;
};

/// Reads a study's text, and refuses it with the first thing in it that is wrong.
Result<Study, scenario::FileError> read(std::string_view json);

/// The text of a study, for people to read. Its parts must be such that read() takes them.
std::string write(const Study& study);

/// Puts a note where it belongs in the order of events, behind those of the same event.
void add(Round& round, Note note);

/// Cuts a text so that it has no more bytes, and only whole characters.
std::string cut(std::string text, std::size_t most);

} // namespace mesaviva::study
