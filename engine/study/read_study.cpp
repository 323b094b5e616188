// SPDX-FileCopyrightText: 2026 The Mesa Viva authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/record/round_row.h"
#include "engine/scenario/node.h"
#include "engine/scenario/strict_json.h"
#include "engine/study/study.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace mesaviva::study {

namespace {

using scenario::BadFile;
using scenario::Fields;
using scenario::FileError;
using scenario::Json;
using scenario::Node;

constexpr std::string_view kFormat = "mesaviva.study/1";
constexpr std::size_t kLongestName = 60;
constexpr std::size_t kMostNames = 10'000;

std::string shortText(const Node& node, std::size_t most, bool mayBeEmpty = false) {
    std::string text = node.text();
    if (text.empty() && !mayBeEmpty) {
        node.refuse("an empty text");
    }
    if (text.size() > most) {
        node.refuse("a text of more than " + std::to_string(most) + " bytes");
    }
    return text;
}

std::string textIn(Fields& fields, const std::string& name, std::size_t most) {
    const std::optional<Node> node = fields.take(name);
    return node ? shortText(*node, most, true) : std::string();
}

std::vector<Node> someItems(const Node& node, std::size_t most) {
    if (node.json().is_array() && node.json().size() > most) {
        node.refuse("more than " + std::to_string(most));
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
        node->refuse("not in base64");
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
        const std::string& path = played.error().path;
        throw BadFile{{path.empty() ? node.path() : node.path() + '.' + path, 0, 0, played.error().reason}};
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
        id.refuse("no id of a round, such as 3-12");
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
        format.refuse(scenario::inQuotes(format.text()) + " is not " +
                      scenario::inQuotes(std::string(kFormat)));
    }
    Study study;
    study.title = shortText(fields.need("title"), kLongestTitle);
    const Node rounds = fields.need("rounds");
    for (const Node& round : someItems(rounds, kMostRounds)) {
        Round next = readRound(round);
        if (std::ranges::any_of(study.rounds, [&](const Round& known) {
                return known.id == next.id && known.opened == next.opened;
            })) {
            round.refuse("the same round twice");
        }
        study.rounds.push_back(std::move(next));
    }
    fields.refuseTheRest();
    return study;
}

} // namespace

Result<Study, FileError> read(std::string_view json) {
    if (json.size() > kLargestFile) {
        return FileError{"", 0, 0, "more than " + std::to_string(kLargestFile) + " bytes"};
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

} // namespace mesaviva::study
