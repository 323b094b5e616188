// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/games/bingo/scenario/bingo_content.h"
#include "engine/scenario/game_scenarios.h"
#include "engine/scenario/node.h"
#include "engine/scenario/strict_json.h"
#include "engine/training/lessons/lesson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace mesaviva::lessons {

namespace {

using scenario::BadFile;
using scenario::Fields;
using scenario::FileError;
using scenario::Node;

constexpr std::string_view kFormat = "mesaviva.lesson/1";
constexpr std::size_t kLongestText = 1'200;
constexpr std::size_t kFewestChoices = 2;
constexpr std::size_t kMostChoices = 4;
constexpr std::size_t kMostNotes = 200;
constexpr std::size_t kLargestFile = 1'000'000;
constexpr std::int64_t kMostCrowdCards = 100'000;

std::string readString(const Node& node) {
    std::string words = node.text();
    if (words.empty()) {
        node.refuse("an empty text");
    }
    if (words.size() > kLongestText) {
        node.refuse("a text of more than " + std::to_string(kLongestText) + " bytes");
    }
    return words;
}

Text readText(const Node& node) {
    Fields fields(node);
    Text text{readString(fields.need("pt")), readString(fields.need("en"))};
    fields.refuseTheRest();
    return text;
}

Choice readChoice(const Node& node) {
    Fields fields(node);
    Choice choice{readText(fields.need("text")), false, readText(fields.need("why"))};
    if (const std::optional<Node> right = fields.take("right")) {
        choice.right = right->truth();
    }
    fields.refuseTheRest();
    return choice;
}

Question readQuestion(const Node& node) {
    Fields fields(node);
    Question question{readText(fields.need("text")), {}};
    const Node choices = fields.need("choices");
    for (const Node& item : choices.items()) {
        question.choices.push_back(readChoice(item));
    }
    if (question.choices.size() < kFewestChoices || question.choices.size() > kMostChoices) {
        choices.refuse("a question has two to four choices");
    }
    if (std::ranges::count_if(question.choices, &Choice::right) != 1) {
        choices.refuse("exactly one choice is right");
    }
    fields.refuseTheRest();
    return question;
}

nlohmann::ordered_json readMoment(const Node& node) {
    if (!node.json().is_object() || !node.json().contains("event")) {
        node.refuse(R"(not an object with an "event")");
    }
    const Node event(node.json().at("event"), scenario::fieldPath(node.path(), "event"));
    if (!scenario::isEventName(event.text())) {
        event.refuse("no such event: " + scenario::inQuotes(event.text()));
    }
    return node.json();
}

Note readNote(const Node& node, const scenario::Scenario& played) {
    Fields fields(node);
    Note note{std::make_shared<const scenario::Json>(readMoment(fields.need("at"))),
              readText(fields.need("text")),
              std::nullopt,
              {}};
    if (const std::optional<Node> question = fields.take("question")) {
        note.question = readQuestion(*question);
    }
    if (const std::optional<Node> odds = fields.take("odds")) {
        const std::string player = odds->text();
        if (played.game() != "poker") {
            odds->refuse("only poker has decisions with odds");
        }
        if (std::ranges::find(played.players, player, &scenario::Player::id) == played.players.end()) {
            odds->refuse("no such player: " + scenario::inQuotes(player));
        }
        note.odds = {player};
    }
    fields.refuseTheRest();
    return note;
}

// An error in the scenario has its path within the whole file.
scenario::Scenario readPlayed(const Node& node) {
    Result<scenario::Scenario, FileError> played = scenario::read(node.json().dump());
    if (!played) {
        const FileError& error = played.error();
        const std::string path = error.path.empty() ? "scenario" : "scenario." + error.path;
        throw BadFile{{path, 0, 0, error.reason}};
    }
    if (std::optional<FileError> fault = crowdFault(*played)) {
        throw BadFile{std::move(*fault)};
    }
    if (played->expectations.empty()) {
        node.refuse(R"(a lesson says in "expect" what must come of it)");
    }
    return std::move(*played);
}

Lesson readLesson(const scenario::Json& json) {
    Fields fields(Node(json, ""));
    const Node format = fields.need("format");
    if (format.text() != kFormat) {
        format.refuse(scenario::inQuotes(format.text()) + " is not " +
                      scenario::inQuotes(std::string(kFormat)));
    }
    Lesson lesson;
    lesson.title = readText(fields.need("title"));
    lesson.aim = readText(fields.need("aim"));
    lesson.level = fields.need("level").whole(1, kLessonLevels);
    lesson.scenario = readPlayed(fields.need("scenario"));
    const Node notes = fields.need("notes");
    for (const Node& item : notes.items()) {
        lesson.notes.push_back(readNote(item, lesson.scenario));
    }
    if (lesson.notes.empty() || lesson.notes.size() > kMostNotes) {
        notes.refuse("a lesson has 1 to " + std::to_string(kMostNotes) + " notes");
    }
    fields.refuseTheRest();
    // At the table, the scenario has the lesson's title, and every run is the same.
    lesson.scenario.title = lesson.title;
    if (!lesson.scenario.seed) {
        lesson.scenario.seed = Seed{};
    }
    return lesson;
}

} // namespace

std::optional<Note> readyNote(const scenario::Json& note, const scenario::Scenario& played) {
    scenario::Json tried = note;
    for (const char* const part : {"", "odds", "question"}) {
        if (*part != '\0' && tried.is_object()) {
            tried.erase(part);
        }
        try {
            return readNote(Node(tried, "notes"), played);
        } catch (const BadFile&) {
            // it may be complete without its question
        }
    }
    return std::nullopt;
}

std::optional<FileError> crowdFault(const scenario::Scenario& scenario) {
    const auto* const room = scenario.content.find<scenario::BingoContent>();
    if (!room || std::int64_t{room->crowd.players} * room->crowd.cards <= kMostCrowdCards) {
        return std::nullopt;
    }
    return FileError{"scenario.table.crowd", 0, 0,
                     "a lesson's crowd has no more than " + std::to_string(kMostCrowdCards) + " cards"};
}

Result<Lesson, FileError> read(std::string_view json) {
    if (json.size() > kLargestFile) {
        return FileError{"", 0, 0, "more than " + std::to_string(kLargestFile) + " bytes"};
    }
    const Result<scenario::Json, FileError> parsed = scenario::parseStrictly(json);
    if (!parsed) {
        return parsed.error();
    }
    try {
        return readLesson(*parsed);
    } catch (const BadFile& bad) {
        return bad.error;
    }
}

} // namespace mesaviva::lessons
