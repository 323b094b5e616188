// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/training/lessons/lesson_document.h"

#include "engine/record/fields/parse_json.h"
#include "engine/scenario/node.h"
#include "engine/training/lessons/write_lesson.h"

#include <algorithm>
#include <array>
#include <utility>

namespace mesaviva::lessons {

namespace {

using scenario::BadFile;
using scenario::errorAt;
using scenario::FileError;
using scenario::FileProblem;
using scenario::Json;
using scenario::Node;

constexpr std::size_t kLargestDocument = 1'000'000;
constexpr std::size_t kMostVersions = 200;
constexpr std::size_t kMostStored = 32'000'000; ///< bytes of all versions' texts

// Invalid UTF-8 can't come from a file; it becomes a replacement character.
Node child(const Node& parent, const std::string& name) {
    return {parent.json().at(name), scenario::fieldPath(parent.path(), name)};
}

void needObject(const Node& node) {
    if (!node.json().is_object()) {
        node.refuse(FileProblem::not_object);
    }
}

// Checks a text in two languages, if it is present.
void needText(const Node& parent, const std::string& name) {
    if (!parent.json().contains(name)) {
        return;
    }
    const Node text = child(parent, name);
    needObject(text);
    for (const auto& language : text.json().items()) {
        static_cast<void>(Node(language.value(), scenario::fieldPath(text.path(), language.key())).text());
    }
}

template <class Each>
void needList(const Node& parent, const std::string& name, const Each& each) {
    if (!parent.json().contains(name)) {
        return;
    }
    for (const Node& item : child(parent, name).items()) {
        needObject(item);
        each(item);
    }
}

void needNote(const Node& note) {
    if (note.json().contains("at")) {
        needObject(child(note, "at"));
    }
    needText(note, "text");
    if (note.json().contains("odds")) {
        static_cast<void>(child(note, "odds").text());
    }
    if (!note.json().contains("question")) {
        return;
    }
    const Node question = child(note, "question");
    needObject(question);
    needText(question, "text");
    needList(question, "choices", [](const Node& choice) {
        needText(choice, "text");
        needText(choice, "why");
        if (choice.json().contains("right")) {
            static_cast<void>(child(choice, "right").truth());
        }
    });
}

void needScenario(const Node& scenario) {
    needObject(scenario);
    needText(scenario, "title");
    for (const char* const name : {"game", "rules"}) {
        if (scenario.json().contains(name)) {
            static_cast<void>(child(scenario, name).text());
        }
    }
    for (const char* const name : {"table", "outcome"}) {
        if (scenario.json().contains(name)) {
            needObject(child(scenario, name));
        }
    }
    for (const char* const name : {"players", "steps", "expect"}) {
        needList(scenario, name, [](const Node&) {});
    }
    if (scenario.json().contains("outcome")) {
        const Node outcome = child(scenario, "outcome");
        for (const char* const name : {"cards", "pockets", "balls"}) {
            if (outcome.json().contains(name) && !outcome.json().at(name).is_object()) {
                static_cast<void>(child(outcome, name).items());
            }
        }
    }
}

// Checks the form only: which values are objects, lists and texts.
std::optional<FileError> formFault(const Json& json) {
    try {
        const Node lesson(json, "");
        needObject(lesson);
        if (json.value("format", Json()) != Json("mesaviva.lesson/1")) {
            lesson.refuse(FileProblem::no_lesson_format);
        }
        needText(lesson, "title");
        needText(lesson, "aim");
        needList(lesson, "notes", needNote);
        if (!json.contains("scenario")) {
            throw BadFile{errorAt("scenario", FileProblem::missing)};
        }
        needScenario(child(lesson, "scenario"));
        return std::nullopt;
    } catch (const BadFile& bad) {
        return bad.error;
    }
}

std::optional<FileError> scenarioFault(const Json& json) {
    auto read = scenario::read(record::jsonText(json.at("scenario")));
    if (read) {
        return std::nullopt;
    }
    FileError error = read.error();
    error.path = error.path.empty() ? "scenario" : "scenario." + error.path;
    return error;
}

bool isWithin(const std::string& path, const std::string& whole) {
    return !whole.empty() && path.starts_with(whole) &&
           (path.size() == whole.size() || path[whole.size()] == '.' || path[whole.size()] == '[');
}

// The part that an edit must not break: a whole step, player or expectation, else the field of the scenario.
std::string guardOf(const LessonDocument::Place& place) {
    LessonDocument::Place part = place;
    const std::string path = pathOf(place);
    if (!path.starts_with("scenario.")) {
        return {};
    }
    std::vector<std::string> tokens;
    for (; !part.empty(); part = part.parent_pointer()) {
        tokens.insert(tokens.begin(), part.back());
    }
    const bool isItem =
        tokens.size() > 2 && (tokens[1] == "steps" || tokens[1] == "players" || tokens[1] == "expect");
    LessonDocument::Place guard;
    for (std::size_t i = 0; i < tokens.size() && i < (isItem ? 3U : 2U); ++i) {
        guard.push_back(tokens[i]);
    }
    return pathOf(guard);
}

// Player names are the values of the fields in kNamed and the keys of the objects in kKeyed.
void renameIn(Json& value, const std::string& key, const std::string& player, const std::string& name) {
    static constexpr std::array<std::string_view, 3> kNamed{"player", "odds", "to"};
    static constexpr std::array<std::string_view, 2> kKeyed{"balance", "cards"};
    if (value.is_string() && std::ranges::find(kNamed, key) != kNamed.end() && value == Json(player)) {
        value = name;
    } else if (value.is_array()) {
        for (Json& item : value) {
            renameIn(item, key, player, name);
        }
    } else if (value.is_object()) {
        Json renamed = Json::object();
        const bool isKeyed = std::ranges::find(kKeyed, key) != kKeyed.end();
        for (auto& field : value.items()) {
            renameIn(field.value(), field.key(), player, name);
            renamed[isKeyed && field.key() == player ? name : field.key()] = std::move(field.value());
        }
        value = std::move(renamed);
    }
}

// A text missing in one language is taken from the other.
void fillIn(Json& value) {
    if (value.is_object() && (value.contains("pt") || value.contains("en"))) {
        for (const auto& [lacking, there] : {std::pair("pt", "en"), std::pair("en", "pt")}) {
            const Json words = value.value(there, Json());
            if (words.is_string() && value.value(lacking, Json("")) == Json("")) {
                value[lacking] = words;
            }
        }
        return;
    }
    if (value.is_structured()) {
        for (Json& inner : value) {
            fillIn(inner);
        }
    }
}

} // namespace

std::string pathOf(const LessonDocument::Place& place) {
    std::vector<std::string> tokens;
    for (LessonDocument::Place part = place; !part.empty(); part = part.parent_pointer()) {
        tokens.insert(tokens.begin(), part.back());
    }
    std::string path;
    for (const std::string& token : tokens) {
        const bool isIndex =
            !token.empty() && std::ranges::all_of(token, [](char c) { return c >= '0' && c <= '9'; });
        path = isIndex ? path + '[' + token + ']' : scenario::fieldPath(path, token);
    }
    return path;
}

Result<LessonDocument, FileError> LessonDocument::open(std::string_view text) {
    if (text.size() > kLargestDocument) {
        return errorAt({}, FileProblem::too_many_bytes, {std::to_string(kLargestDocument)});
    }
    Result<Json, FileError> parsed = scenario::parseStrictly(text);
    if (!parsed) {
        return parsed.error();
    }
    if (std::optional<FileError> fault = formFault(*parsed)) {
        return *fault;
    }
    if (write(*parsed).size() > kLargestDocument) { // too large to be opened again if saved
        return errorAt({}, FileProblem::too_many_bytes, {std::to_string(kLargestDocument)});
    }
    return LessonDocument(std::move(*parsed));
}

LessonDocument::LessonDocument(Json lesson) {
    const std::size_t size = write(lesson).size();
    m_versions.push_back({std::make_shared<const Json>(std::move(lesson)), size, 0});
}

const Json* LessonDocument::find(const Place& place) const {
    const Json* value = &json();
    std::vector<std::string> tokens;
    for (Place part = place; !part.empty(); part = part.parent_pointer()) {
        tokens.insert(tokens.begin(), part.back());
    }
    for (const std::string& token : tokens) {
        if (value->is_object() && value->contains(token)) {
            value = &value->at(token);
            continue;
        }
        const bool isIndex = !token.empty() && token.size() < 8 &&
                             std::ranges::all_of(token, [](char c) { return c >= '0' && c <= '9'; });
        if (!value->is_array() || !isIndex || std::stoul(token) >= value->size()) {
            return nullptr;
        }
        value = &(*value)[std::stoul(token)];
    }
    return value;
}

std::string LessonDocument::text() const { return write(json()); }

std::optional<FileError> LessonDocument::problem() const {
    const auto lesson = read(text());
    return lesson ? std::nullopt : std::optional(lesson.error());
}

Result<scenario::Scenario, FileError> LessonDocument::scenario() const {
    auto read = scenario::read(record::jsonText(json().at("scenario")));
    if (!read) {
        return *scenarioFault(json());
    }
    if (std::optional<FileError> fault = crowdFault(*read)) {
        return *fault;
    }
    if (!read->seed) {
        read->seed = Seed{}; // the same in every run, as in a lesson
    }
    return std::move(*read);
}

Result<Lesson, FileError> LessonDocument::presentable() const {
    if (auto lesson = read(text())) {
        return std::move(*lesson);
    }
    auto played = scenario();
    if (!played) {
        return played.error();
    }
    Json filled = json();
    for (const char* const name : {"title", "aim", "notes"}) {
        if (filled.contains(name)) {
            fillIn(filled.at(name));
        }
    }
    const auto words = [&](const char* name) {
        const Json texts = filled.value(name, Json::object());
        return Text{texts.value("pt", std::string()), texts.value("en", std::string())};
    };
    Lesson lesson;
    lesson.title = words("title");
    lesson.aim = words("aim");
    lesson.scenario = std::move(*played);
    lesson.scenario.title = lesson.title;
    lesson.scenario.expectations.clear();
    for (const Json& note : filled.value("notes", Json::array())) {
        if (std::optional<Note> ready = readyNote(note, lesson.scenario)) {
            lesson.notes.push_back(std::move(*ready));
        }
    }
    return lesson;
}

LessonDocument::Refusal LessonDocument::edit(const std::string& guarded,
                                             const std::function<void(Json&)>& act) {
    auto changed = std::make_shared<Json>(json());
    try {
        act(*changed);
    } catch (const Json::exception&) {
        return errorAt(guarded, FileProblem::no_such_place);
    }
    if (std::optional<FileError> fault = formFault(*changed)) {
        return fault;
    }
    const std::size_t size = write(*changed).size();
    if (size > kLargestDocument) {
        return errorAt(guarded, FileProblem::too_many_bytes, {std::to_string(kLargestDocument)});
    }
    if (!guarded.empty()) {
        const std::optional<FileError> after = scenarioFault(*changed);
        if (after && isWithin(after->path, guarded)) {
            // An existing error may take several edits to correct.
            const std::optional<FileError> before = scenarioFault(json());
            if (!before || !isWithin(before->path, guarded)) {
                return after;
            }
        }
    }
    if (*changed == json()) {
        return std::nullopt;
    }
    m_versions.resize(m_now + 1);
    m_versions.push_back({std::move(changed), size, ++m_last});
    std::size_t stored = 0;
    for (const Version& version : m_versions) {
        stored += version.size;
    }
    while (m_versions.size() > 2 && (m_versions.size() > kMostVersions || stored > kMostStored)) {
        stored -= m_versions.front().size;
        m_versions.erase(m_versions.begin());
    }
    m_now = m_versions.size() - 1;
    return std::nullopt;
}

LessonDocument::Refusal LessonDocument::set(const Place& place, Json value) {
    return edit(guardOf(place), [&](Json& lesson) {
        const Place parent = place.parent_pointer();
        if (lesson.contains(parent) && lesson.at(parent).is_array()) {
            lesson.at(place) = std::move(value); // never past the end of a list
        } else {
            lesson[place] = std::move(value);
        }
    });
}

LessonDocument::Refusal LessonDocument::erase(const Place& place) {
    if (place.empty() || !find(place)) {
        return std::nullopt;
    }
    return edit(guardOf(place.parent_pointer()), [&](Json& lesson) {
        Json& parent = lesson.at(place.parent_pointer());
        if (parent.is_array()) {
            parent.erase(static_cast<std::size_t>(std::stoul(place.back())));
        } else {
            parent.erase(place.back());
        }
    });
}

LessonDocument::Refusal LessonDocument::insert(const Place& list, std::size_t index, Json item) {
    return edit(guardOf(list / index), [&](Json& lesson) {
        if (!lesson.contains(list)) {
            lesson[list] = Json::array();
        }
        Json& items = lesson.at(list);
        index = std::min(index, items.size());
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(index), std::move(item));
    });
}

