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

/// A lesson that is being written: its file, which may still lack what a lesson needs, with all its edits to
/// be undone and done again. It always has the form of a lesson (objects and lists where they belong), so
/// that whoever shows it need not doubt it; whether it is one, problem() says.
class LessonDocument {
public:
    using Json = scenario::Json;
    /// Where something is: `/scenario/steps/3/amount`.
    using Place = Json::json_pointer;
    /// Why an edit was not done; nothing: it was.
    using Refusal = std::optional<scenario::FileError>;

    /// A lesson's file, finished or not; refused is what does not even have the form of one.
    static Result<LessonDocument, scenario::FileError> open(std::string_view text);
    /// A lesson that has the form of one, as newLesson() gives it.
    explicit LessonDocument(Json lesson);

    const Json& json() const { return *m_versions[m_now].json; }
    /// The value at a place; null: there is none.
    const Json* find(const Place& place) const;
    /// The file's text.
    std::string text() const;
    /// What is to be written yet, or wrong; nothing: it is a lesson.
    std::optional<scenario::FileError> problem() const;
    /// The scenario as far as it goes; its error's path begins with `scenario`.
    Result<scenario::Scenario, scenario::FileError> scenario() const;
    /// The lesson, or its scenario with those notes that are ready: where words lack in one language, those
    /// of the other stand there, and a question that is none yet is left out.
    Result<Lesson, scenario::FileError> presentable() const;

    /// Sets a field, or replaces an item of a list.
    Refusal set(const Place& place, Json value);
    /// Removes a field or an item, if it is there.
    Refusal erase(const Place& place);
    /// Puts an item into a list, which is made where there is none.
    Refusal insert(const Place& list, std::size_t index, Json item);
    Refusal duplicate(const Place& list, std::size_t index);
    Refusal move(const Place& list, std::size_t from, std::size_t to);
    /// Exactly one choice of a question is right.
    Refusal setRight(std::size_t note, std::size_t choice);
    /// Gives a player another name, wherever the lesson names the player.
    Refusal rename(const std::string& player, const std::string& name);

    bool canUndo() const { return m_now > 0; }
    bool canRedo() const { return m_now + 1 < m_versions.size(); }
    void undo();
    void redo();
    /// Makes the last two edits one, to be undone together; does nothing where there are not two.
    void join();
    /// Another one after each edit, the same again when it is undone.
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

/// A place as messages name it: `/scenario/steps/3` is `scenario.steps[3]`.
std::string pathOf(const LessonDocument::Place& place);

} // namespace mesaviva::lessons
