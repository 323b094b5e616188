// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/study/study.h"

#include "engine/record/fields/parse_json.h"
#include "engine/record/history/rounds_on_record.h"
#include "engine/record/record_reader.h"
#include "engine/record/rows.h"
#include "engine/scenario/node.h"
#include "engine/scenario/strict_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace mesaviva::study {

namespace {

using scenario::BadFile;
using scenario::Fields;
using scenario::FileError;
using scenario::FileProblem;
using scenario::Json;
using scenario::Node;

constexpr std::string_view kFormat = "mesaviva.study/1";
constexpr std::size_t kLongestName = 60;
constexpr std::size_t kMostNames = 10'000;

std::string shortText(const Node& node, std::size_t most, bool mayBeEmpty = false) {
    std::string text = node.text();
    if (text.empty() && !mayBeEmpty) {
        node.refuse(FileProblem::empty_text);
    }
    if (text.size() > most) {
        node.refuse(FileProblem::too_long_text, {std::to_string(most)});
    }
    return text;
}

std::string textIn(Fields& fields, const std::string& name, std::size_t most) {
    const std::optional<Node> node = fields.take(name);
    return node ? shortText(*node, most, true) : std::string();
}

std::vector<Node> someItems(const Node& node, std::size_t most) {
    if (node.json().is_array() && node.json().size() > most) {
        node.refuse(FileProblem::too_many, {std::to_string(most)});
    }
    return node.items();
}

std::string picture(Fields& fields) {
    const std::optional<Node> node = fields.take("picture");
    if (!node) {
        return {};
    }
    std::string text = shortText(*node, kLargestPicture, true);
    const bool isBase64 = std::ranges::all_of(text, [](char sign) {
        return (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') ||
               sign == '+' || sign == '/' || sign == '=';
    });
    if (!isBase64) {
        node->refuse(FileProblem::not_base64);
    }
    return text;
}

// An error inside has its path within the whole file.
void readScenario(const Node& node, Round& round) {
    const auto text = [&](int indent) {
        return node.json().dump(indent, ' ', false, Json::error_handler_t::replace);
    };
    // Format it only if it is a scenario: invalid JSON may be nested so that its lines are mostly blanks.
    const Result<scenario::Scenario, FileError> played = scenario::read(text(-1));
    if (!played) {
        FileError error = played.error();
        error.path = error.path.empty() ? node.path() : node.path() + '.' + error.path;
        error.line = error.column = 0;
        throw BadFile{std::move(error)};
    }
    round.scenario = text(2);
    round.game = played->game();
}

Note readNote(const Node& node) {
    Fields fields(node);
    Note note{fields.need("event").whole(1, kLastEvent), shortText(fields.need("text"), kLongestNote)};
    fields.refuseTheRest();
    return note;
}

Round readRound(const Node& node) {
    Fields fields(node);
    Round round;
    const Node id = fields.need("round");
    round.id = shortText(id, kLongestName);
    if (!record::roundIdFrom(round.id)) {
        id.refuse(FileProblem::no_round_id);
    }
    round.opened = textIn(fields, "opened", kLongestName);
    round.result = textIn(fields, "result", kLongestName);
    if (const std::optional<Node> names = fields.take("simulated")) {
        for (const Node& name : someItems(*names, kMostNames)) {
            round.simulated.push_back(shortText(name, kLongestName));
        }
    }
    readScenario(fields.need("scenario"), round);
    if (const std::optional<Node> notes = fields.take("notes")) {
        for (const Node& note : someItems(*notes, kMostNotes)) {
            add(round, readNote(note));
        }
    }
    round.picture = picture(fields);
    fields.refuseTheRest();
    return round;
}

Study readStudy(const Json& json) {
    Fields fields(Node(json, ""));
    const Node format = fields.need("format");
    if (format.text() != kFormat) {
        format.refuse(FileProblem::other_format,
                      {scenario::inQuotes(format.text()), scenario::inQuotes(kFormat)});
    }
    Study study;
    study.title = shortText(fields.need("title"), kLongestTitle);
    const Node rounds = fields.need("rounds");
    for (const Node& round : someItems(rounds, kMostRounds)) {
        Round next = readRound(round);
        if (std::ranges::any_of(study.rounds, [&](const Round& known) {
                return known.id == next.id && known.opened == next.opened;
            })) {
            round.refuse(FileProblem::round_twice);
        }
        study.rounds.push_back(std::move(next));
    }
    fields.refuseTheRest();
    return study;
}

} // namespace

Result<Study, FileError> read(std::string_view json) {
    if (json.size() > kLargestFile) {
        return scenario::errorAt({}, FileProblem::too_many_bytes, {std::to_string(kLargestFile)});
    }
    const Result<Json, FileError> parsed = scenario::parseStrictly(json);
    if (!parsed) {
        return parsed.error();
    }
    try {
        return readStudy(*parsed);
    } catch (const BadFile& bad) {
        return bad.error;
    }
}

void add(Round& round, Note note) {
    const auto after = std::ranges::upper_bound(round.notes, note.event, {}, &Note::event);
    round.notes.insert(after, std::move(note));
}

namespace {

Json jsonOf(const Round& round) {
    Json json{{"round", round.id}};
    if (!round.opened.empty()) {
        json["opened"] = round.opened;
    }
    if (!round.result.empty()) {
        json["result"] = round.result;
    }
    if (!round.simulated.empty()) {
        json["simulated"] = round.simulated;
    }
    Json notes = Json::array();
    for (const Note& note : round.notes) {
        notes.push_back({{"event", note.event}, {"text", note.text}});
    }
    json["notes"] = std::move(notes);
    json["scenario"] = Json::parse(round.scenario, nullptr, false);
    if (!round.picture.empty()) {
        json["picture"] = round.picture;
    }
    return json;
}

} // namespace

std::string write(const Study& study) {
    Json json{{"format", "mesaviva.study/1"}, {"title", study.title}};
    Json rounds = Json::array();
    for (const Round& round : study.rounds) {
        rounds.push_back(jsonOf(round));
    }
    json["rounds"] = std::move(rounds);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string cut(std::string text, std::size_t most) {
    if (text.size() > most) {
        // Continuation bytes of UTF-8 are 10xxxxxx.
        while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0U) == 0x80U) {
            --most;
        }
        text.resize(most);
    }
    return text;
}