LessonDocument::Refusal LessonDocument::duplicate(const Place& list, std::size_t index) {
    const Json* const item = find(list / index);
    return item ? insert(list, index + 1, *item) : Refusal(errorAt(pathOf(list), FileProblem::no_such_place));
}

LessonDocument::Refusal LessonDocument::move(const Place& list, std::size_t from, std::size_t to) {
    return edit(guardOf(list / to), [&](Json& lesson) {
        Json& items = lesson.at(list);
        Json item = items.at(from);
        items.erase(from);
        to = std::min(to, items.size());
        items.insert(items.begin() + static_cast<std::ptrdiff_t>(to), std::move(item));
    });
}

LessonDocument::Refusal LessonDocument::setRight(std::size_t note, std::size_t choice) {
    return edit({}, [&](Json& lesson) {
        std::size_t index = 0;
        for (Json& one : lesson.at("notes").at(note).at("question").at("choices")) {
            if (index++ == choice) {
                one["right"] = true;
            } else {
                one.erase("right");
            }
        }
    });
}

LessonDocument::Refusal LessonDocument::rename(const std::string& player, const std::string& name) {
    return edit("scenario.players", [&](Json& lesson) {
        for (Json& one : lesson.at("scenario").at("players")) {
            if (one.value("id", Json()) == Json(player)) {
                one["id"] = name;
            }
        }
        renameIn(lesson, "", player, name);
    });
}

void LessonDocument::undo() { m_now -= canUndo() ? 1U : 0U; }

void LessonDocument::redo() { m_now += canRedo() ? 1U : 0U; }

void LessonDocument::join() {
    if (m_now >= 2 && !canRedo()) {
        m_versions.erase(m_versions.begin() + static_cast<std::ptrdiff_t>(--m_now));
    }
}

} // namespace mesaviva::lessons
