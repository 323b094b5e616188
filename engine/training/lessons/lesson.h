// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons, `mesaviva.lesson/1`: a scenario with a commentary that is tied to its events. The format is in
// assets/lessons/README.md.
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/file_error.h"
#include "engine/scenario/scenario.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::lessons {

/// A text in both languages; a lesson has none with one alone.
using Text = scenario::Title;

/// One answer to a question, and why it is right or not.
struct Choice {
    Text text;
    bool right = false;
    Text why;
};

/// What is asked at a moment; exactly one choice is right.
struct Question {
    Text text;
    std::vector<Choice> choices; ///< two to four
};

/// What is said at a moment: right after the next event that has all these fields, `event` among them, and
/// comes after that of the note before (the first note: from the first round on).
struct Note {
    std::shared_ptr<const nlohmann::ordered_json> at; ///< an object; never null
    Text text;
    std::optional<Question> question;
    std::vector<std::string> odds; ///< poker: the exact odds of these players' decisions; a file names one
};

/// From the first round on: for whom a lesson is.
inline constexpr std::int64_t kLessonLevels = 3;

struct Lesson {
    Text title;
    Text aim;
    std::int64_t level = 1; ///< 1 the first round, 2 the usual course, 3 the odd corners
    scenario::Scenario scenario;
    std::vector<Note> notes;
    std::uint64_t from = 1; ///< the first round that is shown; those before bring the table where it stood
};

/// A note of a lesson that is being written, without odds and question where they are none yet; nothing where
/// it lacks its moment or its words.
std::optional<Note> readyNote(const nlohmann::ordered_json& note, const scenario::Scenario& played);

/// Why a scenario is too large for a lesson: a simulated crowd of which playing it through would take long.
std::optional<scenario::FileError> crowdFault(const scenario::Scenario& scenario);

/// Reads a lesson's text, and refuses it with the first thing in it that is wrong.
Result<Lesson, scenario::FileError> read(std::string_view json);

} // namespace mesaviva::lessons
