// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons, `mesaviva.lesson/1`: a scenario with a commentary tied to its events. assets/lessons/README.md
// documents the format.
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

/// A text in both languages; where a file has only one, the other is the same.
using Text = scenario::Title;

/// One answer to a question, and why it is right or wrong.
struct Choice {
    Text text;
    bool right = false;
    Text why;
};

/// A question; exactly one choice is right.
struct Question {
    Text text;
    std::vector<Choice> choices; ///< two to four
};

/// A note, shown right after the next event that has all fields of `at`, `event` among them, and follows the
/// previous note's event (first note: from the first round on).
struct Note {
    std::shared_ptr<const nlohmann::ordered_json> at; ///< an object; never null
    Text text;
    std::optional<Question> question;
    std::vector<std::string>
        odds; ///< poker: players whose exact odds at this decision are shown; a file names one
};

/// Levels of lessons, counted from 1.
inline constexpr std::int64_t kLessonLevels = 3;

struct Lesson {
    Text title;
    Text aim;
    std::int64_t level = 1; ///< 1 the first round, 2 usual play, 3 special cases
    scenario::Scenario scenario;
    std::vector<Note> notes;
    std::uint64_t from = 1; ///< the first round shown; earlier ones only set up the table
};

/// A note of an unfinished lesson, without odds and question where they are incomplete; nothing if it lacks
/// its moment or its text.
std::optional<Note> readyNote(const nlohmann::ordered_json& note, const scenario::Scenario& played);

/// Why a scenario is too large for a lesson: its simulated players would make it take too long to play.
std::optional<scenario::FileError> crowdFault(const scenario::Scenario& scenario);

/// Reads a lesson's text; returns the first error in it.
Result<Lesson, scenario::FileError> read(std::string_view json);

} // namespace mesaviva::lessons
