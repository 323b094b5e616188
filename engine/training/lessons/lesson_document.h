// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/lesson.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mesaviva::lessons {

/// A lesson in the editor: its file, possibly incomplete, with undo and redo of all edits. It always has the
/// form of a lesson (objects and lists in their places), so that views need not check; problem() reports
/// whether it is complete.
class LessonDocument {
public:
    using Json = scenario::Json;
    /// A JSON pointer: `/scenario/steps/3/amount`.
    using Place = Json::json_pointer;
    /// Why an edit was refused; nothing if it was done.
    using Refusal = std::optional<scenario::FileError>;

    /// Opens a lesson's file, complete or not; refuses what does not have the form of a lesson.
    static Result<LessonDocument, scenario::FileError> open(std::string_view text);
    /// Takes a lesson that has the form of one, as returned by newLesson().
    explicit LessonDocument(Json lesson);

    const Json& json() const { return *m_versions[m_now].json; }
    /// The value at a place; null if there is none.
    const Json* find(const Place& place) const;
    /// The file's text.
    std::string text() const;
    /// What is missing or wrong; nothing if the lesson is complete.
    std::optional<scenario::FileError> problem() const;
    /// The scenario; on error, the path begins with `scenario`.
    Result<scenario::Scenario, scenario::FileError> scenario() const;
    /// The lesson, or its scenario with the complete notes: a text missing in one language is taken from the
    /// other, and incomplete questions are left out.
    Result<Lesson, scenario::FileError> presentable() const;

    /// Sets a field, or replaces an item of a list.
    Refusal set(const Place& place, Json value);
    /// Removes a field or an item, if it exists.
    Refusal erase(const Place& place);
    /// Inserts an item into a list; creates the list if necessary.
    Refusal insert(const Place& list, std::size_t index, Json item);
    Refusal duplicate(const Place& list, std::size_t index);
    Refusal move(const Place& list, std::size_t from, std::size_t to);
    /// Marks the one right choice of a question.
    Refusal setRight(std::size_t note, std::size_t choice);
    /// Renames a player everywhere in the lesson.
    Refusal rename(const std::string& player, const std::string& name);

    bool canUndo() const { return m_now > 0; }
    bool canRedo() const { return m_now + 1 < m_versions.size(); }
    void undo();
    void redo();
    /// Merges the last two edits, so that they are undone together; does nothing if there are fewer.
    void join();
    /// Changes with each edit; undo restores the earlier number.
    std::uint64_t version() const { return m_versions[m_now].number; }

private:
    struct Version {
        std::shared_ptr<const Json> json;
        std::size_t size = 0; ///< of its text, in bytes
        std::uint64_t number = 0;
    };

    Refusal edit(const std::string& guarded, const std::function<void(Json&)>& act);

    std::vector<Version> m_versions;
    std::size_t m_now = 0;
    std::uint64_t m_last = 0;
};

/// A place as in messages: `/scenario/steps/3` is `scenario.steps[3]`.
std::string pathOf(const LessonDocument::Place& place);

} // namespace mesaviva::lessons