namespace {

// The table's opening lists the simulated players.
std::vector<std::string> simulatedAt(record::RecordReader& reader, record::TableNumber table) {
    std::vector<std::string> names;
    record::EventCursor cursor = reader.events(table);
    record::EventRow row;
    if (!cursor.next(row)) {
        return names;
    }
    const nlohmann::ordered_json opened = record::parseJson(lineOf(row));
    const auto found = opened.find("simulated");
    if (opened.is_object() && found != opened.end() && found->is_array()) {
        for (const auto& name : *found) {
            if (name.is_string()) {
                names.push_back(name.get<std::string>());
            }
        }
    }
    return names;
}

} // namespace

Result<Round, scenario::NotShared> roundOf(record::RecordReader& reader, const record::RoundId& id,
                                           const scenario::Title& title) {
    auto shared = scenario::shareRound(reader, id, title);
    if (!shared) {
        return shared.error();
    }
    const auto row = reader.round(id);
    if (!row) {
        throw record::Fault{record::FaultKind::missing, record::ProblemCode::no_such_round};
    }
    Round round;
    round.id = textOf(id);
    round.game = row->game;
    round.opened = record::isoText(row->opened);
    round.result = row->result;
    round.scenario = std::move(*shared);
    // Only the players of this round.
    const nlohmann::ordered_json file = record::parseJson(round.scenario);
    const std::vector<std::string> simulated = simulatedAt(reader, id.table);
    for (const auto& player : file.value("players", nlohmann::ordered_json::array())) {
        const std::string name = player.value("id", std::string());
        if (std::ranges::find(simulated, name) != simulated.end()) {
            round.simulated.push_back(name);
        }
    }
    return round;
}

std::int64_t eventOf(record::RecordReader& reader, const record::RoundLink& moment) {
    const auto row = reader.round(moment.round);
    if (!row) {
        throw record::Fault{record::FaultKind::missing, record::ProblemCode::no_such_round};
    }
    std::int64_t event = 0;
    const std::uint64_t last = std::max(row->first, moment.seq.value_or(row->first));
    record::EventCursor cursor = reader.events(moment.round.table, row->first);
    for (record::EventRow each; cursor.next(each) && each.seq <= last && each.round == moment.round.round;) {
        event += each.text.kind == "player_admitted" ? 0 : 1;
    }
    return std::max<std::int64_t>(1, std::min(event, kLastEvent));
}

} // namespace mesaviva::study
