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
using scenario::FileProblem;
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
        node.refuse(FileProblem::empty_text);
    }
    if (words.size() > kLongestText) {
        node.refuse(FileProblem::too_long_text, {std::to_string(kLongestText)});
    }
    return words;
}

// One language is enough; the other then says the same words.
Text readText(const Node& node) {
    Fields fields(node);
    const std::optional<Node> pt = fields.take("pt");
    const std::optional<Node> en = fields.take("en");
    fields.refuseTheRest();
    const auto isWritten = [](const std::optional<Node>& words) { return words && !words->text().empty(); };
    if (!isWritten(pt) && !isWritten(en)) {
        (pt ? *pt : en ? *en : fields.need("pt")).refuse(FileProblem::empty_text);
    }
    return {readString(isWritten(pt) ? *pt : *en), readString(isWritten(en) ? *en : *pt)};
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
        choices.refuse(FileProblem::choices_out_of_bounds);
    }
    if (std::ranges::count_if(question.choices, &Choice::right) != 1) {
        choices.refuse(FileProblem::not_one_right);
    }
    fields.refuseTheRest();
    return question;
}

nlohmann::ordered_json readMoment(const Node& node) {
    if (!node.json().is_object() || !node.json().contains("event")) {
        node.refuse(FileProblem::no_moment);
    }
    const Node event(node.json().at("event"), scenario::fieldPath(node.path(), "event"));
    if (!scenario::isEventName(event.text())) {
        event.refuse(FileProblem::no_such_event, {scenario::inQuotes(event.text())});
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
            odds->refuse(FileProblem::odds_outside_poker);
        }
        if (std::ranges::find(played.players, player, &scenario::Player::id) == played.players.end()) {
            odds->refuse(FileProblem::no_such_player, {scenario::inQuotes(player)});
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
        FileError error = played.error();
        error.path = error.path.empty() ? "scenario" : "scenario." + error.path;
        error.line = error.column = 0;
        throw BadFile{std::move(error)};
    }
    if (std::optional<FileError> fault = crowdFault(*played)) {
        throw BadFile{std::move(*fault)};
    }
    if (played->expectations.empty()) {
        node.refuse(FileProblem::nothing_expected);
    }
    played->injectedBy = InjectedBy::lesson;
    return std::move(*played);
}

Lesson readLesson(const scenario::Json& json) {
    Fields fields(Node(json, ""));
    const Node format = fields.need("format");
    if (format.text() != kFormat) {
        format.refuse(FileProblem::other_format,
                      {scenario::inQuotes(format.text()), scenario::inQuotes(kFormat)});
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
        notes.refuse(FileProblem::notes_out_of_bounds, {std::to_string(kMostNotes)});
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
    return scenario::errorAt("scenario.table.crowd", FileProblem::lesson_crowd_too_large,
                             {std::to_string(kMostCrowdCards)});
}

Result<Lesson, FileError> read(std::string_view json) {
    if (json.size() > kLargestFile) {
        return scenario::errorAt({}, FileProblem::too_many_bytes, {std::to_string(kLargestFile)});
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
